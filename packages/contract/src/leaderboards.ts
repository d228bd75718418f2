import { boardBadges } from '@hundred/domain/ranking/board-badges';
import { z } from 'zod';
import { defineCall } from './call';
import { numberInAddress } from './field-types';
import { ageGroups } from './identity';

const boardQuery = z.object({
  timeframe: z.enum(['all', 'week', 'month'], { error: 'must be one of all, week, month' }).default('all'),
  /** How many of the top. */
  limit: numberInAddress(10, 100).default(10),
  /** Those next to the person instead of the top: five on each side, and the nearest with more. */
  around: z.literal('me', { error: 'must be me' }).optional(),
});

const boardEntry = z.object({
  /** Always the same for one person, and says nothing of who it is. */
  _id: z.string(),
  /** Equal scores share one: 1, 2, 2, 4. */
  rank: z.int(),
  /** As the present UTC day began. Absent where that is not known, or there was none. */
  rankBefore: z.int().optional(),
  /** Absent where the person does not show it. */
  displayName: z.string().optional(),
  /** Opted in to the ring, with Lifetime in force. Never of a row without a name. */
  vip: z.literal(true).exactOptional(),
  isCurrentUser: z.boolean(),
  /** Somebody whose present run has days with less than it asks for itself, or easier movements. */
  ownPlan: z.literal(true).exactOptional(),
  badges: z.array(z.enum(boardBadges)),
  currentDay: z.int(),
  /** Of the hundred days of season 1, those that are done. Servers of before did not say it. */
  daysDone: z.int().optional(),
  currentStreak: z.int(),
  /** The score of this board: of its dates, and at most twice the target of each exercise. */
  totalRepsCompleted: z.int(),
});
export type BoardEntry = z.output<typeof boardEntry>;

const boardAnswer = z.object({
  leaderboard: z.array(boardEntry),
  /** Null where the person is not on this board. */
  userRank: z.int().nullable(),
  /** How many people are on it. */
  rankedPeople: z.int(),
});
export type BoardAnswer = z.output<typeof boardAnswer>;

export const getGlobalBoard = defineCall({
  method: 'GET',
  path: '/leaderboard/global',
  summary: 'Everybody, by reps',
  caller: 'person',
  query: boardQuery,
  answer: boardAnswer,
});

export const getCohortBoard = defineCall({
  method: 'GET',
  path: '/leaderboard/cohort/:month',
  summary: 'Everybody whose first run began in that month',
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
  summary: 'Everybody of one age group',
  caller: 'person',
  params: z.object({ ageGroup: z.enum(ageGroups, { error: `must be one of ${ageGroups.join(', ')}` }) }),
  query: boardQuery,
  answer: boardAnswer,
  refusals: ['premium_required'],
});

export const getPercentile = defineCall({
  method: 'GET',
  path: '/leaderboard/percentile',
  summary: 'Where the person stands among everybody, and which cohorts there are',
  caller: 'person',
  answer: z.object({
    /** The person is in the top so many percent; 0 when not ranked yet. */
    percentile: z.int(),
    /** The present month where the person is. */
    currentMonth: z.string(),
    /** The month of the person's own cohort; null before the start. */
    startingMonth: z.string().nullable(),
    /** The earliest cohort on the boards; null when nobody is on them. */
    firstMonth: z.string().nullable(),
  }),
});
export type Percentile = z.output<(typeof getPercentile)['answer']>;
