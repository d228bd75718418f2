import { addDays, type CivilDate } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { zoneAt } from './clock';
import { type Completion, datesSkippedByTravel, runsByDate } from './date-of-run';
import { isPremiumDate } from './premium';
import { type Log, ofKind } from './read-log';

export type Standing = 'complete' | 'rest' | 'missed' | 'open' | 'neutral';

export type WalkedDate = {
  date: CivilDate;
  run: number | null;
  standing: Standing;
  /** A rest day that nobody planned. */
  automatic: boolean;
  dayNumber: number;
  streak: number;
  completion: Completion | null;
};

export type Walk = {
  dates: WalkedDate[];
  streak: number;
  longestStreak: number;
  /** By run, how many of its 3 rest days are spent. */
  spent: number[];
};

const freeRestDays = 3;
const longestCover = 3;

/** The switch as it stood when the date ended. */
function isCoverOn(log: Log, date: CivilDate): boolean {
  const until = ofKind(log.facts, 'autoRestCoverSwitched').filter(
    ({ at }) => localDateIn(zoneAt(log, at), at) <= date,
  );
  return until.at(-1)?.on ?? true;
}

/**
 * Goes through the dates one by one, from the first of the first run to today, as a person would with a
 * calendar and a pencil. Missed dates are held back until the gap they form has ended, because a gap is
 * covered whole or not at all.
 */
export function walkDates(log: Log, completed: readonly Completion[], today: CivilDate, now: number): Walk {
  const completionOn = new Map(completed.map((day) => [day.date, day]));
  const owner = runsByDate(log, completed, today);
  const skipped = datesSkippedByTravel(log, completed, today, now);
  const spent = log.runs.map(() => 0);
  const daysDone = log.runs.map(() => 0);
  const dates: WalkedDate[] = [];
  let gap: WalkedDate[] = [];
  let streak = 0;
  let longestStreak = 0;
  let restartsSeen = 0;

  function costOf(date: CivilDate): number {
    return isPremiumDate(log, date) ? 0 : 1;
  }

  /** Planned rest days were confirmed to the person, so they claim the three before any automatic cover. */
  function plannedAfter(run: number, gapEnd: CivilDate): number {
    let cost = 0;
    for (const date of log.restsPlanned[run] ?? []) {
      const counts = owner.get(date) === run && !completionOn.has(date) && !skipped.has(date);
      if (date > gapEnd && counts) cost += costOf(date);
    }
    return cost;
  }

  function canCover(run: number): boolean {
    if (streak === 0 || gap.length > longestCover) return false;
    const cost = gap.reduce((sum, { date }) => sum + costOf(date), 0);
    const taken = (spent[run] ?? 0) + plannedAfter(run, gap.at(-1)?.date ?? today);
    return cost + taken <= freeRestDays && gap.every(({ date }) => isCoverOn(log, date));
  }

  function endGap(): void {
    const run = gap[0]?.run ?? null;
    if (run === null) return;
    const covered = canCover(run);
    if (!covered) streak = 0;
    for (const missed of gap) {
      missed.streak = streak;
      if (!covered) continue;
      missed.standing = 'rest';
      missed.automatic = true;
      spent[run] = (spent[run] ?? 0) + costOf(missed.date);
    }
    gap = [];
  }

  function applyRestarts(date: CivilDate, run: number | null, isComplete: boolean): void {
    for (const [index, { restartedOn }] of log.runs.entries()) {
      if (index < restartsSeen || restartedOn === null) continue;
      const isPast = date > restartedOn || (date === restartedOn && !isComplete);
      if (!isPast && (run === null || run < index)) continue;
      endGap();
      streak = 0;
      restartsSeen = index + 1;
    }
  }

  const known = [...owner.keys(), ...log.doneOn.keys()].sort();
  for (let date = known[0] ?? addDays(today, 1); date <= today; date = addDays(date, 1)) {
    const run = owner.get(date) ?? null;
    const completion = completionOn.get(date) ?? null;
    applyRestarts(date, run, completion !== null);
    if (gap.length > 0 && gap[0]?.run !== run) endGap();
    const dayNumber = run === null ? 0 : Math.min(100, 1 + (daysDone[run] ?? 0));
    const walked: WalkedDate = {
      date,
      run,
      standing: 'neutral',
      automatic: false,
      dayNumber,
      streak,
      completion,
    };
    dates.push(walked);

    if (run === null || skipped.has(date)) {
      endGap();
      walked.run = null;
    } else if (completion !== null) {
      endGap();
      streak += 1;
      longestStreak = Math.max(longestStreak, streak);
      daysDone[run] = (daysDone[run] ?? 0) + 1;
      walked.standing = 'complete';
    } else if (log.restsPlanned[run]?.has(date)) {
      endGap();
      spent[run] = (spent[run] ?? 0) + costOf(date);
      walked.standing = 'rest';
    } else if (date === today) {
      endGap();
      walked.standing = 'open';
    } else {
      walked.standing = 'missed';
      gap.push(walked);
    }
    walked.streak = streak;
  }
  endGap();
  if (log.runs.some(({ restartedOn }, index) => index >= restartsSeen && restartedOn !== null)) streak = 0;
  return { dates, streak, longestStreak, spent };
}
