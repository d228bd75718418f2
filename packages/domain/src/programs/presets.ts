import type { PathId } from '../century-club/paths';
import { type ExerciseId, eachExercise, programLength } from '../days/exercises';
import type { MovementId } from '../movements/movements';
import { type Plan, standardMovement, standardTarget, type TargetRule } from './program';
import { hasSameExercises } from './read-plan';

/** The exercises of a plan. Weekdays off are chosen elsewhere. */
export type PlannedExercises = Plan['exercises'];

/** The run that a plan is made for, and the day number on which the plan starts. */
export interface PlanBasis {
  path: PathId | null;
  /** The steps of a plan count from this day, so its first target may differ with it. */
  fromDay: number;
}

interface Preset {
  name: string;
  /** Describes season 1 by its figures; the paths of the Century Club have others. */
  description: (path: PathId | null) => string;
  exercises: (basis: PlanBasis) => PlannedExercises;
}

/** The day on which the rise ends in a plateau: in season 1 with 60 reps. */
const plateauDay = 51;

const gentleMovements = { pushups: 'kneePushup', situps: 'deadBug', jumpingJacks: 'stepJack' } as const;

/** The preset plans. */
export const presets = {
  standard: {
    name: 'Standard',
    description: (path) => (path === null ? 'One more rep each day' : 'The usual reps of your path'),
    exercises: ({ path }) => plannedExercises(path, () => ({ kind: 'standard', percent: 100 })),
  },
  gentle: {
    name: 'Gentle',
    description: () => '60% of the reps, easier movements',
    exercises: ({ path }) =>
      plannedExercises(
        path,
        () => ({ kind: 'standard', percent: 60 }),
        (id) => gentleMovements[id],
      ),
  },
  everyOtherDay: {
    name: 'Up every other day',
    description: (path) => `${path === null ? '10 reps' : 'Your Day 1 reps'}, plus one every 2 days`,
    exercises: ({ path }) =>
      plannedExercises(path, (id) => {
        // The reps of Day 1, on whatever day the plan starts.
        const start = standardTarget(path, id, 1);
        // A run of 100 days has 50 steps.
        return { kind: 'steps', start, step: 1, every: 2, ceiling: start + programLength / 2 };
      }),
  },
  plateau: {
    name: 'Plateau',
    description: (path) =>
      path === null
        ? 'Standard, never above 60 reps'
        : `Standard until Day ${plateauDay}, then the same reps`,
    exercises: ({ path, fromDay }) =>
      plannedExercises(path, (id) => {
        const ceiling = standardTarget(path, id, plateauDay);
        const start = Math.min(ceiling, standardTarget(path, id, fromDay));
        return { kind: 'steps', start, ...riseOf(path, id), ceiling };
      }),
  },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof presets;

export const presetIds = Object.keys(presets) as PresetId[];

function plannedExercises(
  path: PathId | null,
  rule: (id: ExerciseId) => TargetRule,
  movement: (id: ExerciseId) => MovementId = (id) => standardMovement(path, id),
): PlannedExercises {
  return eachExercise((id) => ({ movement: movement(id), rule: rule(id) }));
}

/** The rise of a run in whole steps: exactly that of season 1, the nearest for a path. */
function riseOf(path: PathId | null, id: ExerciseId): { step: number; every: number } {
  const perDay =
    (standardTarget(path, id, programLength) - standardTarget(path, id, 1)) / (programLength - 1);
  return perDay >= 1 ? { step: Math.round(perDay), every: 1 } : { step: 1, every: Math.round(1 / perDay) };
}

/** The preset that these exercises equal, for a run of that kind on that day. */
export const presetOf = (exercises: PlannedExercises, basis: PlanBasis): PresetId | undefined =>
  presetIds.find((id) => hasSameExercises(presets[id].exercises(basis), exercises));
