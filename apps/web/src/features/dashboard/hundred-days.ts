import type { Today } from '@hundred/contract/today';
import { lastGap } from '@hundred/domain/today/last-gap';
import type { HistoryEntry } from '../../challenge/views';
import type { HundredDays, Seam } from '../../ui/hundred-grid/geometry';

type TodayState = Pick<Today, 'dayNumber' | 'allCompleted' | 'currentStreak' | 'isRestDay'>;

/**
 * The days of a run for the grid. Today's answer takes precedence, because it changes at once when an exercise is
 * completed.
 */
export function hundredDays(history: readonly HistoryEntry[], today: TodayState | undefined): HundredDays {
  const last = history.at(-1);
  return {
    today: today?.dayNumber ?? last?.dayNumber ?? 1,
    todayDone: today?.allCompleted ?? last?.allCompleted ?? false,
    todayRests: today?.isRestDay ?? last?.status === 'rest',
    streak: today?.currentStreak ?? last?.streak ?? 0,
    seams: seamsBetween(history),
  };
}

/** What lies before each day: rested or missed dates, keyed by the number of the day that waited meanwhile. */
function seamsBetween(history: readonly HistoryEntry[]): Record<number, Seam> {
  const seams: Record<number, Seam> = {};
  for (const [index, entry] of history.entries()) {
    const seam = seamOf(entry, index === history.length - 1);
    // A missed date before a day outweighs a rest day before it.
    if (seam === undefined || seams[entry.dayNumber] === 'missed') continue;
    seams[entry.dayNumber] = seam;
  }
  const returnDay = dayOfReturn(history);
  if (returnDay !== undefined) seams[returnDay] = 'gap';
  return seams;
}

/**
 * The number of the day that waited during the gap before today. From the date after the return on, the dates of the gap
 * are missed like any others.
 */
function dayOfReturn(history: readonly HistoryEntry[]): number | undefined {
  const last = history.at(-1);
  const daysSinceReturn = last?.status === 'complete' ? 1 : 0;
  return lastGap(history)?.daysSince === daysSinceReturn ? last?.dayNumber : undefined;
}

function seamOf({ status, streak }: HistoryEntry, isLast: boolean): Seam | undefined {
  if (status === 'rest') return 'rest';
  if (status === 'missed') return 'missed';
  // A partial date that is over was missed. If the streak continued over it, travel skipped it, and it leaves no seam.
  return status === 'partial' && !isLast && streak === 0 ? 'missed' : undefined;
}
