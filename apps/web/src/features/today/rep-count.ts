/** A second touch this soon after the first is the same chin coming down, not another rep. */
const bounce = 250;

export type RepCount = { done: number; lastAt: number };

export const noReps: RepCount = { done: 0, lastAt: Number.NEGATIVE_INFINITY };

export const countRep = (count: RepCount, at: number, most: number): RepCount =>
  at - count.lastAt < bounce || count.done >= most ? count : { done: count.done + 1, lastAt: at };

export const takeRepBack = ({ done }: RepCount): RepCount => ({ ...noReps, done: Math.max(0, done - 1) });

export const repsLeft = (done: number, target: number): number => Math.max(0, target - done);

export const extraReps = (done: number, target: number): number => Math.max(0, done - target);

/** What is said aloud after a rep. */
export function spokenCount(done: number, target: number): string {
  if (done > target) return `plus ${extraReps(done, target)}`;
  return done === target ? 'Done' : String(repsLeft(done, target));
}
