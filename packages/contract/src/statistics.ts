import { eachExercise } from '@hundred/domain/days/exercises';
import { z } from 'zod';
import { badge, badgeId } from './badges';
import { defineCall } from './call';
import { numberInAddress } from './field-types';
import { ageGroups } from './identity';

export const getStats = defineCall({
  method: 'GET',
  path: '/challenge/stats',
  summary: 'The person’s day, streak and totals, and their newest badges',
  caller: 'person',
  answer: z.object({
    user: z.object({
      displayName: z.string().nullable(),
      ageGroup: z.enum(ageGroups).nullable(),
      showNameOnLeaderboard: z.boolean(),
      /** The day of season 1; it stays 100 during season 2. */
      currentDay: z.int(),
      currentSeason: z.int(),
      /** The day of season 2; null in season 1. */
      centuryClubDay: z.int().nullable(),
      currentStreak: z.int(),
      longestStreak: z.int(),
      totalRepsCompleted: z.int(),
      /** Completed dates of the current run, in percent of its completed and missed ones. */
      completionRate: z.int(),
      /** True if paid or in trial. */
      isPremium: z.boolean(),
      isInTrial: z.boolean(),
      badges: z.array(badgeId),
    }),
    stats: z.object({
      /** In whole seconds. */
      averageTimePerDay: z.int().nullable(),
    }),
    /** The three newest. */
    achievements: z.array(badge),
  }),
  refusals: ['not_started'],
});

const exerciseOfDate = z.object({
  completed: z.boolean(),
  reps: z.int(),
  target: z.int(),
  timeSeconds: z.int().nullable(),
});

const historyEntry = z.object({
  date: z.string(),
  status: z.enum(['complete', 'partial', 'rest', 'missed', 'open']),
  dayNumber: z.int(),
  /** The push-up target of the day. */
  targetReps: z.int(),
  /** The reps of all three exercises. */
  totalRepsCompleted: z.int(),
  /** The streak at the end of the date. */
  streak: z.int(),
  allCompleted: z.boolean(),
  usedRestDay: z.boolean(),
  /** A weekday that the plan leaves out; absent on other dates. */
  scheduled: z.literal(true).exactOptional(),
  exercises: z.object(eachExercise(() => exerciseOfDate)),
});

export const getProgressHistory = defineCall({
  method: 'GET',
  path: '/challenge/progress-history',
  summary: 'One entry for each day of a challenge, from its first day to today',
  caller: 'person',
  query: z.object({
    /** 1 is the person's first run; the current one if absent. */
    run: numberInAddress(1, 100_000).optional(),
    limit: numberInAddress(1, 1000).optional(),
    offset: numberInAddress(0, 100_000).optional(),
  }),
  answer: z.object({
    history: z.array(historyEntry),
    run: z.int(),
    /** The number of runs. */
    runs: z.int(),
    /** The entries of the whole run, of which the answer may contain a part. */
    total: z.int(),
  }),
  refusals: ['not_started', 'not_found'],
});
