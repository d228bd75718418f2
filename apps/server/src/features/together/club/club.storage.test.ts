import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperator, removeOperator } from '../../../identity/operators';
import { testApp } from '../../../testing/test-app';
import { type Companion, companion, inviteAndJoin } from '../testing/companion';

const server = testApp();
const at = '2038-03-01T10:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const nextDay = '2038-03-02T10:00:00.000Z';
const afterNextDay = (seconds: number) => later(24 * 3600 + seconds);

type ListedMember = { id: string; name: string; isMe: boolean; mayNudge: boolean };

let ana: Companion;
let bo: Companion;
let cy: Companion;
let club: string;
const readClub = async (one: Companion, now: string, query = '') =>
  (await one.get(`${club}${query}`, now)).body;
const asOperator = (one: Companion) =>
  server.current.storage.database.transaction((transaction) =>
    addOperator(transaction, one.id, { grantedBy: null, now: Date.parse(at) }),
  );
const completeDay = async (one: Companion, now: string) => {
  for (const exercise of ['pushups', 'situps', 'jumpingJacks']) {
    await one.ask('POST', '/challenge/complete-exercise', now, { exercise });
  }
};

beforeAll(async () => {
  ana = await companion(server.current, 'Ana', at);
  bo = await companion(server.current, 'Bo', at);
  cy = await companion(server.current, 'Cy', at, { hasBegun: false });
  await asOperator(ana);
  const started = await ana.ask('POST', '/desk/club', at, { name: 'Turnverein' });
  club = `/teams/${started.body.id}`;
  await inviteAndJoin(ana, club, [bo, cy], at);
});

describe('The club team', () => {
  it('has 500 places, and its operator invites without Premium', async () => {
    const clubTeam = await readClub(ana, at);
    expect(clubTeam).toMatchObject({
      name: 'Turnverein',
      isOwner: true,
      mayInvite: true,
      isReadOnly: false,
      mostMembers: 500,
      // Cy has not started, and so has no day: `none`.
      club: { members: 3, page: 1, pages: 1, today: { done: 0, open: 2, none: 1, resting: 0, free: 0 } },
    });
    expect(clubTeam.invite.expiresAt).toBe(later(90 * 24 * 3600));
    expect(await readClub(bo, at)).toMatchObject({ isOwner: false, mayInvite: false, invite: null });
  });

  it('is the only one of an installation', async () => {
    const second = await ana.ask('POST', '/desk/club', at, { name: 'Another' });
    expect([second.status, second.body.error]).toEqual([409, 'club_exists']);
  });

  it('counts towards no limit of a plan', async () => {
    const dee = await companion(server.current, 'Dee', at, { isPremium: true });
    const team = `/teams/${(await dee.ask('POST', '/teams', at, { name: 'Early Shift' })).body.id}`;
    await inviteAndJoin(dee, team, [bo], later(1));
    const { teams } = (await bo.get('/together', later(1))).body;
    expect(teams).toMatchObject([
      { name: 'Early Shift', isReadOnly: false, mostMembers: 12 },
      { name: 'Turnverein', isReadOnly: false, mostMembers: 500, isClub: true },
    ]);
    expect(await readClub(bo, at)).toMatchObject({ isReadOnly: false });
    const ownMembership = (await bo.get(team, at)).body.members.find(({ isMe }: ListedMember) => isMe);
    await bo.ask('DELETE', `${team}/members/${ownMembership.id}`, at);
  });

  it('shows an own completion at once, and one of others within 15 seconds', async () => {
    expect(await readClub(ana, nextDay)).toMatchObject({ club: { today: { done: 0, open: 2 } } });
    await completeDay(bo, nextDay);
    const clubTeam = await readClub(bo, nextDay);
    expect(clubTeam.club.today).toMatchObject({ done: 1, open: 1 });
    expect(clubTeam.members[0]).toMatchObject({ name: 'Bo', isMe: true, rank: 1, days: 1 });
    expect(clubTeam.streak.today).toMatchObject({ asked: 2, done: 1, needed: 2 });
    expect((await readClub(ana, afterNextDay(16))).club.today).toMatchObject({ done: 1, open: 1 });
    await completeDay(ana, afterNextDay(17));
    expect((await readClub(bo, afterNextDay(40))).streak).toMatchObject({
      days: 1,
      today: { mark: 'gained', done: 2 },
    });
  });

  it('answers a poll without a change with the same tag', async () => {
    const tagOf = async (now: string) => {
      const headers = await server.current.as('bo', now);
      return (await server.current.app.inject({ url: `/api${club}`, headers })).headers.etag;
    };
    expect(await tagOf(afterNextDay(100))).toBe(await tagOf(afterNextDay(200)));
  });

  it('has no nudges, and nobody is notified of new members', async () => {
    const { members } = await readClub(ana, nextDay);
    const other = members.find(({ isMe }: ListedMember) => !isMe);
    expect(members.map(({ mayNudge }: ListedMember) => mayNudge)).toEqual([false, false, false]);
    const refused = await ana.ask('POST', `${club}/nudge/${other.id}`, nextDay);
    expect([refused.status, refused.body.error]).toEqual([409, 'nothing_to_nudge']);
  });

  it('passes to no member when its operator leaves, and another operator takes it over', async () => {
    const { members } = await readClub(ana, nextDay);
    const idOf = (name: string) => members.find((one: ListedMember) => one.name === name).id;
    const transfer = await ana.ask('PUT', club, nextDay, { owner: idOf('Bo') });
    expect([transfer.status, transfer.body.error]).toEqual([403, 'owner_only']);
    const eve = await companion(server.current, 'Eve', at);
    await asOperator(eve);
    expect((await eve.get('/desk/club', nextDay)).body).toEqual({
      club: {
        id: club.slice('/teams/'.length),
        name: 'Turnverein',
        members: 3,
        mostMembers: 500,
        owner: 'Ana',
        isMine: false,
      },
    });
    await ana.ask('DELETE', `${club}/members/${idOf('Ana')}`, nextDay);
    expect((await eve.get('/desk/club', nextDay)).body.club).toMatchObject({ members: 2, owner: null });
    expect(await readClub(bo, nextDay)).toMatchObject({ isOwner: false });
    expect((await bo.ask('PUT', club, nextDay, { name: 'Mine' })).status).toBe(403);
    expect((await eve.ask('POST', '/desk/club/owner', nextDay)).status).toBe(200);
    expect((await eve.ask('POST', '/desk/club/owner', nextDay)).status).toBe(200);
    expect((await eve.get('/desk/club', nextDay)).body.club).toMatchObject({
      owner: 'Eve',
      isMine: true,
      members: 3,
    });
    expect((await eve.ask('PUT', club, nextDay, { name: 'Sportverein' })).status).toBe(200);
    expect(await readClub(eve, nextDay)).toMatchObject({
      isOwner: true,
      mayInvite: true,
      name: 'Sportverein',
    });
    await server.current.storage.database.transaction((transaction) => removeOperator(transaction, eve.id));
    expect(await readClub(eve, nextDay)).toMatchObject({ isOwner: false, mayInvite: false });
    expect((await eve.ask('POST', `${club}/invite`, nextDay)).status).toBe(403);
  });
});

