import type { ExerciseId } from '@hundred/domain/days/exercises';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import type { SessionExercise } from './session-exercise';
import { type FigureText, text } from './text';

/** "Day 57.", or "Day 57. Two to go." once an exercise is done. */
export const titleText = (day: number, exerciseCount: number, open: number): string =>
  open < exerciseCount ? text.dayToGo({ day, open }) : text.day({ day });

/** The large number of the first screen, and what it counts. */
export function sumText(open: readonly SessionExercise[]): FigureText {
  const [first] = open;
  if (!first) return text.nothingToGo();
  const { name } = first;
  const { unit, target } = first.amount;
  if (open.length === 1)
    return unit === 'seconds'
      ? text.secondsOfOne({ seconds: target, name })
      : text.repsOfOne({ reps: target, name });
  if (open.some(({ amount }) => amount.unit === 'seconds')) return text.exercises({ count: open.length });
  if (open.every(({ amount }) => amount.target === target)) return text.repsOfEach({ reps: target });
  return text.repsInAll({ reps: open.reduce((total, { amount }) => total + amount.target, 0) });
}

/** What follows an exercise. Its target comes first where the exercises have different ones. */
export function restNote(
  exercise: SessionExercise,
  open: readonly SessionExercise[],
  order: readonly ExerciseId[],
  rest: number,
): string {
  const isLast = order.at(-1) === exercise.id;
  const { unit, target } = exercise.amount;
  const isSame = open.every(({ amount }) => amount.unit === unit && amount.target === target);
  if (isSame) return isLast ? text.thenDone : text.thenRest({ rest });
  if (unit === 'seconds')
    return isLast
      ? text.secondsThenDone({ seconds: target })
      : text.secondsThenRest({ seconds: target, rest });
  return isLast ? text.repsThenDone({ reps: target }) : text.repsThenRest({ reps: target, rest });
}

export function askToMarkText(open: readonly SessionExercise[]): string {
  const [first] = open;
  if (open.length === 1 && first) return text.askToMarkOne(first);
  return open.length === 2 ? text.askToMarkBoth : text.askToMarkAll;
}

/** "66", or "86 s" of a movement that is held. */
export const amountText = ({ amount: { unit } }: SessionExercise, amount: number): string =>
  unit === 'seconds' ? text.held({ seconds: amount }) : formatNumber(amount);

/** "Saved: 36 of 66 push-ups." */
export function savedText({ name, amount: { unit, target } }: SessionExercise, done: number): string {
  if (unit === 'seconds') return text.secondsSaved({ done, target });
  return done > target ? text.moreRepsSaved({ done, name }) : text.repsSaved({ done, target, name });
}

export const endText = (last: SessionExercise | undefined, isDayDone: boolean): string =>
  isDayDone || !last ? text.allDone : text.oneDone(last);

export const totalText = (reps: number, seconds: number): string =>
  seconds > 0 ? text.repsInTime({ reps, time: formatDuration(seconds) }) : text.reps({ reps });
