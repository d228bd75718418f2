import { setImmediate as letOthersRun } from 'node:timers/promises';
import { refusalStatus } from '@hundred/contract/refusals';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { Database } from '../../db/storage';
import type { ChallengeReader } from '../../log/challenge-reader';
import { exercisesIn, readFactsOf, readOwnExercisesOf } from '../../log/facts';
import { isLong } from '../../log/head';
import { type Span, settledDatesIn } from '../../log/settled-dates';
import type { LogLength } from '../../log/several-logs';
import { Refusal } from '../../refusals/refusal';
import { diaryOf, type GroupDiary } from './group-diary';

/** How many facts one query reads. On embedded storage that takes about 50 ms, in which every other request waits. */
const mostFacts = 2000;
const allDates: Span = { from: '', to: null };

/** Splits logs into batches of at most `mostFacts` facts together. A log with more facts is a batch by itself. */
export function batchesOf(logs: readonly LogLength[]): LogLength[][] {
  const batches: LogLength[][] = [];
  let factsLeft = 0;
  for (const log of logs) {
    const batch = batches.at(-1);
    if (batch && log.length <= factsLeft) batch.push(log);
    else {
      batches.push([log]);
      factsLeft = mostFacts;
    }
    factsLeft -= log.length;
  }
  return batches;
}

export type ReadBatch = (
  batch: readonly LogLength[],
  snapshots: ReadonlyMap<string, Snapshot>,
  now: number,
) => AsyncGenerator<{ log: LogLength; diary: GroupDiary }>;

/** Reads the diaries of a batch, and yields each as soon as it is read, so that it is cached even if a later one fails. */
export function makeReadBatch(database: Database, challengeReader: ChallengeReader): ReadBatch {
  return async function* readBatch(batch, snapshots, now) {
    const facts = await readFactsOf(database, idsOf(batch.filter((log) => !isLong(log))));
    const exercisesOfLong = await readOwnExercisesOf(database, idsOf(batch.filter(isLong)));
    for (const log of batch) {
      const snapshot = snapshots.get(log.personId);
      // Without a snapshot, the log was deleted after the list was read.
      if (!snapshot) continue;
      if (isLong(log)) {
        const dates = await readLongDates(challengeReader, log, snapshot, now);
        yield { log, diary: diaryOf(snapshot, dates, exercisesOfLong.get(log.personId) ?? []) };
      } else {
        await letOthersRun();
        const ownFacts = facts.get(log.personId) ?? [];
        yield { log, diary: diaryOf(snapshot, settledDatesIn(ownFacts, allDates), exercisesIn(ownFacts)) };
      }
    }
  };
}

const idsOf = (logs: readonly LogLength[]) => logs.map(({ personId }) => personId);

/** Reads the dates of a long log in another thread. */
async function readLongDates(
  challengeReader: ChallengeReader,
  { personId, length }: LogLength,
  snapshot: Snapshot,
  now: number,
) {
  const owner = { id: personId, head: { length, snapshot } };
  const answer = await challengeReader.history(owner, now, () => allDates);
  if (!(answer instanceof Refusal)) return answer.history.dates;
  if (answer.code === 'not_started') return [];
  // Reading may time out, because long logs wait in a queue. An empty diary would be cached and shorten the team's streak.
  throw Object.assign(new Error(answer.message), { statusCode: refusalStatus[answer.code] });
}
