import type { PathId } from '../century-club/paths';
import { addDays, type CivilDate } from '../days/civil-date';
import { type ExerciseId, eachExercise, exerciseIds } from '../days/exercises';
import { knownMovement } from '../movements/movements';
import { type Plan, type ProgramInForce, standardMovement, standardProgram } from './program';

/** What of a plan's fact a run keeps. */
export interface AdoptedPlan {
  at: number;
  /** The date on which it was adopted. */
  localDate: CivilDate;
  firstDate: CivilDate;
  fromDay: number;
  /** Null: back to what the run itself asks for. */
  plan: Plan | null;
}

interface PlannedRun {
  path: PathId | null;
  /** In the order of their instants. */
  plans?: readonly AdoptedPlan[];
}

/** The plan that was adopted last of those that had begun by a date. */
export function planOn(plans: readonly AdoptedPlan[] = [], date: CivilDate): AdoptedPlan | undefined {
  return plans.findLast(({ firstDate }) => firstDate <= date);
}

export function programOn({ path, plans }: PlannedRun, date: CivilDate): ProgramInForce {
  const standard = standardProgram(path);
  const adopted = planOn(plans, date);
  const program = adopted?.plan ? withKnownMovements(adopted.plan, path) : standard;
  return { program, standard, fromDay: adopted?.fromDay ?? 1 };
}

/** A plan may ask for movements that only a newer version knows: then it asks for those of the run. */
export function withKnownMovements(plan: Plan, path: PathId | null): Plan {
  const known = (id: ExerciseId) => knownMovement(plan.exercises[id].movement, standardMovement(path, id));
  if (exerciseIds.every((id) => known(id) === plan.exercises[id].movement)) return plan;
  const exercises = eachExercise((id) => ({ ...plan.exercises[id], movement: known(id) }));
  return { ...plan, exercises };
}

/** Those that held on a date and on the days before it, the latest first: a device may not have heard of the last. */
export function programsUntil(
  run: PlannedRun,
  date: CivilDate,
  days: number,
): [ProgramInForce, ...ProgramInForce[]] {
  const before = run.plans ? Array.from({ length: days }, (_, ago) => addDays(date, -1 - ago)) : [];
  return [programOn(run, date), ...before.map((earlier) => programOn(run, earlier))];
}
