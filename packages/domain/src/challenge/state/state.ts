import type { PathId } from '../../century-club/paths';
import type { CivilDate } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import type { ExerciseId } from '../../days/exercises';
import type { MovementId } from '../../movements/movements';
import type { Plan } from '../../programs/program';
import type { EarnedBadge } from '../fold/snapshot';

/**
 * What a log means at an instant: `State` is what the dashboard shows, `History` has one record for each date. Before the
 * first run there is neither.
 *
 * The specification leaves some cases open. They are decided like this everywhere:
 * - All facts of the log have happened. A clock that stands before the last fact about runs, exercises,
 *   rest days or zones is taken to stand at that fact.
 * - An exercise was done before midnight if, in the zone of its fact, the civil date at `at` is not after its `localDate`.
 *   The rule for the hours until 02:00 and the badge `night_owl` depend on it.
 * - A completed date belongs to the run open at the instant of its last exercise. Any other date belongs to
 *   the latest run whose dates include it. A run's dates begin with its `firstDate`. After
 *   a flight west they begin with the earliest date on which the last exercise was done, or a rest day taken, in
 *   the run. They end with the finish date, or the date before the run was closed.
 * - A run waits while today lies before its `firstDate` and has an exercise done before the run opened.
 * - A streak carried into season 2 is a streak: a gap before the first completed club day can be covered.
 * - A planned rest date ends a gap, and always counts. Planned rest days claim the allowance first, whatever
 *   their date; automatic cover, gap by gap in date order, takes only what they leave.
 * - Dates skipped by travel cost nothing, also when a rest day had been planned on them.
 * - A date is premium if at some instant of a premium period it was the civil date in the zone in force, or if
 *   it was imported as such from another installation.
 * - Automatic rest days are on or off for a date as the latest switch on or before that date left them. A switch has the
 *   local date of its instant, in the zone in force then.
 */
export interface State {
  /** The instant of this state, in epoch milliseconds. */
  now: number;
  timezone: string;
  today: CivilDate;
  season: 1 | 2;
  /** The path of the run shown; null in season 1. */
  path: PathId | null;
  /** Position of the run shown in `History.runs`. After a path reset it is the latest season 1 run. */
  runIndex: number;
  /** The run's first date as fixed when it opened. */
  firstDate: CivilDate;
  /** Day number of today in the run shown, 1 to 100. `challenge.dayNumber` is the same. */
  dayNumber: number;
  /**
   * `dayNumber` in season 1; 100 throughout season 2. The specification has this field and `centuryClubDay` in
   * `GET /challenge/stats`, and boards compare people of both seasons by it.
   */
  currentDay: number;
  /** `dayNumber` in season 2; null in season 1. */
  centuryClubDay: number | null;
  /** Whether Day 100 of the run shown is complete. */
  finished: boolean;
  /** The first date of the run shown if it waits for tomorrow, else null. */
  opensOn: CivilDate | null;
  challenge: Challenge;
  streak: number;
  longestStreak: number;
  /** Null means unlimited: today is a premium date. Never below 0. */
  restDaysLeft: number | null;
  /**
   * Rest dates of the run shown: planned (including today), automatic and scheduled, whether or not they cost a rest
   * day.
   */
  restDaysUsed: number;
  /** Whether a rest day is taken today or the plan leaves the weekday out, and today is not complete. */
  isRestDay: boolean;
  /** Whether today is a rest day because the plan leaves the weekday out. */
  isScheduledRest: boolean;
  /** The last plan of the run shown, in force or from tomorrow on; null if the run's own program is in force. */
  plan: { startsOn: CivilDate; plan: Plan | null } | null;
  /** Completed days of the run shown with fewer reps than its own target, or with easier movements. */
  ownDays: number;
  /** Whether season 1 was finished, and each of its finished runs has at least one day that `ownDays` counts. */
  isChampionByOwnPlan: boolean;
  completionRate: number;
  /** The last completed date and its rating, until the next day is started. */
  dayToRate: { date: CivilDate; effort: Effort | null } | null;
  /** Over all runs, as are the next three fields. */
  totalReps: number;
  extraReps: number;
  /** Whole seconds, rounded half up, over completed days with a time of at most 3 hours; null if there is none. */
  averageTimePerDay: number | null;
  daysCompleted: number;
  /** The number of dates with a rating. */
  daysRated: number;
  isPremium: boolean;
  /** Whether Premium is in force by the trial alone. */
  isInTrial: boolean;
  /** Whether automatic rest days are switched on. */
  autoRestCover: boolean;
  centuryClub: { isEligible: boolean; hasChosen: boolean; currentPath: PathId | null };
  /** Earned badges, earliest first; equal instants in the order of the badge list. */
  badges: readonly EarnedBadge[];
}

/** Today's challenge. A finished run has that of its finish date, and a waiting run Day 1 with nothing done. */
export interface Challenge {
  dayNumber: number;
  /** The target for push-ups. */
  targetReps: number;
  allCompleted: boolean;
  isCenturyClub: boolean;
  exercises: Record<ExerciseId, ChallengeExercise>;
}

export interface ChallengeExercise {
  /** The movement that was done; before that, the one of the program. */
  movement: MovementId;
  name: string;
  /** The recorded target once done; before that, the one of the day number. */
  target: number;
  completed: boolean;
  completedAt: number | null;
  reps: number;
  timeSeconds: number | null;
}

/** `open`: today, nothing done. A past date is never `open`; a date after today has no record at all. */
export type DateStatus = 'complete' | 'partial' | 'rest' | 'missed' | 'open';

export interface History {
  today: CivilDate;
  /** In the order in which they were opened. */
  runs: readonly RunSummary[];
  /**
   * Ascending, at most one per date, up to today: every date that belongs to a run, and any other date with
   * reps on it. A date skipped by travel belongs to no run.
   */
  dates: readonly DateRecord[];
}

export interface RunSummary {
  season: 1 | 2;
  path: PathId | null;
  openedAt: number;
  firstDate: CivilDate;
  closedAt: number | null;
  closedOn: CivilDate | null;
  finishedOn: CivilDate | null;
  daysCompleted: number;
  /** Past dates of the run that are neither complete nor rest nor skipped, partial ones included. */
  daysMissed: number;
  restDaysUsed: number;
  completionRate: number;
}

export interface DateRecord {
  date: CivilDate;
  /**
   * Position in `History.runs`; null on a date that belongs to none (reps on a skipped date, on the date a run was closed,
   * or after its finish): such a date is partial, and neither continues nor breaks a streak.
   */
  run: number | null;
  /** 1 + the days completed in its run before this date, at most 100; null without a run. */
  dayNumber: number | null;
  status: DateStatus;
  /** Whether a rest day counts on it, planned or automatic. A complete date has none. */
  usedRestDay: boolean;
  automaticRest: boolean;
  /** A weekday that the plan leaves out; absent on every other date. */
  scheduled?: true;
  /** How hard it was; absent without a rating. */
  effort?: Effort;
  /** The streak that the date's run had at the end of the date; 0 without a run. */
  streak: number;
  exercises: Record<ExerciseId, DateExercise>;
}

export interface DateExercise {
  completed: boolean;
  reps: number;
  /** The recorded target, or the one of the day number; 0 without a run. */
  target: number;
  timeSeconds: number | null;
  completedAt: number | null;
  /** Present if it is not that of the run. */
  movement?: MovementId;
  /** The run's own target, if it was not the target. */
  standard?: number;
  /** Percent of its reps that count on boards; absent if all do. */
  credit?: number;
}
