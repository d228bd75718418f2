import { describe, expect, it } from 'vitest';
import { standardTarget } from '../programs/program';
import { exerciseBreakdown } from './exercise-breakdown';
import { completeDay, historyDay, missedDay } from './testing/history-days';

describe('Exercise Breakdown', () => {
  it('adds the target, not the reps, for each day an exercise was completed', () => {
    const history = [completeDay(1, 50), historyDay(2, { pushups: 40 }), missedDay(2)];
    // Day 1 asks for 10 reps of each exercise, Day 2 for 11.
    expect(exerciseBreakdown(history)).toEqual([
      { exercise: 'pushups', reps: 21, share: 51 },
      { exercise: 'situps', reps: 10, share: 24 },
      { exercise: 'jumpingJacks', reps: 10, share: 24 },
    ]);
  });

  it('uses the target of each exercise in season 2', () => {
    const clubDay = historyDay(1, { pushups: 20, situps: 40, jumpingJacks: 20 }, (exercise) =>
      standardTarget('hybrid', exercise, 1),
    );
    expect(exerciseBreakdown([clubDay]).map(({ reps }) => reps)).toEqual([20, 40, 20]);
  });

  it('has three empty parts before anything was done', () => {
    expect(exerciseBreakdown([]).map(({ reps, share }) => [reps, share])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
