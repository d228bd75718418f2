import { randomUUID } from 'node:crypto';
import { mostOpenRooms } from '@hundred/domain/together/group-limits';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupChallenge, groupChallengeMember, room, roomMember } from '../../../db/schema/social-schema';
import type { Transaction } from '../../../db/storage';
import { startSecondServer, testApp } from '../../../testing/test-app';
import { leaveGroups } from '../groups/leave-groups';
import { type Companion, companion } from '../testing/companion';

const server = testApp();
const database = () => server.current.storage.database;
/** When these tests begin. */
const start = Date.parse('2037-06-08T10:00:00.000Z');
const after = (seconds: number) => new Date(start + seconds * 1000).toISOString();

let ana: Companion;
let bo: Companion;
beforeAll(async () => {
  ana = await companion(server.current, 'Ana', after(0), { isPremium: true });
  bo = await companion(server.current, 'Bo', after(0), { isPremium: true });
});

describe('Open rooms', () => {
  it('are five per person at most, also with requests to two servers at once', async () => {
    const second = await startSecondServer(server.current);
    const headers = await server.current.as('ana', after(0));
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => ana.ask('POST', '/rooms', after(0))),
      ...Array.from({ length: 4 }, async () => {
        const answer = await second.app.inject({ method: 'POST', url: '/api/rooms', headers });
        return { status: answer.statusCode, body: answer.json() };
      }),
    ]);
    await second.close();
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(mostOpenRooms);
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(refused).toEqual({
        status: 409,
        body: { error: 'too_many_rooms', message: 'You can be in 5 open rooms. Leave one first.' },
      });
    }
    expect((await ana.get('/together', after(1))).body.rooms).toHaveLength(mostOpenRooms);
  });

  it('refuse an invitation to a sixth until the person leaves a room', async () => {
    const { body } = await bo.ask('POST', '/rooms', after(2));
    const join = () => ana.ask('POST', `/join/${body.invite.code}`, after(3));
    expect((await ana.get(`/join/${body.invite.code}`, after(3))).body.refusal).toBe('too_many_rooms');
    expect(await join()).toMatchObject({ status: 409, body: { error: 'too_many_rooms' } });
    const [first] = (await ana.get('/together', after(3))).body.rooms;
    await ana.ask('DELETE', `/rooms/${first.id}/me`, after(4));
    expect((await join()).status).toBe(200);
  });

  it('do not include a room that has closed, even before it is deleted', async () => {
    expect((await ana.ask('POST', '/rooms', after(60))).status).toBe(409);
    const closed = after(3 * 3600 + 60);
    const { status, body } = await ana.ask('POST', '/rooms', closed);
    expect(status).toBe(200);
    expect((await ana.get(`/rooms/${body.id}`, closed)).body.isReadOnly).toBe(false);
  });
});

it('An account that belongs to many rooms is taken out of them with few statements', async () => {
  const cy = await companion(server.current, 'Cy', after(0));
  const rooms = Array.from({ length: 40 }, () => ({
    id: randomUUID(),
    ownerMember: randomUUID(),
    createdAt: new Date(start),
    endsAt: new Date(start + 3_600_000),
  }));
  await database().insert(room).values(rooms);
  const inRoom = (personId: string, groupId: string) => ({
    id: randomUUID(),
    personId,
    groupId,
    joinedAt: new Date(start),
    seenAt: new Date(start),
  });
  const shared = rooms[0]!.id;
  await database()
    .insert(roomMember)
    .values([...rooms.map(({ id }) => inRoom(cy.id, id)), inRoom(bo.id, shared)]);
  let statements = 0;
  await database().transaction(async (transaction) => {
    const counting: Transaction = Object.assign(Object.create(transaction), {
      execute: (...args: Parameters<Transaction['execute']>) => {
        statements += 1;
        return transaction.execute(...args);
      },
    });
    await leaveGroups(counting, cy.id, start);
  });
  // Three for each of the three kinds of groups at most, however many rooms there are.
  expect(statements).toBeLessThanOrEqual(9);
  expect(await database().select().from(roomMember).where(eq(roomMember.personId, cy.id))).toEqual([]);
  const left = (await database().select().from(room)).map(({ id }) => id);
  expect(rooms.filter(({ id }) => left.includes(id)).map(({ id }) => id)).toEqual([shared]);
});

it('The list of groups is bounded and has every challenge that still goes on', async () => {
  const di = await companion(server.current, 'Di', after(0));
  const challenge = (toDate: string) => ({
    id: randomUUID(),
    ownerMember: randomUUID(),
    createdAt: new Date(start),
    goal: 'days' as const,
    fromDate: '2037-01-01',
    toDate,
  });
  const running = challenge('2037-07-01');
  const all = [running, ...Array.from({ length: 80 }, () => challenge('2037-01-05'))];
  await database().insert(groupChallenge).values(all);
  await database()
    .insert(groupChallengeMember)
    .values(
      // The running challenge was joined first, so it is last in the list.
      all.map(({ id: groupId }, index) => ({
        id: randomUUID(),
        personId: di.id,
        groupId,
        joinedAt: new Date(start + index * 1000),
      })),
    );
  const { challenges } = (await di.get('/together', after(100))).body;
  // Of the 81 challenges, the running one and the 49 that were joined last.
  expect(challenges).toHaveLength(50);
  expect(challenges.at(-1)).toMatchObject({ id: running.id, isReadOnly: false });
  expect(challenges[0].id).toBe(all.at(-1)!.id);
});
