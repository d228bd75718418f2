import { type PathId, pathExercises } from '../century-club/path-exercises';
import { type ExerciseId, eachExercise, programLength, seasonOneTarget } from '../days/exercises';
import { type MovementId, seasonOneMovements } from '../movements/movements';

/** The rule by which the target of an exercise rises. */
export type TargetRule =
  /** A percentage of the run's own target. */
  | { kind: 'standard'; percent: number }
  /** `step` more reps every `every` days, from `start` up to `ceiling`. */
  | { kind: 'steps'; start: number; step: number; every: number; ceiling: number };

/** A target that rises evenly from the first value on Day 1 to the last on Day 100, rounded half up. */
export interface TargetLine {
  kind: 'line';
  first: number;
  last: number;
}

/** The targets of a day: the movement and the reps of each exercise, and the weekdays off. */
export interface Program {
  exercises: Readonly<Record<ExerciseId, { movement: MovementId; rule: TargetRule | TargetLine }>>;
  /** 0 is Sunday; ascending. */
  offWeekdays: readonly number[];
}

/** A program that a person made. */
export interface Plan extends Program {
  version: 1;
  name: string;
  exercises: Record<ExerciseId, { movement: MovementId; rule: TargetRule }>;
  offWeekdays: number[];
}

/** A program as it holds in a run. */
export interface ProgramInForce {
  program: Program;
  /** The run's own program, without a plan. */
  standard: Program;
  /** The day from which steps count. */
  fromDay: number;
}

const seasonOneProgram: Program = {
  exercises: eachExercise((id) => ({
    movement: seasonOneMovements[id],
    rule: { kind: 'line', first: seasonOneTarget(1), last: seasonOneTarget(programLength) },
  })),
  offWeekdays: [],
};

const programOfPath = (path: PathId): Program => ({
  exercises: eachExercise((id) => {
    const { movement, first, last } = pathExercises[path][id];
    return { movement, rule: { kind: 'line', first, last } };
  }),
  offWeekdays: [],
});

const pathPrograms: Readonly<Record<PathId, Program>> = {
  strength: programOfPath('strength'),
  endurance: programOfPath('endurance'),
  hybrid: programOfPath('hybrid'),
};

/** The program of a run without a plan. Without a path it is that of season 1. */
export const standardProgram = (path: PathId | null): Program =>
  path === null ? seasonOneProgram : pathPrograms[path];

export const standardMovement = (path: PathId | null, exercise: ExerciseId): MovementId =>
  standardProgram(path).exercises[exercise].movement;

/** The target of a run without a plan. */
export function standardTarget(path: PathId | null, exercise: ExerciseId, dayNumber: number): number {
  const standard = standardProgram(path);
  return targetIn({ program: standard, standard, fromDay: 1 }, exercise, dayNumber);
}

/** The target of an exercise on a day, by the program that holds. */
export function targetIn(
  { program, standard, fromDay }: ProgramInForce,
  exercise: ExerciseId,
  dayNumber: number,
): number {
  const { rule } = program.exercises[exercise];
  switch (rule.kind) {
    case 'line': {
      const steps = Math.min(Math.max(dayNumber, 1), programLength) - 1;
      return Math.round(rule.first + ((rule.last - rule.first) * steps) / (programLength - 1));
    }
    case 'standard': {
      const target = targetIn({ program: standard, standard, fromDay }, exercise, dayNumber);
      // Rounded half up.
      return Math.max(1, Math.floor((target * rule.percent + 50) / 100));
    }
    case 'steps': {
      // A day that is reported late may leave an earlier number to the first date of a plan.
      const steps = Math.floor(Math.max(0, dayNumber - fromDay) / rule.every);
      return Math.min(rule.ceiling, rule.start + rule.step * steps);
    }
  }
}
