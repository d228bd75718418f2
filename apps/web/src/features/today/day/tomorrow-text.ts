import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import type { TimedEntry } from '@hundred/domain/statistics/history-entry';
import { usualMinutes } from '@hundred/domain/today/usual-time';
import { readRest } from '../session/rest/rest-length';
import type { NextExercise } from './next-exercises';
import { dateAfterOff, type Opening } from './next-opening';
import { text } from './text/other-days';

/**
 * What the next day asks for, with its usual time, and bold between stars. Undefined after Day 100, and while its
 * exercises are not known.
 */
export function tomorrowText(
  today: Today,
  opening: Opening,
  exercises: readonly NextExercise[] | undefined,
  history: readonly TimedEntry[],
): string | undefined {
  const { dayNumber } = today;
  if (dayNumber >= programLength) return undefined;
  const sentences = opening.when === 'midnight' ? text.tomorrow : text.next;
  if (dateAfterOff(today, opening)) return sentences.dayOff;
  if (!exercises) return undefined;
  const timedExercises = exercises.map(({ movement, target }) => ({
    target,
    secondsPerRep: movements[movement].secondsPerRep,
  }));
  const minutes = usualMinutes(history, { exercises: timedExercises, rest: readRest() });
  // Reps and seconds have no sum.
  if (timedExercises.some(({ secondsPerRep }) => secondsPerRep !== undefined))
    return sentences.day({ day: dayNumber + 1, minutes });
  const targets = exercises.map(({ target }) => target);
  const [reps = 0] = targets;
  return targets.every((target) => target === reps)
    ? sentences.repsOfEach({ reps, minutes })
    : sentences.repsInAll({ reps: targets.reduce((sum, target) => sum + target, 0), minutes });
}
