import type { CivilDate } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import type { ZoneSince } from '../../days/zone-history';
import type { PremiumFact } from '../../entitlements/premium-periods';
import type { CompletedSessions } from '../../recovery/completed-sessions';
import type { SessionDate } from '../../recovery/session-dates';
import type { BadgeId } from '../facts/badge-id';
import type { ImportedPremiumDates } from '../facts/facts';
import { type CompletedDay, completionOf, type MergedDay } from './merged-day';
import type { PremiumCounters } from './premium-counters';
import type { RunRecord } from './run-record';

/**
 * Increased with every change of the content or the meaning of a snapshot. A snapshot of another version is folded
 * again from its log.
 */
export const snapshotVersion = 5;

export interface EarnedBadge {
  id: BadgeId;
  at: number;
}

export interface CoverSwitch {
  at: number;
  on: boolean;
}

/** A rest day that was taken and not taken back. */
export interface PlannedRest {
  /** Position of its run in `Snapshot.runs`. `run` is the name in stored snapshots. */
  run: number;
  date: CivilDate;
}

/** The rating that holds for a date. */
export interface RatedDate {
  date: CivilDate;
  at: number;
  effort: Effort;
}

/**
 * The fold of a log. It does not depend on the clock: `stateAt` reads the state at any instant from it, and `extend` adds
 * facts to it. It is stored as JSON of a few kilobytes, so its keys cannot change without a new version.
 *
 * The dates before the last completed one are settled: the snapshot has only their counts, because facts that arrive in
 * order do not change them. The last completed date and the dates after it are unsettled: the snapshot has what was done
 * on each, because further exercises may change it.
 */
export interface Snapshot {
  version: number;
  /** The latest instant of a fact that is about a run (`isOfRun` in `folding-rules.ts`). */
  lastAt: number;
  zones: ZoneSince[];
  runs: RunRecord[];
  premium: PremiumFact[];
  /** The instant of the latest import; absent without one. */
  importedAt?: number;
  /** Dates with Premium on the installation of an import: rest days on them are unlimited. Absent without any. */
  importedPremiumDates?: ImportedPremiumDates[];
  coverSwitches: CoverSwitch[];
  badges: EarnedBadge[];
  settled: SettledCounts;
  /** The last completed date and every date with reps after it; all dates while none is complete. */
  days: MergedDay[];
  /** The planned rest days on unsettled dates. */
  rests: PlannedRest[];
  /** The ratings of unsettled dates, ascending; absent without any. */
  ratings?: RatedDate[];
  /** The recovery sessions on unsettled dates, ascending; absent without any. */
  sessions?: SessionDate[];
}

/** The counts over all settled dates. The counts of a single run are in its `RunRecord`. */
export interface SettledCounts {
  /** The streak eras, by `RunRecord.era`. Stored snapshots call them chains. */
  chains: StreakEra[];
  longestStreak: number;
  totals: Totals;
  /** The counters for badges. Stored snapshots call them deeds. */
  deeds: BadgeCounters;
  /** The number of settled dates with a rating; absent if 0. */
  rated?: number;
  /** The recovery sessions of settled dates; absent without any. */
  sessions?: CompletedSessions;
}

/** The streak of the runs that share one, and whether it started after a gap that makes a comeback. */
export interface StreakEra {
  streak: number;
  comeback: boolean;
}

export interface Totals {
  reps: number;
  extraReps: number;
  /** Completed days with a plausible time. */
  timedDays: number;
  timedSeconds: number;
  daysCompleted: number;
}

/** What badges require and no other count of the snapshot contains. */
export interface BadgeCounters {
  /** The latest week with a completed date; its first date, a Sunday, in days since 1970. */
  week: { sunday: number; completed: number } | null;
  perfectWeek: boolean;
  earlyBird: boolean;
  nightOwl: boolean;
  comeback: boolean;
  swiftSet: boolean;
  /** Absent for a person who never had Premium. */
  premium?: PremiumCounters;
}

export function emptySnapshot(): Snapshot {
  return {
    version: snapshotVersion,
    lastAt: Number.MIN_SAFE_INTEGER,
    zones: [],
    runs: [],
    premium: [],
    coverSwitches: [],
    badges: [],
    settled: {
      chains: [],
      longestStreak: 0,
      totals: { reps: 0, extraReps: 0, timedDays: 0, timedSeconds: 0, daysCompleted: 0 },
      deeds: {
        week: null,
        perfectWeek: false,
        earlyBird: false,
        nightOwl: false,
        comeback: false,
        swiftSet: false,
      },
    },
    days: [],
    rests: [],
  };
}

/** The last completed date, which is the first of the days that a snapshot keeps; null while no date is completed. */
export function lastCompleted(snapshot: Snapshot): CompletedDay | null {
  const day = snapshot.days[0];
  const completion = day && completionOf(day);
  return completion ? { day, completion } : null;
}
