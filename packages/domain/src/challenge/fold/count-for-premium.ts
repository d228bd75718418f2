import { exerciseIds } from '../../days/exercises';
import { wallClockIn } from '../../days/zones';
import type { MovementId } from '../../movements/movements';
import { suitedFor } from '../../movements/suited';
import { planOn } from '../../programs/plans-of-run';
import { standardMovement } from '../../programs/program';
import type { MergedDay, MergedExercise } from './merged-day';
import {
  type CountedBadgeId,
  countDateOfWeek,
  type PremiumCounters,
  premiumTargets,
} from './premium-counters';
import type { RunRecord } from './run-record';
import type { RatedDate } from './snapshot';

/** Values that the snapshot counts elsewhere. */
interface OtherCounts {
  /** Completed days. */
  completed: number;
  /** Dates with a rating. */
  rated: number;
  /** Recovery programmes with every session done. */
  programmes: number;
}

/** The progress of each badge towards its target. */
export const progressByBadge: Readonly<
  Record<CountedBadgeId, (counters: PremiumCounters, counted: OtherCounts) => number>
> = {
  planner: ({ planDays }) => planDays,
  own_hundred: ({ planDays }) => planDays,
  variety_pack: ({ movements }) => movements.length,
  soft_landing: ({ softDays }) => softDays,
  steady_hour: ({ hours }) => Math.max(...hours),
  honest_effort: (_, { rated }) => rated,
  kept_schedule: ({ keptWeeks }) => keptWeeks,
  mindful_rest: ({ restedWeeks }) => restedWeeks,
  double_century: (_, { completed }) => completed,
  recovery_graduate: (_, { programmes }) => programmes,
};

/** The badges that a completed date can advance. A list, because a fold iterates over it for every date. */
const badgesOfCompletedDates = (Object.keys(premiumTargets) as CountedBadgeId[])
  .filter((id) => id !== 'honest_effort' && id !== 'recovery_graduate')
  .map((id) => ({ id, count: progressByBadge[id], target: premiumTargets[id] }));

interface CompletedDate {
  day: MergedDay;
  epochDay: number;
  run: RunRecord;
  completion: MergedExercise;
}

/** Counts a completed date of a run. `completed` is the number of completed days including this one. */
export function countPremiumDate(
  counters: PremiumCounters,
  { day, epochDay, run, completion }: CompletedDate,
  completed: number,
): void {
  const { reached } = counters;
  countDateOfWeek(counters, epochDay, 'done');
  // A badge that has reached its target is not counted any more, to keep a fold of many dates fast. Of the two badges that
  // count days with a plan, `own_hundred` has the higher target.
  if (reached.own_hundred === undefined && planOn(run.plans, day.date)?.plan) counters.planDays++;
  if (reached.soft_landing === undefined || reached.variety_pack === undefined)
    countMovements(counters, day, run);
  if (reached.steady_hour === undefined) countHour(counters, completion);
  // The badges of completed dates do not read the number of ratings and programmes.
  const counted = { completed, rated: 0, programmes: 0 };
  for (const { id, count, target } of badgesOfCompletedDates) {
    if (reached[id] === undefined && count(counters, counted) >= target) reached[id] = completion.at;
  }
}

/** Movements that replace one with jumps. */
const withoutJumps: ReadonlySet<MovementId> = new Set(suitedFor.noJumping.movements);

function countMovements(counters: PremiumCounters, { done }: MergedDay, { path }: RunRecord): void {
  const { movements, reached } = counters;
  for (const id of exerciseIds) {
    const movement = done[id]?.movement ?? standardMovement(path, id);
    // Only one of the three exercises has such movements, so a date counts once. Once `soft_landing` is reached, counting on
    // for `variety_pack` changes nothing.
    if (withoutJumps.has(movement)) counters.softDays++;
    if (reached.variety_pack === undefined && !movements.includes(movement)) movements.push(movement);
  }
}

/** Counts the two hours of the clock in which the day was finished, for the badge `steady_hour`. */
function countHour({ hours }: PremiumCounters, { timezone, at }: MergedExercise): void {
  const { hour } = wallClockIn(timezone, at);
  const index = Math.floor(hour / 2);
  hours[index] = (hours[index] ?? 0) + 1;
}

/** When these ratings reach the target, if they do. `ratedBefore` is the number of ratings before them. */
export function reachedByRatings(
  ratedBefore: number,
  ratings: readonly RatedDate[],
): Pick<PremiumCounters['reached'], 'honest_effort'> {
  const reaching = ratings[premiumTargets.honest_effort - 1 - ratedBefore];
  return reaching ? { honest_effort: reaching.at } : {};
}
