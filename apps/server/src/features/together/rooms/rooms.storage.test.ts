import { randomUUID } from 'node:crypto';
import { getTogether } from '@hundred/contract/together/groups';
import { getRoom } from '@hundred/contract/together/rooms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProgram } from '../../../compose';
import { startSecondServer, testApp } from '../../../testing/test-app';
import { type Companion, companion } from '../testing/companion';

const server = testApp();
/** When the room is opened. */
const opened = Date.parse('2037-06-08T10:00:00.000Z');
const after = (seconds: number) => new Date(opened + seconds * 1000).toISOString();

let secondServer: ServerProgram;
let ana: Companion;
let bo: Companion;
let cy: Companion;
let room: string;
let code: string;
beforeAll(async () => {
  secondServer = await startSecondServer(server.current);
  ana = await companion(server.current, 'Ana', after(0), { isPremium: true });
  bo = await companion(server.current, 'Bo', after(0));
  cy = await companion(server.current, 'Cy', after(0));
  const { body } = await ana.ask('POST', '/rooms', after(0));
  room = `/rooms/${body.id}`;
  code = body.invite.code;
  expect(body.invite.url).toMatch(new RegExp(`/join/${code}$`));
});
afterAll(() => secondServer.close());

/** Sends a request to the second server, as a proxy might. */
async function elsewhere(
  subject: string,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  seconds: number,
  payload?: object,
) {
  const headers = await server.current.as(subject, after(seconds));
  const answer = await secondServer.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const read = async (who: Companion, seconds: number) => {
  const { status, body } = await who.get(room, after(seconds));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return getRoom.answer.parse(body);
};
const roomSeenBy = async (who: Companion, seconds: number) =>
  Object.fromEntries((await read(who, seconds)).members.map((member) => [member.name, member]));

/** Leaves rooms, because a person can be in five open rooms at most. */
const leave = async (left: string, seconds: number, ...who: Companion[]) => {
  for (const one of who) expect((await one.ask('DELETE', `${left}/me`, after(seconds))).status).toBe(200);
};

describe('A room', () => {
  it('is joined by its link on any server, and shows who is present and their progress', async () => {
    expect((await bo.ask('POST', `/join/${code}`, after(1))).body).toMatchObject({ kind: 'room' });
    expect((await elsewhere('cy', 'POST', `/join/${code}`, 2, {})).status).toBe(200);
    await bo.challenger.complete('situps', after(3));
    const { Ana, Bo, Cy } = await roomSeenBy(cy, 4);
    expect([Ana?.isPresent, Bo?.isPresent, Cy?.isMe]).toEqual([true, true, true]);
    expect(Bo?.standing?.marks).toEqual({ pushups: false, situps: true, jumpingJacks: false });
    expect((await elsewhere('ana', 'GET', room, 5)).body).toMatchObject({
      startsAt: null,
      mayBegin: true,
      mayInvite: true,
      endsAt: after(3 * 3600),
      mostMembers: 8,
    });
    expect(await read(bo, 5)).toMatchObject({ mayBegin: false, mayInvite: false, isOwner: false });
  });

  it('shows neither streaks nor rest days', async () => {
    const rey = await companion(server.current, 'Rey', after(0), { isPremium: true });
    const { body } = await rey.ask('POST', '/rooms', after(0));
    expect((await rey.ask('POST', '/challenge/rest-day', after(1))).status).toBe(200);
    const { members } = (await rey.get(`/rooms/${body.id}`, after(2))).body;
    const marks = { pushups: false, situps: false, jumpingJacks: false };
    expect(members[0].standing).toEqual({ day: 1, today: 'free', marks });
  });

  it('shows members who stop polling as absent, and as present again later', async () => {
    // Cy polled last at 4 s, and Ana and Bo at 5 s. A member is absent 15 s after the stored time of a poll, which is not
    // renewed for the first 5 s.
    expect((await roomSeenBy(bo, 16)).Cy?.isPresent).toBe(true);
    expect((await roomSeenBy(bo, 19)).Cy?.isPresent).toBe(false);
    await read(cy, 20);
    expect((await roomSeenBy(bo, 21)).Cy?.isPresent).toBe(true);
  });

  it('is in the list of groups with the people who are there, and reading the list marks nobody as present', async () => {
    const readListedPeople = async (who: Companion, seconds: number) => {
      const { rooms } = getTogether.answer.parse((await who.get('/together', after(seconds))).body);
      return rooms.find(({ id }) => room.endsWith(id))?.people;
    };
    await read(bo, 22);
    expect(await readListedPeople(ana, 23)).toMatchObject([
      { name: 'Ana', isMe: true, isPresent: false },
      { name: 'Bo', isMe: false, isPresent: true },
      { name: 'Cy', isMe: false, isPresent: true },
    ]);
    expect(
      (await readListedPeople(bo, 24))?.filter(({ isPresent }) => isPresent).map(({ name }) => name),
    ).toEqual(['Bo', 'Cy']);
    expect((await readListedPeople(bo, 37.5))?.some(({ isPresent }) => isPresent)).toBe(false);
  });

  it('begins the countdown once everybody present is ready, without absent members', async () => {
    await read(cy, 38);
    expect((await bo.ask('PUT', `${room}/me`, after(40), { ready: true })).status).toBe(200);
    expect((await roomSeenBy(cy, 41)).Bo?.isReady).toBe(true);
    expect((await read(bo, 41)).startsAt).toBeNull();
    // Ana polled last at 5 s.
    expect((await elsewhere('cy', 'PUT', `${room}/me`, 42, { ready: true })).status).toBe(200);
    const startsAt = after(48);
    expect([(await read(bo, 43)).startsAt, (await elsewhere('ana', 'GET', room, 43)).body.startsAt]).toEqual([
      startsAt,
      startsAt,
    ]);
    await bo.ask('PUT', `${room}/me`, after(44), { ready: false });
    await bo.ask('PUT', `${room}/me`, after(45), { ready: true });
    expect((await read(ana, 46)).startsAt).toBe(startsAt);
  });

  it('has five cheers, each visible for ten seconds', async () => {
    expect((await elsewhere('bo', 'POST', `${room}/cheer`, 50, { cheer: 'strong' })).status).toBe(200);
    expect((await roomSeenBy(ana, 51)).Bo?.cheer).toEqual({ cheer: 'strong', at: after(50) });
    expect((await roomSeenBy(ana, 60)).Bo?.cheer).toBeNull();
    const { status, body } = await bo.ask('POST', `${room}/cheer`, after(61), { cheer: 'you are slow' });
    expect([status, body.field]).toEqual([400, 'cheer']);
  });

  it('begins when its owner says so, and for nobody else', async () => {
    const { body } = await ana.ask('POST', '/rooms', after(70));
    const roomPath = `/rooms/${body.id}`;
    await bo.ask('POST', `/join/${body.invite.code}`, after(71));
    expect((await bo.ask('POST', `${roomPath}/begin`, after(72))).body.error).toBe('owner_only');
    // A single member who is ready does not start it.
    await ana.ask('DELETE', `${roomPath}/me`, after(73));
    await bo.ask('PUT', `${roomPath}/me`, after(100), { ready: true });
    expect((await bo.get(roomPath, after(101))).body).toMatchObject({
      startsAt: null,
      isOwner: true,
      mayBegin: true,
    });
    expect((await bo.ask('POST', `${roomPath}/begin`, after(102))).status).toBe(200);
    expect((await bo.get(roomPath, after(103))).body.startsAt).toBe(after(108));
    await bo.ask('DELETE', `${roomPath}/me`, after(104));
    expect((await bo.get(roomPath, after(105))).status).toBe(404);
  });

  it('begins when the last two get ready at once on two servers', async () => {
    for (let round = 0; round < 3; round += 1) {
      const at = 200 + round * 10;
      const { body } = await ana.ask('POST', '/rooms', after(at));
      await bo.ask('POST', `/join/${body.invite.code}`, after(at));
      const ready = { ready: true };
      await Promise.all([
        elsewhere('ana', 'PUT', `/rooms/${body.id}/me`, at + 1, ready),
        bo.ask('PUT', `/rooms/${body.id}/me`, after(at + 1), ready),
      ]);
      expect((await bo.get(`/rooms/${body.id}`, after(at + 2))).body.startsAt).toBe(after(at + 7));
      await leave(`/rooms/${body.id}`, at + 3, ana, bo);
    }
  });

  it.each([
    ['leaves', 500],
    ['becomes absent', 600],
  ])('begins once the only member who is not ready %s', async (how, at) => {
    const { body } = await ana.ask('POST', '/rooms', after(at));
    const roomPath = `/rooms/${body.id}`;
    for (const who of [bo, cy]) await who.ask('POST', `/join/${body.invite.code}`, after(at + 1));
    for (const who of [ana, bo]) await who.ask('PUT', `${roomPath}/me`, after(at + 2), { ready: true });
    expect((await bo.get(roomPath, after(at + 3))).body.startsAt).toBeNull();
    if (how === 'leaves') await cy.ask('DELETE', `${roomPath}/me`, after(at + 4));
    else {
      // Cy polled last when they joined.
      for (const seconds of [7, 12]) {
        for (const who of [ana, bo]) {
          expect((await who.get(roomPath, after(at + seconds))).body.startsAt).toBeNull();
        }
      }
    }
    // The countdown takes six seconds: after Cy left at second 4, or after the poll at second 16 finds them absent.
    const startsAt = after(how === 'leaves' ? at + 10 : at + 22);
    expect((await elsewhere('ana', 'GET', roomPath, at + 16)).body.startsAt).toBe(startsAt);
    expect((await bo.get(roomPath, after(at + 17))).body.startsAt).toBe(startsAt);
    await leave(roomPath, at + 18, ana, bo, ...(how === 'leaves' ? [] : [cy]));
  });

  it('does not begin for a single remaining member', async () => {
    const { body } = await ana.ask('POST', '/rooms', after(700));
    const roomPath = `/rooms/${body.id}`;
    await bo.ask('POST', `/join/${body.invite.code}`, after(701));
    await bo.ask('PUT', `${roomPath}/me`, after(702), { ready: true });
    await ana.ask('DELETE', `${roomPath}/me`, after(703));
    expect((await bo.get(roomPath, after(704))).body.startsAt).toBeNull();
  });

  it('is not shown to a sign-in that was ended, and does not show its person as present', async () => {
    const { body } = await ana.ask('POST', '/rooms', after(240));
    const roomPath = `/rooms/${body.id}`;
    const dee = await companion(server.current, 'Dee', after(0));
    await dee.ask('POST', `/join/${body.invite.code}`, after(241));
    expect((await dee.ask('POST', '/auth/sign-out-everywhere', after(242))).status).toBe(200);
    expect((await dee.get(roomPath, after(254))).body.error).toBe('not_signed_in');
    const { members } = getRoom.answer.parse((await ana.get(roomPath, after(257))).body);
    expect(members.map(({ name, isPresent }) => [name, isPresent])).toEqual([
      ['Ana', true],
      ['Dee', false],
    ]);
  });

  it('is indistinguishable from a random id for outsiders, and for everybody after its three hours', async () => {
    const otto = await companion(server.current, 'Otto', after(0), { isPremium: true });
    const randomPath = `/rooms/${randomUUID()}`;
    const calls = [
      ['GET', '', undefined],
      ['POST', '/invite', undefined],
      ['PUT', '/me', { ready: true }],
      ['POST', '/begin', undefined],
      ['POST', '/cheer', { cheer: 'goOn' }],
      ['DELETE', '/me', undefined],
    ] as const;
    for (const [method, subpath, payload] of calls) {
      const answer = await otto.ask(method, `${room}${subpath}`, after(300), payload);
      expect([subpath, answer]).toEqual([
        subpath,
        await otto.ask(method, `${randomPath}${subpath}`, after(300), payload),
      ]);
      expect(answer.status).toBe(404);
      const over = await ana.ask(method, `${room}${subpath}`, after(3 * 3600), payload);
      expect([subpath, over]).toEqual([subpath, answer]);
    }
    expect((await otto.get(`/join/${code}`, after(3 * 3600))).status).toBe(404);
  });
});
