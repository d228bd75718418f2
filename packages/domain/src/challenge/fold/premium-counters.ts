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
  /** Completed days by the two hours of the clock in which each was finished. */
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
  /** Its first date, in days since 1970. */
  sunday: number;
  done: number;
  off: number;
  rest: number;
}
