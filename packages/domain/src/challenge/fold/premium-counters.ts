import { weekdayOfEpochDay } from '../../days/civil-date';
import type { PremiumFact } from '../../entitlements/premium-periods';
import type { MovementId } from '../../movements/movements';

/** The counted badges that are earned while Premium is in force, with their targets. */
export const premiumTargets = {
  planner: 7,
  own_hundred: 100,
  variety_pack: 6,
  soft_landing: 30,
  steady_hour: 14,
  honest_effort: 30,
  kept_schedule: 4,
  mindful_rest: 4,
  double_century: 200,
  recovery_graduate: 1,
} as const;

export type CountedBadgeId = keyof typeof premiumTargets;

/** Counted over the whole log of a person who ever had Premium, each until its target is reached. */
export interface PremiumCounters {
  /** Completed days on which a plan of the person was in force. */
  planDays: number;
  /** The movements of completed days, each once. */
  movements: MovementId[];
  /** Completed days with a movement that replaces one with jumps. */
  softDays: number;
  /** Completed days by the two hours of the clock in which each was finished: 12 counts, the first from 00:00 to 02:00. */
  hours: number[];
  /** The latest week with a date that counts. */
  week: WeekCounts | null;
  /** Weeks in which every date was completed or off by the plan, and at least one was off. */
  keptWeeks: number;
  /** Weeks with a planned rest day and at least five completed dates. */
  restedWeeks: number;
  /** The instant at which each target was reached. */
  reached: Partial<Record<CountedBadgeId, number>>;
}

/** How many dates of a week were completed, off by the plan, and planned rest days. */
export interface WeekCounts {
  /** The first date of the week, in days since 1970. */
  sunday: number;
  done: number;
  off: number;
  rest: number;
}

/** What a snapshot stores of Premium. Without `deeds.premium` the counters are those of an empty log. */
interface StoredCounters {
  premium: readonly PremiumFact[];
  settled: { deeds: { premium?: PremiumCounters } };
}

/** The counters at the beginning of a log. */
const noCounts: PremiumCounters = {
  planDays: 0,
  movements: [],
  softDays: 0,
  // One count for each two hours of the clock.
  hours: Array.from({ length: 12 }, () => 0),
  week: null,
  keptWeeks: 0,
  restedWeeks: 0,
  reached: {},
};

/** A copy of the counters, because a walk changes them; absent for a person who never had Premium. */
export function copyOfPremiumCounters({ premium, settled }: StoredCounters): { premium?: PremiumCounters } {
  if (premium.length === 0) return {};
  const counters = settled.deeds.premium ?? noCounts;
  const { movements, hours, week, reached } = counters;
  return {
    premium: {
      ...counters,
      movements: [...movements],
      hours: [...hours],
      week: week && { ...week },
      reached: { ...reached },
    },
  };
}

/** Counts a date in its week: completed, off by the plan, or a planned rest day. */
export function countDateOfWeek(
  counters: PremiumCounters,
  epochDay: number,
  kind: 'done' | 'off' | 'rest',
): void {
  const sunday = epochDay - weekdayOfEpochDay(epochDay);
  if (counters.week?.sunday !== sunday) counters.week = { sunday, done: 0, off: 0, rest: 0 };
  const { week } = counters;
  const wasRestedWeek = isRestedWeek(week);
  week[kind]++;
  if (isScheduleKept(week)) counters.keptWeeks++;
  if (isRestedWeek(week) && !wasRestedWeek) counters.restedWeeks++;
}

/** Every date was completed or off by the plan. This holds only once the seventh date is counted, so it counts once. */
const isScheduleKept = ({ done, off }: WeekCounts) => off > 0 && done + off === 7;

/** A planned rest day and at least five completed dates. This stays true for the rest of the week. */
const isRestedWeek = ({ done, rest }: WeekCounts) => rest > 0 && done >= 5;
