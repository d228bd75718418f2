import type { Today } from '@hundred/contract/today';
import { longestTimedDay } from '@hundred/domain/challenge/facts/limits';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { longestTime } from '@hundred/domain/days/longest-time';
import { movements } from '@hundred/domain/movements/movements';
import type { TimedEntry } from '@hundred/domain/statistics/history-entry';
import { doneCount, movementOf } from '../day/day-state';
import { readRest } from './rest-length';

const secondsPerRep = 5;
const timedDays = 7;

/** What an open exercise asks for. `secondsPerRep` is set for a movement that is held. */
type OpenExercise = { target: number; secondsPerRep?: number | undefined };

/**
 * How long a whole day takes, in seconds: the median of the last seven timed days, or five seconds a rep plus the rests.
 */
export function usualSeconds(
  history: readonly TimedEntry[] | undefined,
  exercises: readonly OpenExercise[],
  rest: number,
): number {
  const times = (history ?? [])
    .filter(({ status }) => status === 'complete')
    .map((entry) => longestTime(entry.exercises) ?? 0)
    .filter((seconds) => seconds > 0 && seconds <= longestTimedDay)
    .slice(-timedDays)
    .sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)];
  if (median !== undefined) return median;
  const working = exercises.reduce((sum, one) => sum + one.target * (one.secondsPerRep ?? secondsPerRep), 0);
  return working + rest * (exercises.length - 1);
}

/** The minutes of the exercises that are left today. */
export function minutesOf(today: Today, history: readonly TimedEntry[] | undefined): number {
  const exercises = exerciseIds.map((id) => ({
    target: today.exercises[id].target,
    secondsPerRep: movements[movementOf(today, id)].secondsPerRep,
  }));
  const left = exercises.length - doneCount(today);
  return usualMinutes(usualSeconds(history, exercises, readRest()), left, exercises.length);
}

export const usualMinutes = (seconds: number, left: number, all: number): number =>
  Math.max(1, Math.round((seconds * left) / all / 60));
