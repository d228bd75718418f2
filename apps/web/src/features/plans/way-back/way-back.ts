import type { RunRecord } from '@hundred/domain/challenge/fold/run-record';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { plansThatHeld } from '@hundred/domain/programs/plans-of-run';
import { type PlannedExercises, presets } from '@hundred/domain/programs/presets';
import { standardProgram, targetIn } from '@hundred/domain/programs/program';
import { hasSameExercises, lastPlanOf } from '@hundred/domain/programs/read-plan';
import { partOfExercises } from '../part-of-plan';
import { planOf } from '../plan-draft';

type PlannedRun = Pick<RunRecord, 'path' | 'plans'>;

interface WayBack {
  /** The share of the run's earlier plan. */
  exercises: PlannedExercises;
  /** Whether the days ask for it already. */
  isInUse: boolean;
}

/**
 * The recovery program after a break leads back to the full plan in steps. This is the plan of one step:
 * `percent` of what the run asked for before the program was begun. It is not a share of the plan in use, which may be
 * the step before and would shrink with every step.
 * @param beginnings Every date on which the program was begun, the latest last. A person may begin again in the middle
 * of it, so the plan of that date may be a step too.
 * @param steps The percentages of all steps, the first one first.
 */
export function wayBack(
  run: PlannedRun,
  beginnings: readonly CivilDate[],
  day: number,
  { percent, steps }: { percent: number; steps: readonly number[] },
): WayBack {
  const before = runBefore(run, beginnings, steps);
  const { exercises: inUse } = exercisesOf(run);
  const exercises = partOf(before, day, percent);
  // Steps of the full share start elsewhere than those of the earlier plan, so that plan itself is compared.
  const compared = percent === 100 ? exercisesOf(before).exercises : exercises;
  return { exercises, isInUse: hasSameExercises(compared, inUse) };
}

/** The run with the plans that it had before the program, which are no steps of it. */
function runBefore(run: PlannedRun, beginnings: readonly CivilDate[], steps: readonly number[]): PlannedRun {
  const { path } = run;
  const plans = plansThatHeld(run.plans);
  let before: PlannedRun | undefined;
  for (const beginning of beginnings) {
    const atBeginning = { path, plans: plans.filter(({ firstDate }) => firstDate < beginning) };
    // The program was begun again at one of its steps.
    if (before && isStep(atBeginning, before, steps)) continue;
    // The first step may be in use before the first session is done.
    const withoutLast = { path, plans: atBeginning.plans.slice(0, -1) };
    before = isStep(atBeginning, withoutLast, steps.slice(0, 1)) ? withoutLast : atBeginning;
  }
  return before ?? run;
}

/** Whether a run asks for one of these shares of what it asked for before. */
function isStep(run: PlannedRun, before: PlannedRun, steps: readonly number[]): boolean {
  const { exercises, fromDay } = exercisesOf(run);
  return steps.some((percent) => hasSameExercises(exercises, partOf(before, fromDay, percent)));
}

/** The exercises of the last of its plans, or of the run itself. */
function exercisesOf({ path, plans = [] }: PlannedRun): { exercises: PlannedExercises; fromDay: number } {
  const last = lastPlanOf({ plans });
  return {
    exercises: last?.plan.exercises ?? presets.standard.exercises({ path, fromDay: 1 }),
    fromDay: last?.fromDay ?? 1,
  };
}

function partOf(run: PlannedRun, day: number, percent: number): PlannedExercises {
  const { exercises, fromDay } = exercisesOf(run);
  const inForce = { program: planOf(exercises), standard: standardProgram(run.path), fromDay };
  return partOfExercises(
    exercises,
    () => percent,
    (id) => targetIn(inForce, id, day),
  );
}
