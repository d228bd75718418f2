import { fold } from '../../challenge/fold/fold';
import type { DateRecord } from '../../challenge/state/state';
import { addDays } from '../../days/civil-date';
import { exercises, toldHistory } from '../../insights/testing/told-history';
import { Story } from '../../rules/story';
import type { CoachKnows } from '../tip';

/** A Sunday. */
export const first = '2025-01-05';
export const { runs } = fold(Story.startedOn(first, 'UTC').log);
export const besides = { runs, offUntil: null, zones: [{ at: 0, timezone: 'UTC' }] };

/** The coach's input for dates that are described by letters. */
export const told = (
  letters: string,
  more?: (index: number) => Partial<DateRecord>,
  since = first,
): CoachKnows => ({
  history: toldHistory(since, letters, more),
  ...besides,
});

/** Finished at this time of the clock. */
export function finished(index: number, time: string): Partial<DateRecord> {
  const completedAt = Date.parse(`${addDays(first, index)}T${time}Z`);
  return {
    exercises: exercises(
      () => 10,
      () => 10,
      { completedAt },
    ),
  };
}
