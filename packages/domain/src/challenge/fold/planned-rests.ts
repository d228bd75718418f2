import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { type CompletedDay, completedDaysOf, type MergedDay } from './merged-day';
import type { PlannedRest, Snapshot } from './snapshot';
import { type TodayInZone, travelSkips } from './travel';

/** The planned rest days that still count. */
export interface PlannedRests {
  /** The rest days on dates that were neither completed nor skipped by travel between two completions. */
  promised: readonly PlannedRest[];
  /**
   * Whether a date of a run has a promised rest day that travel since the last completion does not skip. Such travel skips
   * a date only until the next completion, or until 48 hours have passed without one.
   */
  isInForceNow(runIndex: number, epochDay: number): boolean;
}

/** `today` is null while facts are folded. Then every promised rest day is in force, because a fold ignores the clock. */
export function plannedRests(
  { rests, days }: Pick<Snapshot, 'rests' | 'days'>,
  today: TodayInZone | null,
): PlannedRests {
  const promised = restsThatCount(rests, days, null);
  const inForce = today ? restsThatCount(promised, days, today) : promised;
  // Most people have no planned rest day. Then no key is made, because a walk asks for every date.
  const keys = new Set(inForce.map(({ run: runIndex, date }) => keyOf(runIndex, toEpochDay(date))));
  return {
    promised,
    isInForceNow: (runIndex, epochDay) => keys.size > 0 && keys.has(keyOf(runIndex, epochDay)),
  };
}

const keyOf = (runIndex: number, epochDay: number): string => `${runIndex}:${epochDay}`;

/**
 * The rest days without those on dates that were completed after all, or that travel skipped between two completions. With
 * `today`, travel since the last completion counts too.
 */
function restsThatCount(
  rests: readonly PlannedRest[],
  days: readonly MergedDay[],
  today: TodayInZone | null,
): PlannedRest[] {
  if (rests.length === 0) return [];
  const completedDays = completedDaysOf(days);
  return rests.filter(({ date }) => {
    const previous = completedDays.findLast(({ day }) => day.date < date);
    const next = completedDays.find(({ day }) => day.date >= date);
    const isCompleted = next?.day.date === date;
    return !isCompleted && !isSkipped(date, { previous, next, today });
  });
}

/** The completed days around a date, and today. */
interface DateNeighbours {
  previous: CompletedDay | undefined;
  next: CompletedDay | undefined;
  today: TodayInZone | null;
}

/** Whether travel skips a date between two completions, or a past date after the last completion. */
function isSkipped(date: CivilDate, { previous, next, today }: DateNeighbours): boolean {
  if (!previous) return false;
  if (next) return travelSkips(previous.completion, next.completion);
  return today !== null && date < today.date && travelSkips(previous.completion, today);
}
