import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { movementVersions } from '@hundred/domain/movements/movement-versions';
import { describe, expect, it } from 'vitest';
import { withShownPlan } from './with-shown-plan';

const command = { kind: 'completeExercise', exercise: 'pushups', movement: 'kneePushup' } as const;
const fact: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  at: 1,
  localDate: '2026-06-10',
  timezone: 'UTC',
  exercise: 'pushups',
  dayNumber: 1,
  target: 10,
  reps: 10,
  movement: 'kneePushup',
};

describe('A completion with a movement that servers know from version 3 on', () => {
  const versions = { ...movementVersions, kneePushup: 3 };
  const withoutMovement = { kind: 'completeExercise', exercise: 'pushups', dayNumber: 1, target: 10 };

  it('is sent without the movement to a server of version 2', () => {
    expect(withShownPlan(command, fact, [], 2, versions)).toEqual(withoutMovement);
  });

  it('is sent with the movement to a server of version 3', () => {
    expect(withShownPlan(command, fact, [], 3, versions)).toEqual({
      ...withoutMovement,
      movement: 'kneePushup',
    });
  });
});
