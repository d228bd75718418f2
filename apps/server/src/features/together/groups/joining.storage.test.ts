import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../../db/schema/schema';
import { invite, socialSuspension, team, teamMember } from '../../../db/schema/social-schema';
import { startSecondServer, testApp } from '../../../testing/test-app';
import { forgetExpiredSocialData } from '../forget-expired';
import { type Companion, companion, inviteAndJoin } from '../testing/companion';

const server = testApp();
const database = () => server.current.storage.database;
const at = '2037-06-08T10:00:00.000Z';
const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();

let people = 0;
const newcomer = (name: string, { isPremium = false } = {}) => {
  people += 1;
  return companion(server.current, `${name} ${people}`, at, { isPremium });
};
async function newTeam(owner: Companion, name = 'Early Shift') {
  const { body } = await owner.ask('POST', '/teams', at, { name });
  return `/teams/${body.id}`;
}
const join = async (who: Companion, code: string, now = at) => {
  const { status, body } = await who.ask('POST', `/join/${code}`, now);
  return status === 200 ? 'joined' : body.error;
};

/** Adds members who do nothing. */
async function fill(group: string, members: number) {
  for (let index = 0; index < members; index += 1) {
    const id = randomUUID();
    await database()
      .insert(person)
      .values({ id, issuer: 'https://other.test', subject: id, createdAt: new Date(at) });
    await database()
      .insert(teamMember)
      .values({
        id: randomUUID(),
        groupId: group.replace('/teams/', ''),
        personId: id,
        joinedAt: new Date(at),
      });
  }
}

let ana: Companion;
let shift: string;
let code: string;
beforeAll(async () => {
  ana = await newcomer('Ana', { isPremium: true });
  shift = await newTeam(ana);
  code = await inviteAndJoin(ana, shift, [], at);
});

