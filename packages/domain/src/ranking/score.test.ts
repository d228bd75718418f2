import { describe, expect, it } from 'vitest';
import { rankedReps } from './score';

describe('what counts for ranking', () => {
  it('is the reps done', () => {
    expect(rankedReps({ reps: 10, target: 10 })).toBe(10);
    expect(rankedReps({ reps: 19, target: 10 })).toBe(19);
  });

  it('is no more than twice the target', () => {
    expect(rankedReps({ reps: 20, target: 10 })).toBe(20);
    expect(rankedReps({ reps: 1010, target: 10 })).toBe(20);
  });
});
