import { formatNumber } from '../../../platform/format/format';
import { partAt } from './counting-parts';
import type { RepCount } from './rep-count';

/** A second touch within this time is the same chin coming down, not another rep. */
const bounce = 250;

export const countRep = (count: RepCount, at: number, most: number): RepCount =>
  at - count.lastAt < bounce || count.done >= most ? count : { done: count.done + 1, lastAt: at };

/** Clears the time of the last touch, so that the next touch counts at once. */
export const takeRepBack = ({ done }: RepCount): RepCount => ({
  done: Math.max(0, done - 1),
  lastAt: Number.NEGATIVE_INFINITY,
});

export const repsLeft = (done: number, target: number): number => Math.max(0, target - done);

/** The text that is spoken after a rep. */
export function spokenCount(done: number, target: number): string {
  if (done > target) return `plus ${done - target}`;
  return done === target ? 'Done' : String(repsLeft(done, target));
}

type SetSoFar = { name: string; done: number; target: number; unit?: 'reps' | 'seconds' };

/** The progress of a set as text, for every way of counting. */
export function captionOf(
  { name, done, target, unit = 'reps' }: SetSoFar,
  parts?: readonly number[],
): string {
  if (done > target) return `+${formatNumber(done - target)} extra`;
  if (done === target) return `${name} done`;
  if (!parts || parts.length < 2)
    return `${formatNumber(repsLeft(done, target))}${unit === 'seconds' ? ' s' : ''} to go`;
  const { number, of, left, isDone } = partAt(parts, done);
  return isDone ? `Set ${number} of ${of} done` : `${formatNumber(left)} to go in set ${number} of ${of}`;
}