describe('An invitation', () => {
  it('shows its group, and that joining is free', async () => {
    const bo = await newcomer('Bo');
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    expect((await bo.get(`/join/${typed}`, at)).body).toEqual({
      kind: 'team',
      name: 'Early Shift',
      invitedBy: 'Ana 1',
      members: 1,
      mostMembers: 12,
      from: null,
      to: null,
      joined: null,
      refusal: null,
    });
    expect(await join(bo, typed)).toBe('joined');
    expect(await join(bo, code)).toBe('joined');
    const again = (await bo.get(`/join/${code}`, at)).body;
    expect([again.joined, again.members]).toEqual([shift.replace('/teams/', ''), 2]);
    const invites = await database().select().from(invite);
    expect(JSON.stringify(invites)).not.toContain(code);
  });

  it('gets the same answer whether it is wrong, expired, replaced, revoked or of a blocked person', async () => {
    const cy = await newcomer('Cy');
    const answersTo = async (one: string, now = at) => [
      await cy.get(`/join/${one}`, now),
      await cy.ask('POST', `/join/${one}`, now),
    ];
    const wrong = await answersTo('0000000000');
    expect(wrong.map(({ status }) => status)).toEqual([404, 404]);
    expect(await answersTo('nothing-like-a-code')).toEqual(wrong);
    const [replaced, current] = [code, (await ana.ask('POST', `${shift}/invite`, at)).body.invite.code];
    expect(await answersTo(replaced)).toEqual(wrong);
    // An invitation is good for seven days.
    expect(await answersTo(current, later(7 * 24))).toEqual(wrong);
    expect((await answersTo(current, later(7 * 24 - 1)))[0]).toMatchObject({ status: 200 });
    const { body } = await ana.ask('POST', `${shift}/invite`, at);
    await ana.ask('DELETE', `${shift}/invite`, at);
    expect(await answersTo(body.invite.code)).toEqual(wrong);
    expect((await ana.get(shift, at)).body.invite).toBeNull();
    const open = await inviteAndJoin(ana, shift, [], at);
    // A block gives that answer too, here after Cy has blocked the owner.
    const group = shift.replace('/teams/', '');
    await join(cy, open);
    const owner = (await cy.get(shift, at)).body.members.find((one: { isOwner: boolean }) => one.isOwner).id;
    await cy.ask('POST', '/blocks', at, { in: 'team', group, member: owner });
    const ownId = (await cy.get(shift, at)).body.members.find((one: { isMe: boolean }) => one.isMe).id;
    await cy.ask('DELETE', `${shift}/members/${ownId}`, at);
    expect(await answersTo(open)).toEqual(wrong);
    const { blocks } = (await cy.get('/blocks', at)).body;
    expect(blocks).toMatchObject([{ name: null }]);
    await cy.ask('DELETE', `/blocks/${blocks[0].id}`, at);
    expect(await join(cy, open)).toBe('joined');
    code = open;
  });

  it('has a mark by which its owner recognizes it, and which is not part of its code', async () => {
    const fay = await newcomer('Fay', { isPremium: true });
    const group = await newTeam(fay, 'Third');
    const make = async () => (await fay.ask('POST', `${group}/invite`, at)).body.invite;
    const [first, second] = [await make(), await make()];
    expect(first.expiresAt).toBe(second.expiresAt);
    expect(first.mark).not.toBe(second.mark);
    expect(second.mark).toMatch(/^[\w-]{4}$/);
    const { expiresAt, mark } = second;
    expect((await fay.get(group, at)).body.invite).toEqual({ expiresAt, mark });
    const gil = await newcomer('Gil');
    await join(gil, second.code);
    expect((await gil.get(group, at)).body.invite).toBeNull();
  });

  it('admits nobody without a name, while suspended, or beyond the limit of their plan', async () => {
    const di = await newcomer('Di');
    const refusal = async (now = at) => (await di.get(`/join/${code}`, now)).body.refusal;
    await database().update(person).set({ displayName: null }).where(eq(person.id, di.id));
    expect([await refusal(), await join(di, code)]).toEqual(['name_required', 'name_required']);
    await di.ask('PUT', '/auth/profile', at, { displayName: 'Di' });
    await database()
      .insert(socialSuspension)
      .values({ personId: di.id, until: new Date(later(1)) });
    expect([await refusal(), await join(di, code)]).toEqual(['social_suspended', 'social_suspended']);
    expect(await join(di, code, later(1))).toBe('joined');
    await database().delete(socialSuspension);
    const eve = await newcomer('Eve', { isPremium: true });
    const second = await inviteAndJoin(eve, await newTeam(eve, 'Second'), [], at);
    expect([(await di.get(`/join/${second}`, at)).body.refusal, await join(di, second)]).toEqual([
      'too_many_groups',
      'too_many_groups',
    ]);
    await di.ask('POST', '/premium/start-trial', at);
    expect(await join(di, second)).toBe('joined');
    // With Premium, a person is in three teams at most.
    for (const expected of [
      ['Third', 200, undefined],
      ['Fourth', 409, 'too_many_groups'],
    ] as const) {
      const [name] = expected;
      const { status, body } = await di.ask('POST', '/teams', at, { name });
      expect([name, status, body.error]).toEqual(expected);
    }
  });

  it('stays valid when a person joins and leaves again and again, until the group is full', async () => {
    const hub = await newcomer('Hub', { isPremium: true });
    const group = await newTeam(hub, 'Revolving');
    const open = await inviteAndJoin(hub, group, [], at);
    const ike = await newcomer('Ike');
    for (let round = 0; round < 12; round += 1) {
      expect(await join(ike, open)).toBe('joined');
      const { members } = (await ike.get(group, at)).body;
      const ownId = members.find((one: { isMe: boolean }) => one.isMe).id;
      expect((await ike.ask('DELETE', `${group}/members/${ownId}`, at)).status).toBe(200);
    }
    expect((await hub.get(group, at)).body.invite).not.toBeNull();
    // With Hub and ten others, one of the twelve places is free.
    await fill(group, 10);
    const [jan, kit] = [await newcomer('Jan'), await newcomer('Kit')];
    expect(await join(jan, open)).toBe('joined');
    expect((await kit.get(`/join/${open}`, at)).body.refusal).toBe('group_full');
    expect(await kit.ask('POST', `/join/${open}`, at)).toMatchObject({
      status: 409,
      body: { error: 'group_full' },
    });
    const { members } = (await jan.get(group, at)).body;
    const jans = members.find((one: { isMe: boolean }) => one.isMe).id;
    await jan.ask('DELETE', `${group}/members/${jans}`, at);
    expect(await join(kit, open)).toBe('joined');
  });

  it('of a removed member does not readmit them', async () => {
    const flo = await newcomer('Flo');
    expect(await join(flo, code)).toBe('joined');
    const id = (await flo.get(shift, at)).body.members.find((one: { isMe: boolean }) => one.isMe).id;
    expect((await ana.ask('DELETE', `${shift}/members/${id}`, at)).status).toBe(200);
    expect(await join(flo, code)).toBe('not_found');
  });
});

describe('The end of Premium', () => {
  it('leaves a group without new invitations, and several memberships read-only until one is left', async () => {
    const gus = await newcomer('Gus', { isPremium: true });
    const own = await newTeam(gus, 'Own');
    const other = await newTeam(gus, 'Other');
    const hal = await newcomer('Hal');
    await inviteAndJoin(gus, own, [hal], at);
    const over = later(7 * 24 + 1);
    expect((await gus.ask('POST', `${own}/invite`, over)).body.error).toBe('premium_required');
    expect((await gus.get(own, over)).body).toMatchObject({
      isOwner: true,
      mayInvite: false,
      isReadOnly: true,
    });
    const { teams, most } = (await gus.get('/together', over)).body;
    expect([most.teams, teams.map((one: { isReadOnly: boolean }) => one.isReadOnly)]).toEqual([
      1,
      [true, true],
    ]);
    const { members } = (await gus.get(own, over)).body;
    const hals = members.find((one: { isMe: boolean }) => !one.isMe);
    expect([hals.standing.today, hals.mayNudge]).toEqual(['open', false]);
    expect((await gus.ask('POST', `${own}/nudge/${hals.id}`, over)).body.error).toBe('too_many_groups');
    expect((await hal.get(own, over)).body.isReadOnly).toBe(false);
    const ownId = (await gus.get(other, over)).body.members[0].id;
    await gus.ask('DELETE', `${other}/members/${ownId}`, over);
    expect((await gus.get(own, over)).body.isReadOnly).toBe(false);
    expect((await gus.ask('POST', `${own}/nudge/${hals.id}`, over)).status).toBe(200);
    // The ownership of a read-only group may be transferred.
    expect((await gus.ask('PUT', own, over, { owner: hals.id })).status).toBe(200);
    expect((await hal.get(own, over)).body.isOwner).toBe(true);
  });
});