/** Adds members who have not started. */
async function addMembers(prefix: string, count: number): Promise<void> {
  const { database } = server.current.storage;
  await database.execute(sql`
    insert into person (id, issuer, subject, display_name, created_at)
    select gen_random_uuid(), ${prefix}, number::text, 'Member ' || number, now()
    from generate_series(1, ${count}::int) number`);
  await database.execute(sql`
    insert into team_member (id, group_id, person_id, joined_at)
    select gen_random_uuid(), ${club.slice('/teams/'.length)}, id, ${at}::timestamptz from person where issuer = ${prefix}`);
}

describe('A club team of more people than a page lists', () => {
  const members = 120;
  const now = afterNextDay(600);
  beforeAll(async () => addMembers('some', members - (await readClub(bo, nextDay)).club.members));

  it('answers with one page of the board, and with the person wherever they stand', async () => {
    const first = await readClub(bo, now);
    expect(first.club).toMatchObject({ members, page: 1, pages: 3 });
    // 50 members on a page. Bo, who is the first of the board, is shown on the third page before its 20 members.
    expect(first.members).toHaveLength(50);
    const last = await readClub(bo, now, '?page=3');
    expect(last.club.page).toBe(3);
    expect(last.members).toHaveLength(21);
    expect(last.members[0]).toMatchObject({ name: 'Bo', isMe: true });
    expect((await readClub(bo, now, '?page=10')).club.page).toBe(3);
    const wrong = await bo.get(`${club}?page=11`, now);
    expect([wrong.status, wrong.body.field]).toEqual([400, 'page']);
  });

  it('has some who are done and the person in the list of groups, and everyone in the count', async () => {
    const [listed] = (await cy.get('/together', now)).body.teams;
    expect(listed).toMatchObject({ members, mostMembers: 500, today: { asked: 1, done: 1, needed: 2 } });
    expect(listed.today.people).toMatchObject([
      { name: 'Bo', today: 'done' },
      { name: 'Cy', isMe: true, today: null },
    ]);
  });

  it('lets nobody in once 500 people are in it', async () => {
    await addMembers('others', 500 - members);
    // Taking the team over would make Ana a member again.
    const full = await ana.ask('POST', '/desk/club/owner', now);
    expect([full.status, full.body.error]).toEqual([409, 'group_full']);
  });
});
