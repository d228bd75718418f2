import { describe, expect, it } from 'vitest';
import { rankedReps } from './score';

describe('The ranked reps of an exercise', () => {
  it('are the reps done', () => {
    expect(rankedReps({ reps: 10, target: 10 })).toBe(10);
    expect(rankedReps({ reps: 19, target: 10 })).toBe(19);
  });

  it('are at most twice the target', () => {
    expect(rankedReps({ reps: 20, target: 10 })).toBe(20);
    expect(rankedReps({ reps: 1010, target: 10 })).toBe(20);
  });
});
