import type { ExerciseId } from '@hundred/domain/days/exercises';
import { formatDuration, formatNumber } from '../../../platform/format/format';
import type { SessionExercise } from './session-exercise';

const numbers = ['None', 'One', 'Two', 'Three'] as const;

/** "Day 57.", or "Day 57. Two to go." once an exercise is done. */
export function titleText(dayNumber: number, all: number, open: number): string {
  const day = `Day ${formatNumber(dayNumber)}.`;
  return open < all ? `${day} ${numbers[open] ?? formatNumber(open)} to go.` : day;
}

/** The large number of the first screen, and what it counts. */
export function sumText(open: readonly SessionExercise[]): { figure: string; text: string } {
  const [first] = open;
  if (!first) return { figure: '0', text: 'to go.' };
  const { unit, target } = first.amount;
  if (open.length === 1) {
    const of = unit === 'seconds' ? `s of ${first.name.toLowerCase()}.` : `${first.name.toLowerCase()}.`;
    return { figure: formatNumber(target), text: of };
  }
  if (open.some(({ amount }) => amount.unit === 'seconds'))
    return { figure: formatNumber(open.length), text: 'exercises.' };
  if (open.every(({ amount }) => amount.target === target))
    return { figure: formatNumber(target), text: 'of each.' };
  const sum = open.reduce((total, { amount }) => total + amount.target, 0);
  return { figure: formatNumber(sum), text: 'in all.' };
}

/** What follows an exercise. Its target comes first where the exercises have different ones. */
export function restNote(
  exercise: SessionExercise,
  open: readonly SessionExercise[],
  order: readonly ExerciseId[],
  rest: number,
): string {
  const isLast = order.at(-1) === exercise.id;
  const then = isLast ? 'then you’re done' : `then rest ${formatNumber(rest)} s`;
  const { unit, target } = exercise.amount;
  const isSame = open.every(({ amount }) => amount.unit === unit && amount.target === target);
  return isSame ? then : `${amountText(exercise)}, ${then}`;
}

const amountText = ({ amount: { unit, target } }: SessionExercise) =>
  unit === 'seconds' ? `${formatNumber(target)} s` : formatNumber(target);

export function askToMarkText(open: readonly SessionExercise[]): string {
  const [first] = open;
  if (open.length === 1 && first) return `Mark ${first.name.toLowerCase()} as done?`;
  return open.length === 2 ? 'Mark both as done?' : 'Mark all three as done?';
}

/** "36 of 66 push-ups are saved." */
export function savedText({ name, amount }: SessionExercise, done: number): string {
  const unit = amount.unit === 'seconds' ? 's of ' : '';
  return `${formatNumber(done)} of ${formatNumber(amount.target)} ${unit}${name.toLowerCase()} are saved.`;
}

export const skipText = (next: SessionExercise) => `Skip to ${next.name.toLowerCase()}`;

export const endText = (last: SessionExercise | undefined, isDayDone: boolean) =>
  isDayDone || !last ? 'All three done.' : `${last.name} done.`;

export const totalText = (reps: number, seconds: number) =>
  seconds > 0 ? `${formatNumber(reps)} reps in ${formatDuration(seconds)}` : `${formatNumber(reps)} reps`;

/** Shown below the timer without a connection. */
export const offlineNote = 'Saved on this phone.';

export const restKeysText = 'Space adds 15 s · Enter skips · Hold Esc to stop';
