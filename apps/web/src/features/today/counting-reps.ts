import type { RepCount } from './rep-count';

/** A second touch this soon after the first is the same chin coming down, not another rep. */
const bounce = 250;

export const countRep = (count: RepCount, at: number, most: number): RepCount =>
  at - count.lastAt < bounce || count.done >= most ? count : { done: count.done + 1, lastAt: at };

/** The next touch counts at once. */
export const takeRepBack = ({ done }: RepCount): RepCount => ({
  done: Math.max(0, done - 1),
  lastAt: Number.NEGATIVE_INFINITY,
});

export const repsLeft = (done: number, target: number): number => Math.max(0, target - done);

/** What is said aloud after a rep. */
export function spokenCount(done: number, target: number): string {
  if (done > target) return `plus ${done - target}`;
  return done === target ? 'Done' : String(repsLeft(done, target));
}
