import type { PathId } from '../century-club/paths';
import { addDays, type CivilDate } from '../days/civil-date';
import { type ExerciseId, eachExercise, exerciseIds } from '../days/exercises';
import { supportedMovement } from '../movements/movements';
import { type Plan, type ProgramInForce, standardMovement, standardProgram } from './program';

/** The fields of a plan's fact that a run stores. */
export interface AdoptedPlan {
  at: number;
  /** The date on which it was adopted. */
  localDate: CivilDate;
  firstDate: CivilDate;
  fromDay: number;
  /** Null: back to the run's own program. */
  plan: Plan | null;
}

interface PlannedRun {
  path: PathId | null;
  /** In the order of their instants. */
  plans?: readonly AdoptedPlan[];
}

/** The plan that was adopted last among those that had started by a date. */
export function planOn(plans: readonly AdoptedPlan[] = [], date: CivilDate): AdoptedPlan | undefined {
  return plans.findLast(({ firstDate }) => firstDate <= date);
}

/** The choices that held on a date: a later choice with the same first date replaces the previous one. */
export function plansThatHeld(plans: readonly AdoptedPlan[] = []): AdoptedPlan[] {
  return plans.filter((plan, index) =>
    plans.slice(index + 1).every(({ firstDate }) => firstDate > plan.firstDate),
  );
}

export const programOn = ({ path, plans }: PlannedRun, date: CivilDate): ProgramInForce =>
  programOf(path, planOn(plans, date));

function programOf(path: PathId | null, adopted: AdoptedPlan | undefined): ProgramInForce {
  const standard = standardProgram(path);
  const program = adopted?.plan ? withSupportedMovements(adopted.plan, path) : standard;
  return { program, standard, fromDay: adopted?.fromDay ?? 1 };
}

/** Replaces the movements of a plan that only a newer version has by those of the run. */
export function withSupportedMovements(plan: Plan, path: PathId | null): Plan {
  const supported = (id: ExerciseId) =>
    supportedMovement(plan.exercises[id].movement, standardMovement(path, id));
  if (exerciseIds.every((id) => supported(id) === plan.exercises[id].movement)) return plan;
  const exercises = eachExercise((id) => ({ ...plan.exercises[id], movement: supported(id) }));
  return { ...plan, exercises };
}

/**
 * The program of a date; then every other that started in that number of days up to the date, latest first; then the one
 * in force before those. A device may not have the latest plan yet, and it may have shown one that was replaced on the
 * same day.
 */
export function programsUntil(
  run: PlannedRun,
  date: CivilDate,
  days: number,
): [ProgramInForce, ...ProgramInForce[]] {
  const { path, plans } = run;
  if (!plans) return [programOn(run, date)];
  const before = addDays(date, -days);
  const since = plans.filter(({ firstDate }) => firstDate > before && firstDate <= date).reverse();
  const [inForce, ...earlier] = new Set([planOn(plans, date), ...since, planOn(plans, before)]);
  return [programOf(path, inForce), ...earlier.map((adopted) => programOf(path, adopted))];
}
