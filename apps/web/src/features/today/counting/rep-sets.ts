import { splitIntoSets } from './split-into-sets';

type CurrentSet = {
  /** Starts at 1. */
  number: number;
  /** The number of sets. */
  total: number;
  repsLeft: number;
  /** The set has just been finished and the next one has not started. */
  isDone: boolean;
};

/** The current set after `done` reps. */
export function setAt(sets: readonly number[], done: number): CurrentSet {
  const total = sets.length;
  let repsBefore = 0;
  for (const [index, size] of sets.entries()) {
    const end = repsBefore + size;
    if (done <= end) return { number: index + 1, total, repsLeft: end - done, isDone: done === end };
    repsBefore = end;
  }
  return { number: total, total, repsLeft: 0, isDone: true };
}

/** Whether a rest between two sets follows after `done` reps. There is none after the last set. */
export function isBetweenSets(sets: readonly number[], done: number): boolean {
  const { number, total, isDone } = setAt(sets, done);
  return isDone && number < total;
}

const repsPerMark = 10;

/** The positions of the lines on the field: between sets, or every ten reps. */
export function marksOf(target: number, sets?: readonly number[]): number[] {
  const marks: number[] = [];
  let sum = 0;
  for (const size of sets ?? splitIntoSets(target, repsPerMark)) {
    sum += size;
    if (sum < target) marks.push(sum);
  }
  return marks;
}
