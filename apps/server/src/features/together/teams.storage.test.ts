import { randomUUID } from 'node:crypto';
import { getTogether } from '@hundred/contract/together/groups';
import { getTeam } from '@hundred/contract/together/teams';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeExecute } from '../../log/execute';
import { testApp } from '../../testing/test-app';
import { type Companion, companion, inviteAndJoin } from './testing/companion';

const server = testApp();
const monday = '2037-06-08T10:00:00.000Z';
const tuesday = '2037-06-09T10:00:00.000Z';
const wednesday = '2037-06-10T10:00:00.000Z';

let ana: Companion;
let bo: Companion;
let cy: Companion;
let outsider: Companion;
/** The path of Ana's team. */
let team: string;
const read = async (who: Companion, at: string, query = '') => {
  const { status, body } = await who.get(`${team}${query}`, at);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return getTeam.answer.parse(body);
};
const memberOf = async (who: Companion, name: string, at: string) =>
  (await read(who, at)).members.find((member) => member.name === name)!;

beforeAll(async () => {
  ana = await companion(server.current, 'Ana', monday, { isPremium: true });
  bo = await companion(server.current, 'Bo', monday);
  cy = await companion(server.current, 'Cy', monday, { timezone: 'Asia/Tokyo' });
  outsider = await companion(server.current, 'Otto', monday, { isPremium: true });
  const { body } = await ana.ask('POST', '/teams', monday, { name: ' Early Shift ' });
  team = `/teams/${body.id}`;
  await inviteAndJoin(ana, team, [bo, cy], '2037-06-08T11:00:00.000Z');
});

it('A team shows the ring of a member who has Lifetime and opted in', async () => {
  const purchase = { kind: 'settlePurchase', purchase: 'one', plan: 'lifetime', inForce: true } as const;
  const paidAt = Date.parse(monday);
  const execute = makeExecute(server.current.storage.database);
  await execute(outsider.id, { ...purchase, paidAt }, { now: paidAt });
  const { body } = await outsider.ask('POST', '/teams', monday, { name: 'Night Shift' });
  const ringed = async () => {
    const { members } = getTeam.answer.parse((await outsider.get(`/teams/${body.id}`, monday)).body);
    return members.map(({ vip }) => vip);
  };
  expect(await ringed()).toEqual([undefined]);
  await outsider.ask('PUT', '/auth/profile', monday, { showVip: true });
  expect(await ringed()).toEqual([true]);
  await outsider.ask('DELETE', `/teams/${body.id}`, monday);
});

it('The list of groups has the day of a team as its own page shows it', async () => {
  const { teams } = getTogether.answer.parse((await bo.get('/together', monday)).body);
  const { members, streak } = await read(bo, monday);
  const { asked, done, needed } = streak.today;
  expect(teams.map(({ today }) => today)).toEqual([
    {
      streak: streak.days,
      asked,
      done,
      needed,
      people: members.map(({ id, name, isMe, standing, mayNudge }) => ({
        id,
        name,
        isMe,
        today: standing?.today ?? null,
        mayNudge,
        streak: standing?.streak,
      })),
    },
  ]);
  expect(teams[0]?.today?.people).toHaveLength(3);
});

