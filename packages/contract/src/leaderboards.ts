import { boardBadges } from '@hundred/domain/ranking/board-badges';
import { z } from 'zod';
import { defineCall } from './call';
import { numberInAddress, oneOf } from './field-types';
import { ageGroups } from './identity';

const boardQuery = z.object({
  timeframe: oneOf(['all', 'week', 'month']).default('all'),
  /** The number of entries from the top. */
  limit: numberInAddress(10, 100).default(10),
  /** Returns the entries next to the person in place of the top: five on each side, and the nearest with more. */
  around: z.literal('me', { error: 'must be the word me' }).optional(),
});

const boardEntry = z.object({
  /** Constant for one person, and does not reveal who it is. */
  _id: z.string(),
  /** Equal scores share a rank: 1, 2, 2, 4. */
  rank: z.int(),
  /** The rank at the beginning of the current UTC day. Absent if it is not available or there was none. */
  rankBefore: z.int().optional(),
  /** Absent if the person does not show it. */
  displayName: z.string().optional(),
  /** True if the person opted in to the ring and has Lifetime. Absent in a row without a name. */
  vip: z.literal(true).exactOptional(),
  isCurrentUser: z.boolean(),
  /** True if the person's current run has days with lower targets than the run's own, or with easier movements. */
  ownPlan: z.literal(true).exactOptional(),
  badges: z.array(z.enum(boardBadges)),
  currentDay: z.int(),
  /** The completed days of season 1's hundred. Older servers omit it. */
  daysDone: z.int().optional(),
  currentStreak: z.int(),
  /** The score on this board: reps of its dates, each exercise up to twice its target. */
  totalRepsCompleted: z.int(),
});
export type BoardEntry = z.output<typeof boardEntry>;

const boardAnswer = z.object({
  leaderboard: z.array(boardEntry),
  /** Null if the person is not on this board. */
  userRank: z.int().nullable(),
  /** The number of people on the board. */
  rankedPeople: z.int(),
});
export type BoardAnswer = z.output<typeof boardAnswer>;

export const getGlobalBoard = defineCall({
  method: 'GET',
  path: '/leaderboard/global',
  summary: 'The global leaderboard',
  caller: 'person',
  query: boardQuery,
  answer: boardAnswer,
});

export const getCohortBoard = defineCall({
  method: 'GET',
  path: '/leaderboard/cohort/:month',
  summary: 'The leaderboard for a starting month',
  caller: 'person',
  params: z.object({
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-01' }),
  }),
  query: boardQuery,
  answer: boardAnswer,
  refusals: ['premium_required'],
});

export const getAgeBoard = defineCall({
  method: 'GET',
  path: '/leaderboard/age/:ageGroup',
  summary: 'The leaderboard for an age group',
  caller: 'person',
  params: z.object({ ageGroup: oneOf(ageGroups) }),
  query: boardQuery,
  answer: boardAnswer,
  refusals: ['premium_required'],
});

export const getPercentile = defineCall({
  method: 'GET',
  path: '/leaderboard/percentile',
  summary: 'The person’s percentile, and the starting months that have a leaderboard',
  caller: 'person',
  answer: z.object({
    /** The person is in the top so many percent; 0 if not ranked yet. */
    percentile: z.int(),
    /** The current month in the person's zone. */
    currentMonth: z.string(),
    /** The month of the person's own cohort; null before the start. */
    startingMonth: z.string().nullable(),
    /** The earliest cohort on the boards; null if the boards are empty. */
    firstMonth: z.string().nullable(),
  }),
});
export type Percentile = z.output<(typeof getPercentile)['answer']>;
