import type { ExerciseId } from '../../days/exercises';
import { entitlementAt } from '../../entitlements/entitlement';
import { can } from '../../entitlements/feature-tiers';
import { premiumPeriods } from '../../entitlements/premium-periods';
import { creditOf, type MovementId } from '../../movements/movements';
import { type ProgramInForce, standardMovement, standardTarget, targetIn } from '../../programs/program';
import { mostDaysLate } from '../facts/limits';
import type { OwnPlanFields } from '../fold/merged-day';
import type { DecisionContext } from './decision-input';

/**
 * What a device claims about an exercise besides its reps. A device without a connection may show an older day or plan
 * than the log has. Its claims are believed only as far as they can be true, because they determine the score. Tested in
 * `rules/offline.test.ts` and `commands.test.ts`.
 */
interface ExerciseClaims {
  exercise: ExerciseId;
  /** Absent: the exercise was sent live, so neither its day number nor its target is believed. */
  at?: number;
  actualReps?: number;
  movement?: MovementId;
  dayNumber?: number;
  target?: number;
}

/**
 * The day that an offline command claims, moved to the nearest of the days that its device can have shown. Null without
 * a claim. An earlier day than those is believed if the reps do not reach the target of the nearest one: the device may have
 * been offline for more than `mostDaysLate` days, and a lower day raises no score.
 */
export function believedDayNumber(context: DecisionContext, claims: ExerciseClaims): number | null {
  // Without a number of reps, exactly the target was done.
  const { at, dayNumber, actualReps = Infinity } = claims;
  if (at === undefined || dayNumber === undefined) return null;
  const { dayNumber: latestDayNumber } = context.latest;
  // Other devices may have completed a day on each date on which this command was on its way.
  const lowest = latestDayNumber - mostDaysLate;
  // This device may have completed days that are still on their way.
  const highest = latestDayNumber + mostDaysLate;
  const nearest = Math.min(Math.max(dayNumber, lowest), highest);
  const isReached = actualReps >= believedTarget(context, claims, nearest);
  return isReached ? nearest : Math.min(dayNumber, nearest);
}

/** The target that an offline command claims, if one of the programs that its device may have shown has it on that day. */
export function believedTarget(
  { programs }: DecisionContext,
  { at, target, exercise }: ExerciseClaims,
  dayNumber: number,
): number {
  const targetOf = (program: ProgramInForce) => targetIn(program, exercise, dayNumber);
  const isBelieved =
    at !== undefined && target !== undefined && programs.some((program) => targetOf(program) === target);
  return isBelieved ? target : targetOf(programs[0]);
}

/** What is stored with an exercise whose movement, target or credit on boards differs from the run's own. */
export function believedPlanFields(
  context: DecisionContext,
  { exercise, movement: claimed }: ExerciseClaims,
  dayNumber: number,
  target: number,
): OwnPlanFields {
  const [inForce] = context.programs;
  const dueMovement = inForce.program.exercises[exercise].movement;
  const runMovement = inForce.standard.exercises[exercise].movement;
  const isBelieved = claimed && (isShown(context, exercise, claimed) || maySwap(context));
  const movement = isBelieved ? claimed : dueMovement;
  const targetOfRun = standardTarget(context.state.path, exercise, dayNumber);
  const credit = creditOf(movement, runMovement);
  return {
    ...(movement === runMovement ? {} : { movement }),
    ...(targetOfRun === target ? {} : { standard: targetOfRun }),
    ...(credit === 100 ? {} : { credit }),
  };
}

/** A movement that neither the run nor a plan contains is a swap, which needs Premium at its instant. */
export function swapRefusal(
  context: DecisionContext,
  { exercise, movement }: ExerciseClaims,
): 'premium_required' | null {
  if (movement === undefined || isShown(context, exercise, movement) || maySwap(context)) return null;
  // A device that does not know of a new run yet shows the program of an earlier one.
  const isOfAnotherRun = context.snapshot.runs.some(({ path, plans = [] }) => {
    // A plan is null from when the person returned to the run's own program.
    const plannedMovements = plans.map(({ plan }) => plan?.exercises[exercise].movement);
    return [standardMovement(path, exercise), ...plannedMovements].includes(movement);
  });
  return isOfAnotherRun ? null : 'premium_required';
}

/** Whether one of the programs that a device may have shown contains the movement. */
function isShown({ programs }: DecisionContext, exercise: ExerciseId, movement: MovementId): boolean {
  return programs.some(({ program, standard }) =>
    [program, standard].some(({ exercises }) => exercises[exercise].movement === movement),
  );
}

const maySwap = ({ snapshot, recordedAt }: DecisionContext) =>
  can(entitlementAt(premiumPeriods(snapshot.premium), recordedAt), 'alternative-exercises');
