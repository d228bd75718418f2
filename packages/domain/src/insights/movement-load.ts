import type { DateRecord, RunSummary } from '../challenge/state/state';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { type MovementId, movements, supportedMovement } from '../movements/movements';
import { standardMovement } from '../programs/program';

/** One exercise of a date, done or due. */
interface MovementOnDate {
  exercise: ExerciseId;
  movement: MovementId;
  reps: number;
  target: number;
}

/** The three exercises of a date, each as the movement it was done as, or as the due one. */
export function movementsOn(record: DateRecord, runs: readonly Pick<RunSummary, 'path'>[]): MovementOnDate[] {
  const path = record.run === null ? null : (runs[record.run]?.path ?? null);
  return exerciseIds.map((exercise) => {
    const { movement, reps, target } = record.exercises[exercise];
    return {
      exercise,
      movement: supportedMovement(movement, standardMovement(path, exercise)),
      reps,
      target,
    };
  });
}

/** The load of one rep, in push-ups. */
const loadOf = (movement: MovementId) => movements[movement].load / 100;

/** Loads of a date, in push-ups. */
export interface DateLoad {
  completed: number;
  /** The load of a date that was due; 0 on a rest day. */
  target: number;
}

export function loadOn(record: DateRecord, runs: readonly Pick<RunSummary, 'path'>[]): DateLoad {
  const isDue = record.run !== null && record.status !== 'rest';
  let [completed, targetLoad] = [0, 0];
  for (const { movement, reps, target } of movementsOn(record, runs)) {
    completed += reps * loadOf(movement);
    if (isDue) targetLoad += target * loadOf(movement);
  }
  return { completed, target: targetLoad };
}