describe('A team', () => {
  it('shows its members today, the board of the week and of the month, and nothing else about them', async () => {
    await ana.challenger.completeDay(tuesday, { actualReps: 25 });
    await bo.challenger.complete('situps', tuesday);
    await cy.ask('POST', '/challenge/rest-day', tuesday);
    const answer = await read(ana, tuesday);
    expect(answer).toMatchObject({
      name: 'Early Shift',
      isOwner: true,
      mayInvite: true,
      isReadOnly: false,
      mostMembers: 12,
      period: { from: '2037-06-07', to: '2037-06-13' },
    });
    expect(answer.invite?.expiresAt).toBe('2037-06-15T11:00:00.000Z');
    const [sent] = (await ana.get(team, tuesday)).body.members;
    expect(Object.keys(sent.standing).sort()).toEqual(['day', 'streak', 'today']);
    expect(answer.members.map(({ id: _, ...member }) => member)).toEqual([
      {
        name: 'Ana',
        isMe: true,
        isOwner: true,
        standing: {
          day: 1,
          streak: 1,
          today: 'done',
        },
        days: 1,
        // Twice the target at most, as on the boards.
        reps: 60,
        rank: 1,
        mayNudge: false,
      },
      {
        name: 'Bo',
        isMe: false,
        isOwner: false,
        standing: {
          day: 1,
          streak: 0,
          today: 'open',
        },
        days: 0,
        reps: 10,
        rank: 2,
        mayNudge: true,
      },
      {
        name: 'Cy',
        isMe: false,
        isOwner: false,
        standing: {
          day: 1,
          streak: 0,
          today: 'resting',
        },
        days: 0,
        reps: 0,
        rank: 3,
        mayNudge: false,
      },
    ]);
    expect(await read(bo, tuesday, '?period=month')).toMatchObject({
      isOwner: false,
      mayInvite: false,
      invite: null,
      period: { from: '2037-06-01', to: '2037-06-30' },
    });
    const board = (await ana.get('/leaderboard/global?timeframe=week', tuesday)).body.leaderboard;
    expect(board.map((row: { totalRepsCompleted: number }) => row.totalRepsCompleted)).toEqual([60, 10]);
    const answerText = JSON.stringify(answer);
    for (const secret of [ana.id, bo.id, 'people.test', 'Europe/Berlin', 'timeSeconds']) {
      expect(answerText).not.toContain(secret);
    }
  });

  it('has a streak that counts from the date after its members joined', async () => {
    expect((await read(ana, tuesday)).streak).toMatchObject({
      days: 0,
      today: { date: '2037-06-09', mark: 'open', asked: 2, done: 1, needed: 2 },
    });
    await bo.challenger.completeDay(tuesday);
    const { streak } = await read(cy, tuesday);
    // The ninth ends at 12:00 UTC in the last zone, and a workout may extend it there by two hours.
    expect(streak).toMatchObject({
      days: 1,
      today: { mark: 'gained', asked: 2, done: 2, settledAt: '2037-06-10T14:00:00.000Z' },
    });
    expect(streak.recent).toHaveLength(14);
    expect(streak.recent.at(-1)).toEqual({ date: '2037-06-09', mark: 'gained' });
    // Dates covered by rest days were not due; a gap that is too long ends the streak.
    const covered = (await read(ana, '2037-06-12T13:00:00.000Z')).streak;
    expect(covered.recent.slice(-4).map(({ mark }) => mark)).toEqual(['counted', 'neutral', 'open', 'open']);
    expect(covered.days).toBe(1);
    const later = (await read(ana, '2037-06-15T15:00:00.000Z')).streak;
    expect(later.recent.slice(-7, -4).map(({ mark }) => mark)).toEqual(['counted', 'missed', 'missed']);
    expect(later.days).toBe(0);
  });

  it('is not sent again to a page that has it', async () => {
    const get = (sentHeaders: Record<string, string>) =>
      server.current.app.inject({ url: `/api${team}`, headers: sentHeaders });
    const headers = await server.current.as('bo', wednesday);
    const first = await get(headers);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-store');
    const again = await get({ ...headers, 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await bo.challenger.complete('situps', wednesday);
    expect((await get({ ...headers, 'if-none-match': tag })).statusCode).toBe(200);
    expect((await get({ ...(await server.current.as('otto')), 'if-none-match': tag })).statusCode).toBe(404);
  });

  it('is indistinguishable from a random id for outsiders, to the byte, in every call', async () => {
    const member = (await memberOf(ana, 'Bo', wednesday)).id;
    const randomPath = `/teams/${randomUUID()}`;
    for (const [method, subpath, payload] of [
      ['GET', '', undefined],
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/invite', undefined],
      ['DELETE', '/invite', undefined],
      ['DELETE', `/members/${member}`, undefined],
      ['POST', `/nudge/${member}`, undefined],
    ] as const) {
      const answer = await outsider.ask(method, `${team}${subpath}`, wednesday, payload);
      const answerToRandomId = await outsider.ask(method, `${randomPath}${subpath}`, wednesday, payload);
      expect([method, subpath, answer]).toEqual([method, subpath, answerToRandomId]);
      expect(answer.status).toBe(404);
    }
  });

  it('refuses a member everything that only its owner may do', async () => {
    const member = (await memberOf(bo, 'Cy', wednesday)).id;
    for (const [method, subpath, payload] of [
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['DELETE', '/invite', undefined],
      ['DELETE', `/members/${member}`, undefined],
    ] as const) {
      const { status, body } = await bo.ask(method, `${team}${subpath}`, wednesday, payload);
      expect([subpath, status, body.error]).toEqual([subpath, 403, 'owner_only']);
    }
    expect((await bo.ask('POST', `${team}/invite`, wednesday)).body.error).toBe('premium_required');
  });

  it('allows one nudge a day, and only to members whose day is open', async () => {
    const nudge = async (who: Companion, whom: string, at: string) => {
      const { status, body } = await who.ask(
        'POST',
        `${team}/nudge/${(await memberOf(who, whom, at)).id}`,
        at,
      );
      return status === 200 ? 'nudged' : body.error;
    };
    const thursday = '2037-06-11T10:00:00.000Z';
    expect((await memberOf(ana, 'Cy', thursday)).mayNudge).toBe(true);
    expect(await nudge(ana, 'Cy', thursday)).toBe('nudged');
    expect(await nudge(ana, 'Cy', thursday)).toBe('already_nudged');
    expect((await memberOf(ana, 'Cy', thursday)).mayNudge).toBe(false);
    expect(await nudge(bo, 'Cy', thursday)).toBe('nudged');
    expect(await nudge(bo, 'Bo', thursday)).toBe('nothing_to_nudge');
    await cy.challenger.completeDay(thursday);
    expect(await nudge(bo, 'Cy', thursday)).toBe('nothing_to_nudge');
    expect(await nudge(ana, 'Cy', '2037-06-12T10:00:00.000Z')).toBe('nudged');
  });

  it('stores nothing of a member who joins and leaves on one date, but the dates of one who stayed for one', async () => {
    const di = await companion(server.current, 'Di', monday);
    const rows = async () =>
      (await server.current.storage.pool.query('select from team_member where person_id = $1', [di.id])).rows;
    const join = (at: string) => inviteAndJoin(ana, team, [di], at);
    const leave = async (at: string) => {
      const { id } = await memberOf(di, 'Di', at);
      expect((await di.ask('DELETE', `${team}/members/${id}`, at)).status).toBe(200);
    };
    const { streak } = await read(ana, wednesday);
    for (let round = 0; round < 10; round += 1) {
      await join(wednesday);
      // A second less than 22 hours later, which is the length of the shortest date.
      await leave('2037-06-11T07:59:59.000Z');
    }
    expect(await rows()).toHaveLength(0);
    expect((await read(ana, wednesday)).streak).toEqual(streak);
    await join(monday);
    await di.challenger.completeDay(tuesday);
    await leave(wednesday);
    expect(await rows()).toHaveLength(1);
    expect((await read(ana, tuesday)).streak.today).toMatchObject({ asked: 3, done: 3 });
    await di.ask('DELETE', '/account', wednesday, { confirm: 'DELETE' });
  });

  it('preserves its past days when its owner deletes the account', async () => {
    const [gil, hana, ivo] = [
      await companion(server.current, 'Gil', monday, { isPremium: true }),
      await companion(server.current, 'Hana', monday),
      await companion(server.current, 'Ivo', monday, { isPremium: true }),
    ];
    const { body } = await gil.ask('POST', '/teams', monday, { name: 'Owned' });
    const owned = `/teams/${body.id}`;
    await inviteAndJoin(gil, owned, [hana, ivo], monday);
    for (const date of [tuesday, wednesday]) {
      await gil.challenger.completeDay(date);
      await hana.challenger.completeDay(date);
    }
    const friday = '2037-06-12T15:00:00.000Z';
    const streakAt = async () => getTeam.answer.parse((await hana.get(owned, friday)).body).streak;
    const past = ({ recent }: Awaited<ReturnType<typeof streakAt>>) =>
      recent.filter(({ date }) => date < '2037-06-12');
    await hana.challenger.completeDay('2037-06-11T10:00:00.000Z');
    await gil.challenger.completeDay('2037-06-11T10:00:00.000Z');
    const before = await streakAt();
    expect(before.days).toBe(3);
    expect((await gil.ask('DELETE', '/account', friday, { confirm: 'DELETE' })).status).toBe(200);
    const after = await streakAt();
    expect([after.days, past(after)]).toEqual([3, past(before)]);
    const { rows } = await server.current.storage.pool.query('select * from team where id = $1', [body.id]);
    expect(JSON.stringify(rows)).not.toContain(gil.id);
    for (const one of [hana, ivo]) await one.ask('DELETE', '/account', friday, { confirm: 'DELETE' });
    expect(
      (await server.current.storage.pool.query('select from team where id = $1', [body.id])).rows,
    ).toEqual([]);
  });

  it('is renamed and transferred by its owner; it ends with its last member', async () => {
    const at = '2037-06-12T11:00:00.000Z';
    expect((await ana.ask('PUT', team, at, { name: 'Late Shift' })).status).toBe(200);
    const heir = (await memberOf(ana, 'Cy', at)).id;
    expect((await ana.ask('PUT', team, at, { owner: heir })).status).toBe(200);
    expect((await ana.ask('PUT', team, at, { name: 'No more' })).body.error).toBe('owner_only');
    expect(await read(cy, at)).toMatchObject({ name: 'Late Shift', isOwner: true, mayInvite: false });
    // The owner leaves, so the oldest member owns it.
    await cy.ask('DELETE', `${team}/members/${heir}`, at);
    expect((await cy.get(team, at)).status).toBe(404);
    const left = await read(ana, at);
    expect(left.members.map(({ name, isOwner }) => [name, isOwner])).toEqual([
      ['Ana', true],
      ['Bo', false],
    ]);
    // The dates on which Cy belonged to it are unchanged.
    expect(left.streak.recent.at(-4)).toEqual({ date: '2037-06-09', mark: 'counted' });
    await ana.ask('DELETE', `${team}/members/${(await memberOf(ana, 'Bo', at)).id}`, at);
    expect((await bo.get(team, at)).status).toBe(404);
    await ana.ask('DELETE', `${team}/members/${(await memberOf(ana, 'Ana', at)).id}`, at);
    const { rows } = await server.current.storage.pool.query('select from team');
    expect(rows).toHaveLength(0);
  });
});
