import { longestCoveredGap, restAllowance } from '../challenge/facts/allowance';
import { addDays, type CivilDate, laterOf } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { zoneAt } from './clock';
import { type Completion, datesSkippedByTravel, datesSkippedUntil, runsByDate } from './date-of-run';
import { isDayOff } from './due-exercise';
import { isPremiumDate } from './premium';
import { ofKind, type ReferenceLog } from './read-log';

/** What became of a date. `open`: today, neither complete nor rest. `neutral`: a date of no run. */
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

/** Whether automatic cover is on at the end of the date. */
function isCoverOn(log: ReferenceLog, date: CivilDate): boolean {
  const switches = ofKind(log.facts, 'autoRestCoverSwitched').filter(
    ({ at }) => localDateIn(zoneAt(log, at), at) <= date,
  );
  return switches.at(-1)?.on ?? true;
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
  return new DateWalk(log, completed, today, now).walkToToday();
}

class DateWalk {
  readonly #log: ReferenceLog;
  readonly #today: CivilDate;
  readonly #completionOn: ReadonlyMap<CivilDate, Completion>;
  readonly #runOn: ReadonlyMap<CivilDate, number>;
  readonly #skipped: ReadonlySet<CivilDate>;
  /** The dates skipped between two completions, which nothing still to come can change. */
  readonly #skippedForGood: ReadonlySet<CivilDate>;
  readonly #dates: WalkedDate[] = [];
  /** The dates of the gap that has not ended. */
  #gap: WalkedDate[] = [];
  /** The current streak of each era. */
  readonly #streaks: number[];
  #longestStreak = 0;
  /** The completed days of each run. */
  readonly #daysDone: number[];
  /** What the rest days of each run have cost. */
  readonly #spent: number[];

  constructor(log: ReferenceLog, completed: readonly Completion[], today: CivilDate, now: number) {
    this.#log = log;
    this.#today = today;
    this.#completionOn = new Map(completed.map((day) => [day.date, day]));
    // After flying west, rest days may be planned for dates still to come.
    const lastDate = log.restsPlanned.flatMap((planned) => [...planned]).reduce(laterOf, today);
    this.#runOn = runsByDate(log, completed, lastDate);
    this.#skipped = datesSkippedUntil(log, completed, today, now);
    this.#skippedForGood = datesSkippedByTravel(completed);
    this.#streaks = log.runs.map(() => 0);
    this.#daysDone = log.runs.map(() => 0);
    this.#spent = log.runs.map(() => 0);
  }

  walkToToday(): ReferenceWalk {
    const first = [...this.#runOn.keys(), ...this.#log.doneOn.keys()].sort()[0];
    for (let date = first; date !== undefined && date <= this.#today; date = addDays(date, 1)) {
      this.#walkDate(date);
    }
    this.#endGap();
    return {
      dates: this.#dates,
      streak: this.#streakOf(this.#log.runs.length - 1),
      longestStreak: this.#longestStreak,
      spent: this.#spent.map((cost, run) => cost + this.#costOfPlannedAfter(run, this.#today)),
    };
  }

  #walkDate(date: CivilDate): void {
    const run = this.#runOn.get(date) ?? null;
    if (this.#gap.length > 0 && this.#gap[0]?.run !== run) this.#endGap();
    const walked: WalkedDate = {
      date,
      run,
      mark: 'neutral',
      automatic: false,
      scheduled: false,
      dayNumber: run === null ? 0 : Math.min(100, 1 + (this.#daysDone[run] ?? 0)),
      streak: 0,
      completion: this.#completionOn.get(date) ?? null,
    };
    this.#dates.push(walked);
    if (run === null || this.#skipped.has(date)) {
      this.#endGap();
      walked.run = null;
    } else {
      this.#walkDateOfRun(walked, run);
    }
    walked.streak = run === null ? 0 : this.#streakOf(run);
  }

  #walkDateOfRun(walked: WalkedDate, run: number): void {
    const { date, completion } = walked;
    if (completion !== null) {
      this.#endGap();
      this.#streaks[this.#eraOf(run)] = this.#streakOf(run) + 1;
      this.#longestStreak = Math.max(this.#longestStreak, this.#streakOf(run));
      this.#daysDone[run] = (this.#daysDone[run] ?? 0) + 1;
      walked.mark = 'complete';
    } else if (this.#log.restsPlanned[run]?.has(date)) {
      this.#endGap();
      this.#spend(run, date);
      walked.mark = 'rest';
    } else if (isDayOff(this.#log, this.#log.runs[run]!, date)) {
      // A weekday off neither ends a gap nor lengthens it, but a gap never includes today.
      if (date === this.#today) this.#endGap();
      walked.mark = 'rest';
      walked.scheduled = true;
      if (this.#gap.length > 0) this.#gap.push(walked);
    } else if (date === this.#today) {
      this.#endGap();
      walked.mark = 'open';
    } else {
      walked.mark = 'missed';
      this.#gap.push(walked);
    }
  }

  #endGap(): void {
    const run = this.#gap[0]?.run ?? null;
    if (run === null) return;
    const isCovered = this.#canCover(run);
    if (!isCovered) this.#streaks[this.#eraOf(run)] = 0;
    for (const missed of this.#gap) {
      missed.streak = this.#streakOf(run);
      if (!isCovered || missed.scheduled) continue;
      missed.mark = 'rest';
      missed.automatic = true;
      this.#spend(run, missed.date);
    }
    this.#gap = [];
  }

  #canCover(run: number): boolean {
    const dueDates = this.#gap.filter(({ scheduled }) => !scheduled);
    if (this.#streakOf(run) === 0 || dueDates.length > longestCoveredGap) return false;
    const cost = dueDates.reduce((sum, { date }) => sum + this.#costOf(date), 0);
    const gapEnd = this.#gap.at(-1)?.date ?? this.#today;
    const taken = (this.#spent[run] ?? 0) + this.#costOfPlannedAfter(run, gapEnd);
    return cost + taken <= restAllowance && dueDates.every(({ date }) => isCoverOn(this.#log, date));
  }

  /**
   * What the planned rest days after a date may still cost. They were confirmed to the person, so they use the allowance
   * before any automatic cover. A skipped date costs after all if no completion follows within 48 hours.
   */
  #costOfPlannedAfter(run: number, lastDate: CivilDate): number {
    let cost = 0;
    for (const date of this.#log.restsPlanned[run] ?? []) {
      const counts =
        this.#runOn.get(date) === run && !this.#completionOn.has(date) && !this.#skippedForGood.has(date);
      const mayStillCost = date > lastDate || this.#skipped.has(date);
      if (counts && mayStillCost) cost += this.#costOf(date);
    }
    return cost;
  }

  #costOf(date: CivilDate): number {
    return isPremiumDate(this.#log, date) ? 0 : 1;
  }

  #spend(run: number, date: CivilDate): void {
    this.#spent[run] = (this.#spent[run] ?? 0) + this.#costOf(date);
  }

  #eraOf(run: number): number {
    return this.#log.runs[run]?.era ?? 0;
  }

  #streakOf(run: number): number {
    return this.#streaks[this.#eraOf(run)] ?? 0;
  }
}
