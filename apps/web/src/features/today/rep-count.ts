import { formatNumber } from '../../platform/format';
import type { TypedNumber } from '../../ui/typed-number';

/** A second touch this soon after the first is the same chin coming down, not another rep. */
const bounce = 250;

export type RepCount = { done: number; lastAt: number };

export const noReps: RepCount = { done: 0, lastAt: Number.NEGATIVE_INFINITY };

export const countRep = (count: RepCount, at: number, most: number): RepCount =>
  at - count.lastAt < bounce || count.done >= most ? count : { done: count.done + 1, lastAt: at };

export const takeRepBack = ({ done }: RepCount): RepCount => ({ ...noReps, done: Math.max(0, done - 1) });

export const repsLeft = (done: number, target: number): number => Math.max(0, target - done);

export const extraReps = (done: number, target: number): number => Math.max(0, done - target);

const doubts: Record<NonNullable<TypedNumber['doubt']>, string> = {
  'no-number': 'No number:',
  'no-whole-number': 'Whole reps only:',
  'too-small': 'Below the target:',
  'too-large': 'Too many:',
};

/** What will be recorded, and why it is something else than was typed. */
export function recordedWords({ value, doubt }: TypedNumber): string {
  const recorded = `${formatNumber(value)} ${value === 1 ? 'rep' : 'reps'} will be recorded.`;
  return doubt === undefined ? recorded : `${doubts[doubt]} ${recorded}`;
}

/** What is said aloud after a rep. */
export function spokenCount(done: number, target: number): string {
  if (done > target) return `plus ${extraReps(done, target)}`;
  return done === target ? 'Done' : String(repsLeft(done, target));
}
