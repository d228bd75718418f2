import { setImmediate as letOthersRun } from 'node:timers/promises';
import { refusalStatus } from '@hundred/contract/refusals';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { Database } from '../../db/storage';
import { exercisesIn, readFactsOf, readOwnExercisesOf } from '../../log/facts';
import { isLong } from '../../log/head';
import type { ChallengeReader } from '../../log/read';
import { type Span, settledDatesIn } from '../../log/settled-dates';
import type { Log } from '../../log/several-logs';
import { Refusal } from '../../refusals/refusal';
import { diaryOf, type GroupDiary } from './group-diary';

/** How many facts one query reads. On embedded storage every other request waits for it, about 50 ms. */
const factsAtOnce = 2000;
const allDates: Span = { from: '', to: null };

/** Splits logs into batches of one log, or of several with at most `factsAtOnce` facts together. */
export function batchesOf(logs: readonly Log[]): Log[][] {
  const batches: Log[][] = [];
  let room = 0;
  for (const log of logs) {
    const batch = batches.at(-1);
    if (batch && log.length <= room) batch.push(log);
    else {
      batches.push([log]);
      room = factsAtOnce;
    }
    room -= log.length;
  }
  return batches;
}

export type ReadBatch = (
  batch: readonly Log[],
  snapshots: ReadonlyMap<string, Snapshot>,
  now: number,
) => AsyncGenerator<{ log: Log; diary: GroupDiary }>;

/** Reads the diaries of a batch, and yields each as soon as it is read, so that it is cached even if a later one fails. */
export function makeReadBatch(database: Database, reader: ChallengeReader): ReadBatch {
  return async function* readBatch(batch, snapshots, now) {
    const facts = await readFactsOf(database, idsOf(batch.filter((log) => !isLong(log))));
    const exercisesOfLong = await readOwnExercisesOf(database, idsOf(batch.filter(isLong)));
    for (const log of batch) {
      const snapshot = snapshots.get(log.personId);
      // Deleted since the list was read.
      if (!snapshot) continue;
      if (isLong(log)) {
        const dates = await readLongDates(reader, log, snapshot, now);
        yield { log, diary: diaryOf(snapshot, dates, exercisesOfLong.get(log.personId) ?? []) };
      } else {
        await letOthersRun();
        const ownFacts = facts.get(log.personId) ?? [];
        yield { log, diary: diaryOf(snapshot, settledDatesIn(ownFacts, allDates), exercisesIn(ownFacts)) };
      }
    }
  };
}

const idsOf = (logs: readonly Log[]) => logs.map(({ personId }) => personId);

/** Reads the dates of a long log in another thread. */
async function readLongDates(
  reader: ChallengeReader,
  { personId, length }: Log,
  snapshot: Snapshot,
  now: number,
) {
  const owner = { id: personId, head: { length, snapshot } };
  const found = await reader.history(owner, now, () => allDates);
  if (!(found instanceof Refusal)) return found.history.dates;
  if (found.code === 'not_started') return [];
  // A long log waits in a queue and may time out. Treating that as no dates would cache it, and shorten the team's
  // streak.
  throw Object.assign(new Error(found.message), { statusCode: refusalStatus[found.code] });
}
