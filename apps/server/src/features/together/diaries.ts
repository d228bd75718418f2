import { PollCache } from '../../caching/poll-cache';
import type { Database } from '../../db/storage';
import type { ReadSnapshots } from '../../log/cached-snapshots';
import type { ChallengeReader } from '../../log/challenge-reader';
import type { LogLength } from '../../log/several-logs';
import { batchesOf, makeReadBatch } from './diary-batches';
import type { GroupDiary } from './group-diary';

/**
 * As many people as the club's team and fifty full teams have. A diary takes about 15 kB after 60 days, and 50 kB after a
 * year.
 */
const maxCachedDiaries = 1100;
/** Answers are computed again every quarter of an hour. A diary that was not read since then is on nobody's screen. */
const idleMs = 20 * 60_000;

/** The diaries of the owners of these logs, by person. */
export type ReadDiaries = (logs: readonly LogLength[], now: number) => Promise<Map<string, GroupDiary>>;

/**
 * Caches diaries by the length of the log, so that a page that polls costs one query. Diaries that are not cached are read
 * in batches: otherwise the first board of a large team took three queries for each member.
 */
export function makeReadDiaries(
  database: Database,
  challengeReader: ChallengeReader,
  readSnapshots: ReadSnapshots,
): ReadDiaries {
  const cache = new PollCache<string, { length: number; diary: GroupDiary }>(maxCachedDiaries, idleMs);
  const readBatch = makeReadBatch(database, challengeReader);

  return async (logs, now) => {
    const diaries = new Map<string, GroupDiary>();
    const missing: LogLength[] = [];
    for (const log of logs) {
      const cached = cache.get(log.personId);
      if (cached?.length === log.length) diaries.set(log.personId, cached.diary);
      else missing.push(log);
    }
    if (missing.length === 0) return diaries;
    const snapshots = await readSnapshots(missing);
    for (const batch of batchesOf(missing)) {
      for await (const { log, diary } of readBatch(batch, snapshots, now)) {
        diaries.set(log.personId, diary);
        cache.set(log.personId, { length: log.length, diary });
      }
    }
    return diaries;
  };
}
