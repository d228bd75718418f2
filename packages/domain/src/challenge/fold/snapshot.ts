import type { CivilDate } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import type { ZoneSince } from '../../days/zone-history';
import type { PremiumFact } from '../../entitlements/premium-periods';
import type { SessionDate } from '../../recovery/session-dates';
import type { SessionsDone } from '../../recovery/sessions-done';
import type { BadgeId } from '../facts/badge-id';
import type { ImportedPremiumDates } from '../facts/facts';
import { type CompletedDay, completionOf, type MergedDay } from './merged-day';
import type { PremiumCounters } from './premium-counters';
import type { RunRecord } from './run-record';

/** Raised with every change of what a snapshot holds or means: one of another version is folded from its log again. */
export const snapshotVersion = 5;

export interface EarnedBadge {
  id: BadgeId;
  at: number;
}

export interface CoverSwitch {
  at: number;
  on: boolean;
}

/** A rest day taken and not taken back. */
export interface PlannedRest {
  run: number;
  date: CivilDate;
}

/** The last word on how hard a date was. */
export interface RatedDate {
  date: CivilDate;
  at: number;
  effort: Effort;
}

/**
 * The fold of a log, independent of the clock: plain JSON, a few kilobytes, from which `stateAt` answers for any
 * instant and which `extend` carries forward. Everything before the last completed date is settled for
 * good, as long as facts arrive in order; that date and what lies after it are kept as they are.
 */
export interface Snapshot {
  version: number;
  /** The latest instant of a fact about runs, exercises, rest days or zones. */
  lastAt: number;
  zones: ZoneSince[];
  runs: RunRecord[];
  premium: PremiumFact[];
  /** Since when the log is lived here, for whoever brought one along. */
  importedAt?: number;
  /** Only for whoever brought some along. */
  importedPremiumDates?: ImportedPremiumDates[];
  coverSwitches: CoverSwitch[];
  badges: EarnedBadge[];
  settled: Settled;
  /** The last completed date and every date with reps after it; all dates while none is complete. */
  days: MergedDay[];
  /** Rest days on those same dates. */
  rests: PlannedRest[];
  /** Those same dates as far as they were rated, ascending; absent where none was. */
  ratings?: RatedDate[];
  /** The recovery sessions of those same dates, ascending; absent where there was none. */
  sessions?: SessionDate[];
}

/** What the dates before the last completed one amount to; what belongs to one run is counted there. */
export interface Settled {
  /** By `RunRecord.era`. */
  chains: StreakEra[];
  longestStreak: number;
  totals: Totals;
  /** The counters for badges. */
  deeds: BadgeCounters;
  /** How many of them were rated; absent where none was. */
  rated?: number;
  /** The recovery sessions of them; absent where there was none. */
  sessions?: SessionsDone;
}

/** The streak of the runs that share one, and whether it began after a gap that makes a comeback. */
export interface StreakEra {
  streak: number;
  comeback: boolean;
}

export interface Totals {
  reps: number;
  extraReps: number;
  /** Completed days with a time that is one of a workout. */
  timedDays: number;
  timedSeconds: number;
  daysCompleted: number;
}

/** What badges are earned by and no other count of the snapshot shows. */
export interface BadgeCounters {
  /** The latest week with a completed date; its Sunday in days since 1970. */
  week: { sunday: number; completed: number } | null;
  perfectWeek: boolean;
  earlyBird: boolean;
  nightOwl: boolean;
  comeback: boolean;
  swiftSet: boolean;
  /** Only for whoever ever had Premium. */
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

/** The last completed date of all, which a snapshot keeps first among its days. */
export function lastCompleted(snapshot: Snapshot): CompletedDay | null {
  const day = snapshot.days[0];
  const completion = day && completionOf(day);
  return completion ? { day, completion } : null;
}
