import { splitIntoSets } from './rep-sets';

interface CurrentPart {
  /** Starts at 1. */
  number: number;
  of: number;
  left: number;
  /** The set has just been finished and the next one has not started. */
  isDone: boolean;
}

/** The current set after `done` reps. */
export function partAt(parts: readonly number[], done: number): CurrentPart {
  let before = 0;
  for (const [index, size] of parts.entries()) {
    if (done <= before + size && !(done === before && index > 0)) {
      return {
        number: index + 1,
        of: parts.length,
        left: before + size - done,
        isDone: done === before + size,
      };
    }
    before += size;
  }
  return { number: parts.length, of: parts.length, left: 0, isDone: true };
}

/** Whether a rest between two sets follows after `done` reps. There is none after the last set. */
export function isBetweenParts(parts: readonly number[], done: number): boolean {
  const { number, of, isDone } = partAt(parts, done);
  return isDone && number < of;
}

/** The positions of the lines on the field: between sets, or every ten reps. */
export function marksOf(target: number, parts: readonly number[] | undefined): number[] {
  const marks: number[] = [];
  let sum = 0;
  for (const size of parts ?? splitIntoSets(target, 10)) {
    sum += size;
    if (sum < target) marks.push(sum);
  }
  return marks;
}
