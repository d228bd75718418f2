import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { lastCompleted, type Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { DateRecord } from '@hundred/domain/challenge/state/state';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type RankedDate, rankedDates } from '@hundred/domain/ranking/ranked-dates';

export type DiaryDate = Pick<DateRecord, 'run' | 'status'>;

/** What groups count of a person, valid until their log grows. */
export interface GroupDiary {
  snapshot: Snapshot;
  /** The result of each settled date. */
  settled: ReadonlyMap<CivilDate, DiaryDate>;
  /** What each date counts on boards. */
  ranked: readonly RankedDate[];
}

/** Makes the diary from the dates of the log and the exercises that count on boards. */
export function diaryOf(
  snapshot: Snapshot,
  dates: readonly DateRecord[],
  exercises: readonly ExerciseCompleted[],
): GroupDiary {
  const settledBefore = lastCompleted(snapshot)?.day.date ?? '';
  // Equal results share one object: with one for each date, a diary took a third more memory.
  const results = new Map<string, DiaryDate>();
  const sharedResultOf = ({ run, status }: DiaryDate) => {
    const key = `${run} ${status}`;
    const result = results.get(key) ?? { run, status };
    results.set(key, result);
    return result;
  };
  return {
    snapshot,
    settled: new Map(
      dates.filter(({ date }) => date < settledBefore).map((record) => [record.date, sharedResultOf(record)]),
    ),
    ranked: rankedDates(snapshot, exercises),
  };
}
