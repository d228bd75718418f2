import { toEpochDay } from '../../days/civil-date';
import { completionOf, type MergedDay } from './merged-day';
import type { PlannedRest, Snapshot } from './snapshot';
import { type TodayInZone, travelSkips } from './travel';

export interface PlannedRests {
  /** The rest days on dates that were neither completed nor skipped by travel between two completions. */
  promised: readonly PlannedRest[];
  /**
   * Whether a date of a run has a promised rest day that travel since the last completion does not skip. Such travel skips
   * a date only until the next completion, or until 48 hours have passed without one.
   */
  isInForceNow(runIndex: number, epochDay: number): boolean;
}

/** `today` is null if the clock does not matter. Then every promised rest day is in force. */
export function plannedRests(
  { rests, days }: Pick<Snapshot, 'rests' | 'days'>,
  today: TodayInZone | null,
): PlannedRests {
  const promised = restsThatCount(rests, days, null);
  const inForce = today ? restsThatCount(promised, days, today) : promised;
  const keys = new Set(inForce.map(({ run: runIndex, date }) => keyOf(runIndex, toEpochDay(date))));
  return {
    promised,
    isInForceNow: (runIndex, epochDay) => keys.size > 0 && keys.has(keyOf(runIndex, epochDay)),
  };
}

const keyOf = (runIndex: number, epochDay: number): string => `${runIndex}:${epochDay}`;

/**
 * Excludes the rest days on dates that were completed after all, or that travel skipped between two completions. With
 * `today`, travel since the last completion counts too.
 */
function restsThatCount(
  rests: readonly PlannedRest[],
  days: readonly MergedDay[],
  today: TodayInZone | null,
): PlannedRest[] {
  if (rests.length === 0) return [];
  const completed = days.filter((day) => completionOf(day));
  return rests.filter(({ date }) => {
    const nextIndex = completed.findIndex((day) => day.date >= date);
    const next = completed[nextIndex];
    const isCompleted = next?.date === date;
    if (isCompleted) return false;
    const previous = next ? completed[nextIndex - 1] : completed.at(-1);
    const from = previous && completionOf(previous);
    const to = next ? completionOf(next) : today;
    const isPast = next !== undefined || (today !== null && date < today.date);
    const isSkipped = from && to && isPast && travelSkips(from, to);
    return !isSkipped;
  });
}
