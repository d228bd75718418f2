import { setImmediate as letOthersRun } from 'node:timers/promises';
import { refusalStatus } from '@hundred/contract/refusals';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { PollCache } from '../../caching/poll-cache';
import type { Database } from '../../db/storage';
import { exercisesIn, readFactsOf, readOwnExercisesOf } from '../../log/facts';
import { isLong } from '../../log/head';
import type { ReadSnapshots } from '../../log/listed-snapshots';
import type { ChallengeReader } from '../../log/read';
import { type Span, settledDatesIn } from '../../log/settled-dates';
import type { Log } from '../../log/several-logs';
import { Refusal } from '../../refusals/refusal';
import { diaryOf, type GroupDiary } from './group-diary';

/** The club's team and fifty full teams. Each takes about 50 kB after a year, and 15 after 60 days. */
const maxCached = 1100;
/** Answers are computed again every quarter of an hour. A diary that was not read since then is on nobody's screen. */
const idleMs = 20 * 60_000;
/** How many facts one query reads. On embedded storage every other request waits for it, about 50 ms. */
const factsAtOnce = 2000;
const allDates: Span = { from: '', to: null };

export type ReadDiaries = (logs: readonly Log[], now: number) => Promise<Map<string, GroupDiary>>;

/**
 * Caches diaries by the length of the log, so that a page that polls costs one query. The others are read in batches,
 * because the first board of a large team took three queries for each member otherwise.
 */
export function makeReadDiaries(
  database: Database,
  reader: ChallengeReader,
  readSnapshots: ReadSnapshots,
): ReadDiaries {
  const cache = new PollCache<string, { length: number; diary: GroupDiary }>(maxCached, idleMs);

  /** Reads the dates of a long log in another thread. */
  const readLongDates = async ({ personId, length }: Log, snapshot: Snapshot, now: number) => {
    const owner = { id: personId, head: { length, snapshot } };
    const found = await reader.history(owner, now, () => allDates);
    if (!(found instanceof Refusal)) return found.history.dates;
    if (found.code === 'not_started') return [];
    // A long log waits in a queue and may time out. Treating that as no dates would cache it, and shorten the team's
    // streak.
    throw Object.assign(new Error(found.message), { statusCode: refusalStatus[found.code] });
  };

  /** Yields each diary as soon as it is read, so that it is cached even if a later one is refused. */
  async function* readBatch(batch: readonly Log[], snapshots: ReadonlyMap<string, Snapshot>, now: number) {
    const facts = await readFactsOf(database, idsOf(batch.filter((log) => !isLong(log))));
    const exercisesOfLong = await readOwnExercisesOf(database, idsOf(batch.filter(isLong)));
    for (const log of batch) {
      const { personId, length } = log;
      const snapshot = snapshots.get(personId);
      // Deleted since the list was read.
      if (!snapshot) continue;
      if (isLong(log)) {
        const dates = await readLongDates(log, snapshot, now);
        yield { personId, length, diary: diaryOf(snapshot, dates, exercisesOfLong.get(personId) ?? []) };
      } else {
        await letOthersRun();
        const own = facts.get(personId) ?? [];
        const dates = settledDatesIn(own, allDates);
        yield { personId, length, diary: diaryOf(snapshot, dates, exercisesIn(own)) };
      }
    }
  }

  return async (logs, now) => {
    const found = new Map<string, GroupDiary>();
    const missing: Log[] = [];
    for (const log of logs) {
      const cached = cache.get(log.personId);
      if (cached?.length === log.length) found.set(log.personId, cached.diary);
      else missing.push(log);
    }
    if (missing.length === 0) return found;
    const snapshots = await readSnapshots(missing);
    for (const batch of batchesOf(missing)) {
      for await (const { personId, length, diary } of readBatch(batch, snapshots, now)) {
        found.set(personId, diary);
        cache.set(personId, { length, diary });
      }
    }
    return found;
  };
}

const idsOf = (logs: readonly Log[]) => logs.map(({ personId }) => personId);

/** Each batch has one log, or several of at most `factsAtOnce` facts together. */
function batchesOf(logs: readonly Log[]): Log[][] {
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
