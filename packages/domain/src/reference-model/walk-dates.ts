import { longestCoveredGap, restAllowance } from '../challenge/facts/allowance';
import { addDays, type CivilDate } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { zoneAt } from './clock';
import { type Completion, datesSkippedByTravel, datesSkippedUntil, runsByDate } from './date-of-run';
import { isPremiumDate } from './premium';
import { ofKind, type ReferenceLog } from './read-log';
import { isDayOff } from './what-a-day-asks';

export type Mark = 'complete' | 'rest' | 'missed' | 'open' | 'neutral';

export type WalkedDate = {
  date: CivilDate;
  run: number | null;
  mark: Mark;
  /** A rest day that was not planned. */
  automatic: boolean;
  /** A weekday that the plan leaves out. */
  scheduled: boolean;
  dayNumber: number;
  streak: number;
  completion: Completion | null;
};

export type ReferenceWalk = {
  dates: WalkedDate[];
  streak: number;
  longestStreak: number;
  /** By run, the number of rest days spent, or planned for a date that may still cost one. */
  spent: number[];
};

const laterOf = (one: CivilDate, other: CivilDate) => (one > other ? one : other);

/** The switch at the end of the date. */
function isCoverOn(log: ReferenceLog, date: CivilDate): boolean {
  const until = ofKind(log.facts, 'autoRestCoverSwitched').filter(
    ({ at }) => localDateIn(zoneAt(log, at), at) <= date,
  );
  return until.at(-1)?.on ?? true;
}

/**
 * Goes through the dates one by one, from the first of the first run to today. Missed dates are held back until their
 * gap has ended, because a gap is covered as a whole or not at all.
 */
export function walkDates(
  log: ReferenceLog,
  completed: readonly Completion[],
  today: CivilDate,
  now: number,
): ReferenceWalk {
  const completionOn = new Map(completed.map((day) => [day.date, day]));
  // After flying west, rest days may be planned for dates still to come.
  const lastKnown = log.restsPlanned.flatMap((planned) => [...planned]).reduce(laterOf, today);
  const owner = runsByDate(log, completed, lastKnown);
  const skipped = datesSkippedUntil(log, completed, today, now);
  const skippedForGood = datesSkippedByTravel(completed);
  const spent = log.runs.map(() => 0);
  const daysDone = log.runs.map(() => 0);
  const dates: WalkedDate[] = [];
  let gap: WalkedDate[] = [];
  let longestStreak = 0;
  const streaks = log.runs.map(() => 0);
  const eraOf = (run: number) => log.runs[run]?.era ?? 0;
  const streakOf = (run: number) => streaks[eraOf(run)] ?? 0;

  function costOf(date: CivilDate): number {
    return isPremiumDate(log, date) ? 0 : 1;
  }

  /** Planned rest days were confirmed to the person, so they use the allowance before any automatic cover. */
  function plannedAfter(run: number, gapEnd: CivilDate): number {
    let cost = 0;
    for (const date of log.restsPlanned[run] ?? []) {
      const counts = owner.get(date) === run && !completionOn.has(date) && !skippedForGood.has(date);
      const mayStillCost = date > gapEnd || skipped.has(date);
      if (counts && mayStillCost) cost += costOf(date);
    }
    return cost;
  }

  function canCover(run: number): boolean {
    const asked = gap.filter(({ scheduled }) => !scheduled);
    if (streakOf(run) === 0 || asked.length > longestCoveredGap) return false;
    const cost = asked.reduce((sum, { date }) => sum + costOf(date), 0);
    const taken = (spent[run] ?? 0) + plannedAfter(run, gap.at(-1)?.date ?? today);
    return cost + taken <= restAllowance && asked.every(({ date }) => isCoverOn(log, date));
  }

  function endGap(): void {
    const run = gap[0]?.run ?? null;
    if (run === null) return;
    const covered = canCover(run);
    if (!covered) streaks[eraOf(run)] = 0;
    for (const missed of gap) {
      missed.streak = streakOf(run);
      if (!covered || missed.scheduled) continue;
      missed.mark = 'rest';
      missed.automatic = true;
      spent[run] = (spent[run] ?? 0) + costOf(missed.date);
    }
    gap = [];
  }

  const known = [...owner.keys(), ...log.doneOn.keys()].sort();
  for (let date = known[0] ?? addDays(today, 1); date <= today; date = addDays(date, 1)) {
    const run = owner.get(date) ?? null;
    const completion = completionOn.get(date) ?? null;
    if (gap.length > 0 && gap[0]?.run !== run) endGap();
    const dayNumber = run === null ? 0 : Math.min(100, 1 + (daysDone[run] ?? 0));
    const walked: WalkedDate = {
      date,
      run,
      mark: 'neutral',
      automatic: false,
      scheduled: false,
      dayNumber,
      streak: 0,
      completion,
    };
    dates.push(walked);

    if (run === null || skipped.has(date)) {
      endGap();
      walked.run = null;
    } else if (completion !== null) {
      endGap();
      streaks[eraOf(run)] = streakOf(run) + 1;
      longestStreak = Math.max(longestStreak, streakOf(run));
      daysDone[run] = (daysDone[run] ?? 0) + 1;
      walked.mark = 'complete';
    } else if (log.restsPlanned[run]?.has(date)) {
      endGap();
      spent[run] = (spent[run] ?? 0) + costOf(date);
      walked.mark = 'rest';
    } else if (isDayOff(log, log.runs[run]!, date)) {
      // It neither ends a gap nor lengthens it.
      if (date === today) endGap();
      walked.mark = 'rest';
      walked.scheduled = true;
      if (gap.length > 0) gap.push(walked);
    } else if (date === today) {
      endGap();
      walked.mark = 'open';
    } else {
      walked.mark = 'missed';
      gap.push(walked);
    }
    walked.streak = run === null ? 0 : streakOf(run);
  }
  endGap();
  const spentAndPlanned = spent.map((cost, run) => cost + plannedAfter(run, today));
  return { dates, streak: streakOf(log.runs.length - 1), longestStreak, spent: spentAndPlanned };
}
