import { refusalStatus } from '@hundred/contract/refusals';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type RankedDate, rankedDates } from '@hundred/domain/ranking/ranked-dates';
import { lastCompleted, type Snapshot } from '@hundred/domain/runs/snapshot';
import type { DateRecord } from '@hundred/domain/runs/state';
import type { ReadSnapshots } from '../../challenge-log/listed-snapshots';
import { readOwnExercises } from '../../challenge-log/own-exercises';
import type { ChallengeReader } from '../../challenge-log/reader';
import type { Log } from '../../challenge-log/several-logs';
import type { Database } from '../../db/storage';
import { Refusal } from '../../http/refusal';
import { Newest } from '../../newest';

/** Some 50 kB each, of somebody who has been there for a year. */
const mostKept = 300;

export type DateMark = Pick<DateRecord, 'run' | 'status'>;

/** What groups count of a person, for as long as their log does not grow. */
export interface Diary {
  snapshot: Snapshot;
  /** What became of the dates that are settled. */
  settled: ReadonlyMap<CivilDate, DateMark>;
  ranked: readonly RankedDate[];
}

export type ReadDiaries = (logs: readonly Log[], now: number) => Promise<Map<string, Diary>>;

/** Kept by the length of the log, as the folds are: a page that asks again and again costs one question to storage. */
export function makeReadDiaries(
  database: Database,
  reader: ChallengeReader,
  readSnapshots: ReadSnapshots,
): ReadDiaries {
  const kept = new Newest<string, { length: number; diary: Diary }>(mostKept);

  const read = async (personId: string, snapshot: Snapshot, now: number): Promise<Diary> => {
    const [told, exercises] = [
      await reader.history({ id: personId }, now, () => ({ from: '', to: null })),
      await readOwnExercises(database, personId),
    ];
    // A long log is settled in its turn, which may not come in time. Taken for no dates, that would be kept, and shorten
    // the team's streak.
    if (told instanceof Refusal && told.code !== 'not_started') {
      throw Object.assign(new Error(told.message), { statusCode: refusalStatus[told.code] });
    }
    const settledBefore = lastCompleted(snapshot)?.day.date ?? '';
    const dates = told instanceof Refusal ? [] : told.history.dates;
    return {
      snapshot,
      settled: new Map(
        dates
          .filter(({ date }) => date < settledBefore)
          .map(({ date, run, status }) => [date, { run, status }]),
      ),
      ranked: rankedDates(snapshot, exercises),
    };
  };

  return async (logs, now) => {
    const found = new Map<string, Diary>();
    const missing: Log[] = [];
    for (const log of logs) {
      const known = kept.get(log.personId);
      if (known?.length === log.length) found.set(log.personId, known.diary);
      else missing.push(log);
    }
    const snapshots = missing.length > 0 ? await readSnapshots(missing) : new Map<string, Snapshot>();
    for (const { personId, length } of missing) {
      const snapshot = snapshots.get(personId);
      // Deleted since the list was read.
      if (!snapshot) continue;
      const diary = await read(personId, snapshot, now);
      found.set(personId, diary);
      kept.set(personId, { length, diary });
    }
    return found;
  };
}
