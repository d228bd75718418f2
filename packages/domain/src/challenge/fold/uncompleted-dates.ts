import { type CivilDate, fromEpochDay, toEpochDay, weekdayOfEpochDay } from '../../days/civil-date';
import { planOn } from '../../programs/plans-of-run';
import { longestCoveredGap, restAllowance } from '../facts/allowance';
import { comebackGap } from '../facts/limits';
import { walkCompletedDate } from './completed-date';
import type { CompletedDay } from './merged-day';
import { countDateOfWeek } from './premium-counters';
import { costOfUnspentRests, restCostOn, spendRestDay } from './rest-cost';
import type { RunRecord } from './run-record';
import type { StreakEra } from './snapshot';
import { type Moment, travelSkips } from './travel';
import { ensureStreakEra, reportDate, runIndexOn, type Walk } from './walk';

/** Consecutive dates of one run without a completed day and without a rest day. Weekdays off may lie between them. */
interface Gap {
  runIndex: number;
  /** Its first and last date, in days since 1970. */
  start: number;
  end: number;
  /** The number of its dates that are no weekday off. */
  dueDates: number;
}

/**
 * Walks a completed date and the uncompleted dates after it. If nothing is completed yet: the dates from the first run on.
 * Tested in `rules/rest-days.test.ts` and `rules/weekdays-off.test.ts`.
 * @param nextDate The date up to which it walks, without that date: the next completed one, or today.
 * @param nextMoment When and where that date was completed, or now.
 */
export function walkFromCompleted(
  walk: Walk,
  completed: CompletedDay | null,
  nextDate: CivilDate,
  nextMoment: Moment,
): void {
  if (completed) walkCompletedDate(walk, completed);
  walkUncompletedDates(walk, completed, toEpochDay(nextDate) - 1, nextMoment);
}

/**
 * Walks the dates after the last completed one or, while none is completed, from the first date of the first run, up to and
 * including `until`, in days since 1970. A gap is open from its first missed date to the next rest day or run, and is
 * judged as a whole when it is closed.
 */
function walkUncompletedDates(
  walk: Walk,
  last: CompletedDay | null,
  until: number,
  nextMoment: Moment,
): void {
  const from = last ? toEpochDay(last.day.date) + 1 : Math.min(...walk.firstEpochDays);
  const areSkipped = last !== null && travelSkips(last.completion, nextMoment);
  let gap: Gap | null = null;
  for (let epochDay = from; epochDay <= until; epochDay++) {
    const runIndex = areSkipped ? null : runIndexOn(walk, epochDay);
    const isRestDay = runIndex !== null && walk.plannedRests.isInForceNow(runIndex, epochDay);
    if (gap && (gap.runIndex !== runIndex || isRestDay)) {
      closeGap(walk, gap);
      gap = null;
    }
    if (gap) extendGap(walk, gap, epochDay);
    else if (runIndex === null) walk.onDate?.(epochDay, 'neutral', null);
    else if (isRestDay) walkPlannedRest(walk, runIndex, epochDay);
    else if (isWeekdayOff(walk, runIndex, epochDay)) walkWeekdayOff(walk, runIndex, epochDay);
    else gap = { runIndex, start: epochDay, end: epochDay, dueDates: 1 };
  }
  if (gap) closeGap(walk, gap);
}

/**
 * A weekday off neither ends a gap nor counts in it. If it ended gaps, two weekdays off would divide any absence into gaps
 * that are short enough to be covered.
 */
function extendGap(walk: Walk, gap: Gap, epochDay: number): void {
  gap.end = epochDay;
  if (!isWeekdayOff(walk, gap.runIndex, epochDay)) gap.dueDates++;
}

/** Counts a date with a planned rest day. */
export function walkPlannedRest(walk: Walk, runIndex: number, epochDay: number): void {
  const run = walk.runs[runIndex];
  if (!run) return;
  spendRestDay(walk, run, epochDay);
  const { premium } = walk.badgeCounters;
  if (premium) countDateOfWeek(premium, epochDay, 'rest');
  reportDate(walk, epochDay, 'rest', runIndex);
}

/** Whether the plan leaves the weekday out. The plan does so only on dates with unlimited rest days. */
export function isWeekdayOff(walk: Walk, runIndex: number, epochDay: number): boolean {
  const plans = walk.runs[runIndex]?.plans;
  if (!plans) return false;
  const offWeekdays = planOn(plans, fromEpochDay(epochDay))?.plan?.offWeekdays ?? [];
  return offWeekdays.includes(weekdayOfEpochDay(epochDay)) && walk.conditions.isRestUnlimited(epochDay);
}

/** Counts a weekday off, which is a rest date that costs nothing. */
export function walkWeekdayOff(walk: Walk, runIndex: number, epochDay: number): void {
  const run = walk.runs[runIndex];
  if (run) run.restDates++;
  const { premium } = walk.badgeCounters;
  if (premium) countDateOfWeek(premium, epochDay, 'off');
  reportDate(walk, epochDay, 'scheduledRest', runIndex);
}

/** Decides a gap once its last date is known: either rest days cover all of it, or all of it is missed. */
function closeGap(walk: Walk, gap: Gap): void {
  const run = walk.runs[gap.runIndex];
  if (!run) return;
  const era = ensureStreakEra(walk, run);
  const isCovered = era.streak > 0 && canCover(walk, run, gap);
  if (!isCovered) {
    run.missed += gap.dueDates;
    const isComebackGap = gap.dueDates >= comebackGap && run.completed > 0;
    breakStreak(era, { isComebackGap });
  }
  for (let epochDay = gap.start; epochDay <= gap.end; epochDay++) {
    if (isWeekdayOff(walk, gap.runIndex, epochDay)) {
      walkWeekdayOff(walk, gap.runIndex, epochDay);
    } else {
      if (isCovered) spendRestDay(walk, run, epochDay);
      reportDate(walk, epochDay, isCovered ? 'automaticRest' : 'missed', gap.runIndex);
    }
  }
}

/**
 * Whether a gap is short enough, and the run has enough rest days left for all of it. Planned rest days that are still to
 * come are promised, so they are not used for it.
 */
function canCover(walk: Walk, run: RunRecord, gap: Gap): boolean {
  if (gap.dueDates > longestCoveredGap) return false;
  let cost = run.restCost + costOfUnspentRests(walk, gap.runIndex, gap.start);
  for (let epochDay = gap.start; epochDay <= gap.end; epochDay++) {
    if (isWeekdayOff(walk, gap.runIndex, epochDay)) continue;
    if (!walk.conditions.isCoverOn(epochDay)) return false;
    cost += restCostOn(walk, epochDay);
  }
  return cost <= restAllowance;
}

/** A comeback needs one long gap since the last completed day. A shorter gap after it does not undo it. */
function breakStreak(era: StreakEra, { isComebackGap }: { isComebackGap: boolean }): void {
  const wasBrokenByComebackGap = era.streak === 0 && era.comeback;
  era.comeback = isComebackGap || wasBrokenByComebackGap;
  era.streak = 0;
}
