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
 * The recovery programme after a break leads back to the full plan in steps. The way back is the plan of one step:
 * `percent` of what the run asked for before the programme was begun. A share of the plan in use would be wrong, because
 * that may be the plan of the previous step, and the shares would multiply.
 * @param beginnings Every date on which the programme was begun, the latest last. A person may begin it again half way,
 * so the plan in use on such a date may be a step too.
 * @param day The number of the day on which this plan would start.
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
  // Even at 100 percent a target rule of the kind `steps` starts from the present target, so it differs from the rule of
  // the earlier plan. The earlier plan itself is compared instead.
  const compared = percent === 100 ? exercisesOf(before).exercises : exercises;
  return { exercises, isInUse: hasSameExercises(compared, inUse) };
}

/** The run with the plans that it had before the programme, without those that are steps of the programme. */
function runBefore(run: PlannedRun, beginnings: readonly CivilDate[], steps: readonly number[]): PlannedRun {
  const { path } = run;
  const plans = plansThatHeld(run.plans);
  let before: PlannedRun | undefined;
  for (const beginning of beginnings) {
    const atBeginning = { path, plans: plans.filter(({ firstDate }) => firstDate < beginning) };
    // The programme was begun again at one of its steps.
    if (before && isStep(atBeginning, before, steps)) continue;
    // The programme begins with its first session, but the person may have adopted the plan of its first step before.
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

/** The exercises of the run's last plan, or of the run itself if it has none. */
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
