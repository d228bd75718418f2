import type { PathId } from '../century-club/paths';
import { addDays, type CivilDate } from '../days/civil-date';
import { type Plan, type ProgramInForce, standardProgram } from './program';

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
  return { program: adopted?.plan ?? standard, standard, fromDay: adopted?.fromDay ?? 1 };
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
