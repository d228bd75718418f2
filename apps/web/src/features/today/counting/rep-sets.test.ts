import { describe, expect, it } from 'vitest';
import { isBetweenSets, marksOf, setAt } from './rep-sets';
import { splitIntoSets } from './split-into-sets';

describe('A target in sets', () => {
  it.each([
    [0, { number: 1, total: 3, repsLeft: 10, isDone: false }],
    [9, { number: 1, total: 3, repsLeft: 1, isDone: false }],
    [10, { number: 1, total: 3, repsLeft: 0, isDone: true }],
    [11, { number: 2, total: 3, repsLeft: 9, isDone: false }],
    [20, { number: 2, total: 3, repsLeft: 0, isDone: true }],
    [30, { number: 3, total: 3, repsLeft: 0, isDone: true }],
    [41, { number: 3, total: 3, repsLeft: 0, isDone: true }],
  ])('knows the current set after %i reps', (done, set) => {
    expect(setAt([10, 10, 10], done)).toEqual(set);
  });

  it('has a rest between two sets, but none after the last', () => {
    const rests = Array.from({ length: 33 }, (_, done) => done).filter((done) =>
      isBetweenSets([10, 10, 10], done),
    );
    expect(rests).toEqual([10, 20]);
  });

  it('has marks at the ends of its sets, or else at every ten reps', () => {
    expect(marksOf(30, [15, 15])).toEqual([15]);
    expect(marksOf(66)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(marksOf(30)).toEqual([10, 20]);
  });

  it.each([
    [30, [10, 10, 10]],
    [34, [10, 10, 10, 4]],
    [10, [10]],
    [9, [9]],
  ])('is split into sets of ten: %i', (target, sets) => {
    expect(splitIntoSets(target, 10)).toEqual(sets);
  });
});
