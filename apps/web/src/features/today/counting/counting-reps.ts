import type { RepCount } from './rep-count';
import { text } from './text';

/** A second touch within this time is the same chin coming down, not another rep. In milliseconds. */
const bounceMs = 250;

/** Counts a rep, unless the touch bounced or `most` reps are counted. Then the count is returned as it was. */
export const countRep = (count: RepCount, at: number, most: number): RepCount =>
  at - count.lastAt < bounceMs || count.done >= most ? count : { done: count.done + 1, lastAt: at };

/** Clears the time of the last touch, so that the next touch counts at once. */
export const takeRepBack = ({ done }: RepCount): RepCount => ({
  done: Math.max(0, done - 1),
  lastAt: Number.NEGATIVE_INFINITY,
});

export const repsLeft = (done: number, target: number): number => Math.max(0, target - done);

/** The text that is spoken after a rep. */
export function spokenCount(done: number, target: number): string {
  if (done > target) return text.spokenExtra({ reps: done - target });
  return done === target ? text.spokenDone : String(repsLeft(done, target));
}
