import { inParts } from './rep-parts';

interface CurrentPart {
  /** 1 for the first. */
  number: number;
  of: number;
  left: number;
  /** It has just been done: the next one waits. */
  isDone: boolean;
}

/** Which set somebody is in who has done so many. */
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

/** Whether somebody who has done so many rests before the next set. After the last there is none. */
export function isBetweenParts(parts: readonly number[], done: number): boolean {
  const { number, of, isDone } = partAt(parts, done);
  return isDone && number < of;
}

/** Where the lines of the field stand: between sets, or every ten reps. */
export function marksOf(target: number, parts: readonly number[] | undefined): number[] {
  const marks: number[] = [];
  let sum = 0;
  for (const size of parts ?? inParts(target, 10)) {
    sum += size;
    if (sum < target) marks.push(sum);
  }
  return marks;
}
