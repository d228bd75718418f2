import type { Today } from '@hundred/contract/today';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import type { TimedEntry } from '@hundred/domain/statistics/history-entry';
import { usualMinutes } from '@hundred/domain/today/usual-time';
import { doneCount, movementOf } from '../day/day-state';
import { readRest } from './rest/rest-length';

/** The minutes that the person usually needs for the open exercises of today. */
export function minutesLeft(today: Today, history: readonly TimedEntry[] = []): number {
  const exercises = exerciseIds.map((id) => ({
    target: today.exercises[id].target,
    secondsPerRep: movements[movementOf(today, id)].secondsPerRep,
  }));
  return usualMinutes(history, { exercises, open: exercises.length - doneCount(today), rest: readRest() });
}
