import { refusalStatus } from '@hundred/contract/refusals';
import { lastCompleted, type Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { DateRecord } from '@hundred/domain/challenge/state/state';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type RankedDate, rankedDates } from '@hundred/domain/ranking/ranked-dates';
import { PollCache } from '../../caching/poll-cache';
import type { Database } from '../../db/storage';
import { readOwnExercises } from '../../log/facts';
import type { ReadSnapshots } from '../../log/listed-snapshots';
import type { ChallengeReader } from '../../log/read';
import type { Log } from '../../log/several-logs';
import { Refusal } from '../../refusals/refusal';

/** The club's team and fifty full teams. Each takes about 50 kB after a year, and 15 after 60 days. */
const maxCached = 1100;
/** Answers are computed again every quarter of an hour. A diary that was not read since then is on nobody's screen. */
const idleMs = 20 * 60_000;

export type DiaryDate = Pick<DateRecord, 'run' | 'status'>;

/** What groups count of a person, valid until their log grows. */
export interface GroupDiary {
  snapshot: Snapshot;
  /** The result of each settled date. */
  settled: ReadonlyMap<CivilDate, DiaryDate>;
  ranked: readonly RankedDate[];
}

export type ReadDiaries = (logs: readonly Log[], now: number) => Promise<Map<string, GroupDiary>>;

/** Caches diaries by the length of the log, so that a page that polls costs one query. */
export function makeReadDiaries(
  database: Database,
  reader: ChallengeReader,
  readSnapshots: ReadSnapshots,
): ReadDiaries {
  const cache = new PollCache<string, { length: number; diary: GroupDiary }>(maxCached, idleMs);

  const read = async (personId: string, snapshot: Snapshot, now: number): Promise<GroupDiary> => {
    const [told, exercises] = [
      await reader.history({ id: personId }, now, () => ({ from: '', to: null })),
      await readOwnExercises(database, personId),
    ];
    // A long log waits in a queue and may time out. Treating that as no dates would cache it, and shorten the team's
    // streak.
    if (told instanceof Refusal && told.code !== 'not_started') {
      throw Object.assign(new Error(told.message), { statusCode: refusalStatus[told.code] });
    }
    const settledBefore = lastCompleted(snapshot)?.day.date ?? '';
    const dates = told instanceof Refusal ? [] : told.history.dates;
    // Equal dates share one object, because a diary took a third more otherwise.
    const marks = new Map<string, DiaryDate>();
    const markOf = ({ run, status }: DiaryDate) => {
      const name = `${run} ${status}`;
      const mark = marks.get(name) ?? { run, status };
      marks.set(name, mark);
      return mark;
    };
    return {
      snapshot,
      settled: new Map(
        dates.filter(({ date }) => date < settledBefore).map((record) => [record.date, markOf(record)]),
      ),
      ranked: rankedDates(snapshot, exercises),
    };
  };

  return async (logs, now) => {
    const found = new Map<string, GroupDiary>();
    const missing: Log[] = [];
    for (const log of logs) {
      const cached = cache.get(log.personId);
      if (cached?.length === log.length) found.set(log.personId, cached.diary);
      else missing.push(log);
    }
    const snapshots = missing.length > 0 ? await readSnapshots(missing) : new Map<string, Snapshot>();
    for (const { personId, length } of missing) {
      const snapshot = snapshots.get(personId);
      // Deleted since the list was read.
      if (!snapshot) continue;
      const diary = await read(personId, snapshot, now);
      found.set(personId, diary);
      cache.set(personId, { length, diary });
    }
    return found;
  };
}
