import { fold } from '../../challenge/fold/fold';
import type { DateRecord } from '../../challenge/state/state';
import { addDays } from '../../days/civil-date';
import { exercises, historyFromLetters } from '../../insights/testing/history-from-letters';
import { Story } from '../../rules/story';
import type { CoachInput } from '../tip';

/** A Sunday. */
export const firstDate = '2025-01-05';
export const { runs } = fold(Story.startedOn(firstDate, 'UTC').log);
export const inputWithoutHistory = { runs, offUntil: null, zones: [{ at: 0, timezone: 'UTC' }] };

/**
 * The coach's input for dates that are written as one letter each, as in `historyFromLetters`. `changes` replaces fields of
 * each date.
 */
export const inputFromLetters = (
  letters: string,
  changes?: (index: number) => Partial<DateRecord>,
  since = firstDate,
): CoachInput => ({
  history: historyFromLetters(since, letters, changes),
  ...inputWithoutHistory,
});

const tenReps = () => 10;
const targetOfTen = () => 10;

/** For `changes` of a history since `firstDate`: the exercises of the date at this index were completed at this time ("20:15"), in UTC. */
export function completedAtTime(index: number, time: string): Partial<DateRecord> {
  const completedAt = Date.parse(`${addDays(firstDate, index)}T${time}Z`);
  return {
    exercises: exercises(tenReps, targetOfTen, { completedAt }),
  };
}
