import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@hundred/domain/days/civil-date';
import { periodsOf } from '@hundred/domain/ranking/board-period';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletePerson } from '../../cli/admin/delete-person';
import { boardDay, boardMove } from '../../db/schema/schema';
import { makeExecute } from '../../log/execute';
import { Challenger } from '../../log/testing/challenger';
import { planNoMail } from '../../mail/plan-mail';
import { testApp } from '../../testing/test-app';
import { beginBoardDay } from './begin-board-day';
import { type Board, type BoardRow, makeBoards } from './boards';
import { checkBoards } from './check-boards';
import { mergeMoves } from './merge-moves';
import { type PlainBoard, plainBoards } from './testing/plain-boards';

/** A clock in the past, so that the server begins no board days of its own in these tests. */
const server = testApp({}, { clock: () => Date.parse('2000-01-01T00:00:00Z') });
const hour = 3_600_000;
const exercises = ['pushups', 'situps', 'jumpingJacks'] as const;
const ageGroups = ['under20', '20-29', ''] as const;

/** The part of a row that a plain recomputation has too. */
const asListed = ({
  rowId,
  rank,
  rankBefore,
  score,
  displayName,
}: Omit<BoardRow, 'isCurrentUser' | 'showVip' | 'snapshot'>) => ({
  rowId,
  rank,
  rankBefore,
  score,
  displayName,
});

/** Every board as a UTC day began. */
interface Midnight {
  day: string;
  boards: readonly PlainBoard[];
}

/** Begins again without board days, because each test has its own. The first day's copy is not used. */
async function forgetDays(): Promise<void> {
  const { storage } = server.current;
  await storage.database.delete(boardDay);
  // The last moves of the previous test would belong to a day in the future.
  await storage.database.update(boardMove).set({ day: '' });
  await beginDay('2000-01-01');
}

/** Tries until the lock is free: the server's own counting may have it at the moment. */
const beginDay = (day: string) => expect.poll(() => beginBoardDay(server.current.storage, day)).toBe(true);

/** Begins the UTC day of an instant on the boards, once per day, and takes a plain copy of them. */
async function beginDayAt(now: number, last?: Midnight): Promise<Midnight> {
  const day = new Date(now).toISOString().slice(0, 10);
  if (last && last.day >= day) return last;
  const { storage } = server.current;
  if (!last) await forgetDays();
  await beginDay(day);
  const nearPeriods = new Set([-1, 0, 1].flatMap((days) => periodsOf(addDays(day, days))));
  return {
    day,
    boards: (await plainBoards(storage.pool)).filter(({ board }) => nearPeriods.has(board.period)),
  };
}

function rankAtMidnight({ boards }: Midnight, board: Board, personId: string): number | null {
  const sameBoard = boards.find((other) => isDeepStrictEqual(other.board, board));
  return sameBoard?.rows.find((row) => row.personId === personId)?.rank ?? null;
}

/**
 * Compares everything stored with a plain recomputation: each list, ranks now and as the day began, and the people
 * around a person.
 */
