import { randomUUID } from 'node:crypto';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { person } from '../../apps/server/src/db/schema/schema';
import type { Storage } from '../../apps/server/src/db/storage';
import { boardsProjection } from '../../apps/server/src/features/leaderboards/projection';
import { startCounting } from '../../apps/server/src/features/leaderboards/start-counting';
import { makeExecute } from '../../apps/server/src/log/execute';
import type { Projection } from '../../apps/server/src/log/projection';
import { makeLogger } from '../../apps/server/src/logging/logger';

const writers = 8;
const peoplePerWriter = 16;
const rounds = 15;
const roundMs = 700;
const dayMs = 86_400_000;
const firstNoon = Date.parse('2026-01-01T12:00:00Z');

/** Completions per second. */
export interface Rates {
  withBoards: number;
  withoutBoards: number;
}

/**
 * Completions per second by eight writers at once, with and without boards, as the median pair of many short rounds.
 */
export async function completionRates(storage: Storage): Promise<Rates> {
  const counting = startCounting(storage, Date.now, makeLogger('warn'));
  const completeWithBoards = await makeCrowd(storage, [boardsProjection]);
  const completeWithoutBoards = await makeCrowd(storage, []);
  await completeWithBoards(roundMs);
  await completeWithoutBoards(roundMs);
  const pairs: Rates[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({
      withoutBoards: await completeWithoutBoards(roundMs),
      withBoards: await completeWithBoards(roundMs),
    });
  await counting.stop();
  pairs.sort((one, other) => one.withBoards / one.withoutBoards - other.withBoards / other.withoutBoards);
  return pairs[Math.floor(rounds / 2)] ?? { withBoards: 0, withoutBoards: 0 };
}

/** Creates people, and returns a function that completes their exercises for this time and returns the rate. */
async function makeCrowd({ database }: Storage, projections: readonly Projection[]) {
  const execute = makeExecute(database, projections);
  const people = Array.from({ length: writers * peoplePerWriter }, () => ({
    id: randomUUID(),
    exercisesDone: 0,
  }));
  for (const { id } of people) {
    const createdAt = new Date(firstNoon);
    await database.insert(person).values({ id, issuer: 'bench', subject: id, createdAt });
    await execute(id, { kind: 'startRun', timezone: 'UTC' }, { now: firstNoon });
  }
  /** Completes the next exercise of a person, three on each date. */
  const completeNext = async (trainee: { id: string; exercisesDone: number }) => {
    const exercise = exerciseIds[trainee.exercisesDone % exerciseIds.length] ?? 'pushups';
    const now = firstNoon + Math.floor(trainee.exercisesDone / exerciseIds.length) * dayMs;
    trainee.exercisesDone += 1;
    const execution = await execute(trainee.id, { kind: 'completeExercise', exercise }, { now });
    if (!('facts' in execution)) throw new Error(execution.message);
  };
  return async (milliseconds: number): Promise<number> => {
    const startedAt = performance.now();
    let completionCount = 0;
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let turn = 0; performance.now() - startedAt < milliseconds; turn += 1) {
          await completeNext(people[writer * peoplePerWriter + (turn % peoplePerWriter)]!);
          completionCount += 1;
        }
      }),
    );
    return (completionCount * 1000) / (performance.now() - startedAt);
  };
}
