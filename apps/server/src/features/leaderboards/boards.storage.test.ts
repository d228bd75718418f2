import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletePerson } from '../../admin/delete-person';
import { Challenger } from '../../challenge-log/testing/challenger';
import { makeChallengeWriter } from '../../challenge-log/writer';
import { person } from '../../db/schema';
import { testApp } from '../../testing/test-app';
import { makeBoards } from './boards';
import { checkBoards } from './check-boards';
import { mergeMoves } from './merge-moves';
import { type PlainRow, plainBoards } from './testing/plain-boards';

const server = testApp();
const hour = 3_600_000;
const exercises = ['pushups', 'situps', 'jumpingJacks'] as const;
const ageGroups = ['under20', '20-29', ''] as const;

const asListed = ({ rowId, rank, score, displayName }: Omit<PlainRow, 'personId'>) => ({
  rowId,
  rank,
  score,
  displayName,
});

/** Everything kept against a plain recomputation: each list, ranks, and the people around somebody. */
async function expectBoardsToBeRight(): Promise<void> {
  const { storage } = server.current;
  const boards = makeBoards(storage);
  const plain = await plainBoards(storage.pool);
  expect(plain.length).toBeGreaterThan(3);
  for (const [index, { board, rows }] of plain.entries()) {
    const expected = rows.map(asListed);
    const place = index % rows.length;
    const { personId, rank } = rows[place]!;
    const top = await boards.top(board, personId, 100);
    expect({ ...top, rows: top.rows.map(asListed) }).toEqual({
      ownRank: rank,
      people: rows.length,
      rows: expected,
    });
    const around = await boards.around(board, personId);
    expect(around.rows.map(asListed)).toEqual(expected.slice(Math.max(0, place - 5), place + 6));
    for (const other of board.period === 'all' ? rows : []) {
      expect(await boards.standing(board, other.personId)).toEqual({
        ownRank: other.rank,
        people: rows.length,
      });
    }
  }
  expect(await checkBoards(storage.database)).toEqual({ differing: [], counts: 0 });
}

let signedUp = 0;
const newcomer = (now: number) =>
  Challenger.start(server.current, `on-boards-${signedUp++}`, new Date(now).toISOString());

async function remove({ id }: Challenger): Promise<void> {
  const { database } = server.current.storage;
  await database.transaction(async (transaction) => {
    // Two writers may both want to delete the same person.
    const [row] = await transaction.select().from(person).where(eq(person.id, id));
    if (!row) return;
    const writer = makeChallengeWriter(database);
    await deletePerson.run({ transaction, writer, args: [id], now: Date.now() });
  });
}

const who = fc.nat({ max: 5 });
const deed = fc.record({ who, exercise: fc.constantFrom(...exercises), more: fc.nat({ max: 30 }) });
const action = fc.oneof(
  { weight: 8, arbitrary: deed.map((done) => ({ kind: 'complete' as const, ...done })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(deed, fc.integer({ min: 1, max: 160 }))
      .map(([done, hoursAgo]) => ({ kind: 'late' as const, ...done, hoursAgo })),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 5, max: 40 }).map((hours) => ({ kind: 'wait' as const, hours })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ who, ageGroup: fc.constantFrom(...ageGroups) })
      .map((change) => ({ kind: 'age' as const, ...change })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ who, showNameOnLeaderboard: fc.boolean() })
      .map((change) => ({ kind: 'name' as const, ...change })),
  },
  { weight: 1, arbitrary: who.map((index) => ({ kind: 'restart' as const, who: index })) },
  { weight: 1, arbitrary: who.map((index) => ({ kind: 'delete' as const, who: index })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'merge' as const }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Does one thing at an instant; who is deleted is followed by somebody new. */
async function act(people: Challenger[], deed: Action, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  if (deed.kind === 'merge') return void (await mergeMoves(server.current.storage));
  if (deed.kind === 'wait') return;
  const challenger = people[deed.who]!;
  switch (deed.kind) {
    case 'complete': {
      const { body } = await challenger.get('today', at);
      const target = body.exercises?.[deed.exercise]?.target ?? 10;
      await challenger.complete(deed.exercise, at, { actualReps: target + deed.more });
      return;
    }
    case 'late': {
      const then = new Date(now - deed.hoursAgo * hour).toISOString();
      await challenger.complete(deed.exercise, at, { at: then, actualReps: 60 + deed.more });
      return;
    }
    case 'age':
      await challenger.ask('PUT', '/auth/profile', at, { ageGroup: deed.ageGroup });
      return;
    case 'name':
      await challenger.ask('PUT', '/auth/profile', at, {
        displayName: `Name at ${now}`,
        showNameOnLeaderboard: deed.showNameOnLeaderboard,
      });
      return;
    case 'restart':
      await challenger.post('reset', at);
      return;
    case 'delete':
      await remove(challenger);
      people[deed.who] = await newcomer(now);
  }
}

describe('every board and every rank', () => {
  it('equals the plain recomputation after any row of deeds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 40, maxLength: 60, size: 'max' }), async (deeds) => {
        let now = Date.parse('2026-06-24T09:00:00Z');
        const people: Challenger[] = [];
        for (let index = 0; index < 6; index++) people.push(await newcomer(now - index * 12 * 24 * hour));
        for (const next of deeds) {
          if (next.kind === 'wait') now += next.hours * hour;
          await act(people, next, now);
        }
        await expectBoardsToBeRight();
        for (const challenger of people) await remove(challenger);
      }),
      // What failed is printed as it is: making it smaller would take minutes.
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('equals it also when eight write at once, while counts are merged and somebody is deleted', async () => {
    const start = Date.parse('2026-07-01T09:00:00Z');
    const people: Challenger[] = [];
    for (let index = 0; index < 6; index++) people.push(await newcomer(start));
    const deeds = fc.sample(action, { numRuns: 8 * 14, seed: 26 });
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (const [step, next] of deeds.slice(writer * 14, writer * 14 + 14).entries()) {
          await act(people, next, start + step * 7 * hour + writer * 60_000);
        }
      }),
    );
    await expectBoardsToBeRight();
  });
});
