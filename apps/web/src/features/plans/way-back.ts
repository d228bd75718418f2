import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type PlannedExercises, presets } from '@hundred/domain/programs/presets';
import { standardProgram, targetIn } from '@hundred/domain/programs/program';
import { asksTheSame, lastPlanOf } from '@hundred/domain/programs/read-plan';
import type { RunRecord } from '@hundred/domain/runs/run-record';
import { partOfExercises } from './part-of-plan';
import { planOf } from './plan-draft';

type PlannedRun = Pick<RunRecord, 'path' | 'plans'>;

interface WayBack {
  /** So much of the run's plan as it was. */
  exercises: PlannedExercises;
  /** The days ask for it already. */
  isInUse: boolean;
}

/**
 * So many percent of what a run asked for before a date, from a day on. Of the plan in use it would be less with every
 * step of the way. Whoever took the first step, which is `least` percent, before that date is led back from there too.
 */
export function wayBack(
  run: PlannedRun,
  began: CivilDate,
  day: number,
  { percent, least }: { percent: number; least: number },
): WayBack {
  const before = askedBefore(run, began, least);
  const { exercises: inUse } = askedBy(run);
  const exercises = partOf(before, day, percent);
  return { exercises, isInUse: asksTheSame(percent === 100 ? askedBy(before).exercises : exercises, inUse) };
}

function askedBefore({ path, plans = [] }: PlannedRun, began: CivilDate, least: number): PlannedRun {
  const held = { path, plans: plans.filter(({ firstDate }) => firstDate < began) };
  const earlier = { path, plans: held.plans.slice(0, -1) };
  const { exercises, fromDay } = askedBy(held);
  return asksTheSame(exercises, partOf(earlier, fromDay, least)) ? earlier : held;
}

/** By the last of its plans, or by the run itself. */
function askedBy({ path, plans = [] }: PlannedRun): { exercises: PlannedExercises; fromDay: number } {
  const last = lastPlanOf({ plans });
  return {
    exercises: last?.plan.exercises ?? presets.standard.exercises({ path, fromDay: 1 }),
    fromDay: last?.fromDay ?? 1,
  };
}

function partOf(run: PlannedRun, day: number, percent: number): PlannedExercises {
  const { exercises, fromDay } = askedBy(run);
  const inForce = { program: planOf(exercises), standard: standardProgram(run.path), fromDay };
  return partOfExercises(
    exercises,
    () => percent,
    (id) => targetIn(inForce, id, day),
  );
}
