import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { movementVersions } from '@hundred/domain/movements/movement-versions';
import { expect, it } from 'vitest';
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

it('A completion leaves out a movement that the server will know only in a later version', () => {
  const versions = { ...movementVersions, kneePushup: 3 };
  const withoutMovement = { kind: 'completeExercise', exercise: 'pushups', dayNumber: 1, target: 10 };
  expect(withShownPlan(command, fact, [], 2, versions)).toEqual(withoutMovement);
  expect(withShownPlan(command, fact, [], 3, versions)).toEqual({
    ...withoutMovement,
    movement: 'kneePushup',
  });
});
