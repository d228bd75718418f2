import type { ExerciseId } from '../days/exercises';
import type { MovementId } from '../movements/movements';

export const pathIds = ['strength', 'endurance', 'hybrid'] as const;

export type PathId = (typeof pathIds)[number];

export type RisingExercise = {
  readonly movement: MovementId;
  /** Reps on club day 1. */
  readonly first: number;
  /** Reps on club day 100. */
  readonly last: number;
};

const rising = (movement: MovementId, first: number, last: number): RisingExercise => ({
  movement,
  first,
  last,
});

/** What each path asks of a day. The texts are in `paths.ts`, because a start of the page does not load them. */
export const pathExercises: Readonly<Record<PathId, Readonly<Record<ExerciseId, RisingExercise>>>> = {
  strength: {
    pushups: rising('diamondPushup', 15, 65),
    situps: rising('vUp', 15, 65),
    jumpingJacks: rising('burpee', 10, 50),
  },
  endurance: {
    pushups: rising('pushup', 100, 200),
    situps: rising('situp', 100, 200),
    jumpingJacks: rising('jumpingJack', 100, 300),
  },
  hybrid: {
    pushups: rising('hinduPushup', 20, 80),
    situps: rising('russianTwist', 40, 140),
    jumpingJacks: rising('boxJump', 20, 80),
  },
};