async function expectBoardsToBeRight(midnight: Midnight): Promise<void> {
  const { day } = midnight;
  const { storage } = server.current;
  const boards = makeBoards(storage);
  const plain = await plainBoards(storage.pool);
  expect(plain.length).toBeGreaterThan(3);
  for (const [index, { board, rows }] of plain.entries()) {
    const expected = rows.map((row) =>
      asListed({ ...row, rankBefore: rankAtMidnight(midnight, board, row.personId) }),
    );
    const ownIndex = index % rows.length;
    const { personId, rank } = rows[ownIndex]!;
    const top = await boards.top(board, { personId, day }, 100);
    expect({ ...top, rows: top.rows.map(asListed) }).toEqual({
      ownRank: rank,
      people: rows.length,
      rows: expected,
    });
    const around = await boards.around(board, { personId, day });
    const nearestAbove = rows.findLastIndex((row) => row.rank < rank);
    expect(around.rows.map(asListed)).toEqual(
      expected.filter((_, rowIndex) => rowIndex === nearestAbove || Math.abs(rowIndex - ownIndex) <= 5),
    );
    for (const other of board.period === 'all' ? rows : []) {
      expect(await boards.ownRank(board, other.personId)).toEqual({
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

/** Two writers may delete the same person: the second leaves it to the first. */
const removedIds = new Set<string>();

async function remove({ id }: Challenger): Promise<void> {
  if (removedIds.has(id)) return;
  removedIds.add(id);
  const { database } = server.current.storage;
  await database.transaction(async (transaction) => {
    const execute = makeExecute(database);
    await deletePerson.run({ transaction, execute, args: [id], now: Date.now(), planMail: planNoMail });
  });
}

/** The index of one of six people. */
const who = fc.nat({ max: 5 });
const completion = fc.record({ who, exercise: fc.constantFrom(...exercises), more: fc.nat({ max: 30 }) });
const anyAction = fc.oneof(
  { weight: 8, arbitrary: completion.map((details) => ({ kind: 'complete' as const, ...details })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(completion, fc.integer({ min: 1, max: 160 }))
      .map(([details, hoursAgo]) => ({ kind: 'late' as const, ...details, hoursAgo })),
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
  { weight: 1, arbitrary: fc.constant({ kind: 'midnight' as const }) },
);
type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never;

/** Performs one action at an instant. A deleted person is replaced by a new one. */
async function act(people: Challenger[], action: Action, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  if (action.kind === 'merge') return void (await mergeMoves(server.current.storage));
  if (action.kind === 'wait' || action.kind === 'midnight') return;
  const challenger = people[action.who]!;
  switch (action.kind) {
    case 'complete': {
      const { body } = await challenger.get('today', at);
      const target = body.exercises?.[action.exercise]?.target ?? 10;
      await challenger.complete(action.exercise, at, { actualReps: target + action.more });
      return;
    }
    case 'late': {
      const completedAt = new Date(now - action.hoursAgo * hour).toISOString();
      await challenger.complete(action.exercise, at, { at: completedAt, actualReps: 60 + action.more });
      return;
    }
    case 'age':
      await challenger.ask('PUT', '/auth/profile', at, { ageGroup: action.ageGroup });
      return;
    case 'name':
      await challenger.ask('PUT', '/auth/profile', at, {
        displayName: `Name at ${now}`,
        showNameOnLeaderboard: action.showNameOnLeaderboard,
      });
      return;
    case 'restart':
      await challenger.post('reset', at);
      return;
    case 'delete':
      await remove(challenger);
      people[action.who] = await newcomer(now);
  }
}

describe('Every board and every rank', () => {
  it('equals the plain recomputation after any sequence of actions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAction, { minLength: 40, maxLength: 60, size: 'max' }),
        async (actions) => {
          let now = Date.parse('2026-06-24T09:00:00Z');
          const people: Challenger[] = [];
          for (let index = 0; index < 6; index++) people.push(await newcomer(now - index * 12 * 24 * hour));
          let midnight = await beginDayAt(now);
          for (const next of actions) {
            if (next.kind === 'wait') now += next.hours * hour;
            if (next.kind === 'midnight') midnight = await beginDayAt(now, midnight);
            await act(people, next, now);
          }
          await expectBoardsToBeRight(midnight);
          for (const challenger of people) await remove(challenger);
        },
      ),
      // A fixed seed gives the same actions on every run, in which counts are merged and ages change after a day
      // began, so that a failure is reproducible. Failures are not shrunk, because that would take minutes.
      { numRuns: 3, seed: 5, endOnFailure: true },
    );
  });

  it('equals it also with eight concurrent writers, while counts are merged and a person is deleted', async () => {
    const start = Date.parse('2026-07-01T09:00:00Z');
    const people: Challenger[] = [];
    for (let index = 0; index < 6; index++) people.push(await newcomer(start));
    const writers = 8;
    const actionsPerWriter = 14;
    const actions = fc.sample(anyAction, { numRuns: writers * actionsPerWriter, seed: 26 });
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const ownActions = actions.slice(writer * actionsPerWriter, (writer + 1) * actionsPerWriter);
        for (const [step, next] of ownActions.entries()) {
          await act(people, next, start + step * 7 * hour + writer * 60_000);
        }
      }),
    );
    await expectBoardsToBeRight(await beginDayAt(start + 30 * 24 * hour));
  });
});

describe('A rank as the day began', () => {
  /** The scores as the day began, ranked by a plain window function. */
  const ranksByScores = sql`
    select person_id as "personId", (rank() over (order by score desc))::int as rank from (
      select person_id, case when changed_on = day then score_before else score end as score
      from board_total, board_day where period = 'all'
    ) as scores_as_day_began where score is not null`;

  it('agrees with the scores at that time, though days begin during eight concurrent writers and merges', async () => {
    const start = Date.parse('2027-03-01T09:00:00Z');
    const { storage } = server.current;
    const people: Challenger[] = [];
    for (let index = 0; index < 8; index++) people.push(await newcomer(start));
    await forgetDays();
    let areWriting = true;
    const beginningDays = (async () => {
      for (let day = '2027-03-01'; areWriting; day = addDays(day, 1)) {
        await beginBoardDay(storage, day);
        await mergeMoves(storage);
      }
    })();
    await Promise.all(
      people.map(async (challenger, index) => {
        for (let step = 0; step < 10; step++) {
          const at = new Date(start + step * 24 * hour + index * 60_000).toISOString();
          for (const exercise of exercises) await challenger.complete(exercise, at);
        }
      }),
    );
    areWriting = false;
    await beginningDays;
    const { rows: expected } = await storage.database.execute<{ personId: string; rank: number }>(
      ranksByScores,
    );
    const [currentDay] = await storage.database.select().from(boardDay);
    const { day } = currentDay!;
    const everybody: Board = { scope: { kind: 'global' }, period: 'all' };
    for (const { personId, rank } of expected) {
      const { rows } = await makeBoards(storage).around(everybody, { personId, day });
      expect(rows.find(({ isCurrentUser }) => isCurrentUser)?.rankBefore).toBe(rank);
    }
    for (const challenger of people) await remove(challenger);
  });
});