describe('With concurrent requests', () => {
  it('one of three people gets the last place', async () => {
    const ivy = await newcomer('Ivy', { isPremium: true });
    const full = await newTeam(ivy, 'Nearly full');
    await fill(full, 10);
    const last = await inviteAndJoin(ivy, full, [], at);
    const second = await startSecondServer(server.current);
    const jo = await newcomer('Jo');
    for (const name of ['Kim', 'Lu']) await newcomer(name);
    // The subject of a newcomer is the name with a number, of which Lu has the last.
    const [kim, lu] = [`kim ${people - 1}`, `lu ${people}`];
    const joinOnSecond = async (subject: string) => {
      const headers = await server.current.as(subject, at);
      const answer = await second.app.inject({ method: 'POST', url: `/api/join/${last}`, headers });
      return answer.statusCode === 200 ? 'joined' : answer.json().error;
    };
    const answers = await Promise.all([join(jo, last), joinOnSecond(kim), joinOnSecond(lu)]);
    await second.close();
    expect(answers.sort()).toEqual(['group_full', 'group_full', 'joined']);
  });

  it('a person who joins two teams at once gets into one', async () => {
    const [mo, ned] = [await newcomer('Mo', { isPremium: true }), await newcomer('Ned', { isPremium: true })];
    const codes = [
      await inviteAndJoin(mo, await newTeam(mo, 'One'), [], at),
      await inviteAndJoin(ned, await newTeam(ned, 'Two'), [], at),
    ];
    const pat = await newcomer('Pat');
    const answers = await Promise.all(codes.map((one) => join(pat, one)));
    expect(answers.sort()).toEqual(['joined', 'too_many_groups']);
  });

  it('a team is gone after all its members leave or delete their account concurrently', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await newcomer('Quin', { isPremium: true });
      const leaving = await newTeam(owner, 'Leaving');
      const others = [await newcomer('Ray'), await newcomer('Sue')];
      await inviteAndJoin(owner, leaving, others, at);
      const memberIdOf = async (who: Companion) =>
        (await who.get(leaving, at)).body.members.find(({ isMe }: { isMe: boolean }) => isMe).id;
      const [ownerId, otherId] = [await memberIdOf(owner), await memberIdOf(others[0]!)];
      const answers = await Promise.all([
        owner.ask('DELETE', `${leaving}/members/${ownerId}`, at),
        others[0]!.ask('DELETE', `${leaving}/members/${otherId}`, at),
        others[1]!.ask('DELETE', '/account', at, { confirm: 'DELETE' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const left = await database()
        .select()
        .from(team)
        .where(eq(team.id, leaving.replace('/teams/', '')));
      expect(left).toEqual([]);
    }
  });

  it('a team that was started while the account was deleted is gone an hour later, and no other', async () => {
    const wes = await newcomer('Wes', { isPremium: true });
    const ids = [await newTeam(wes, 'Of nobody'), await newTeam(wes, 'Of Wes')].map((one) =>
      one.replace('/teams/', ''),
    );
    // This is the state after a deletion that ran before the person had a team.
    await database().delete(teamMember).where(eq(teamMember.groupId, ids[0]!));
    const left = async (now: number) => {
      await forgetExpiredSocialData(database(), now);
      return (await database().select().from(team).where(inArray(team.id, ids))).map(({ name }) => name);
    };
    expect((await left(Date.parse(later(1)))).sort()).toEqual(['Of Wes', 'Of nobody']);
    expect(await left(Date.parse(later(1)) + 1)).toEqual(['Of Wes']);
  });
});

describe('A team', () => {
  it('is passed on by an owner who deletes the account', async () => {
    const tia = await newcomer('Tia', { isPremium: true });
    const handed = await newTeam(tia, 'Handed on');
    const [uma, vic] = [await newcomer('Uma'), await newcomer('Vic')];
    await inviteAndJoin(tia, handed, [uma], at);
    await inviteAndJoin(tia, handed, [vic], later(1));
    await tia.ask('DELETE', '/account', later(2), { confirm: 'DELETE' });
    expect((await uma.get(handed, later(3))).body).toMatchObject({ isOwner: true });
    expect((await vic.get(handed, later(3))).body).toMatchObject({ isOwner: false });
    expect((await vic.get(handed, later(3))).body.members).toHaveLength(2);
  });
});
