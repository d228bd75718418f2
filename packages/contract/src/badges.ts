import { badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { z } from 'zod';
import { defineCall } from './call';

export const badgeId = z.enum(badgeIds);

export const badge = z.object({
  id: badgeId,
  name: z.string(),
  description: z.string(),
  /** The name of the drawn medallion. */
  icon: z.string(),
});

const collectedBadge = badge.extend({
  group: z.enum(['streak', 'milestone', 'reps', 'special', 'premium']),
  earned: z.boolean(),
  /** The person's local date at the instant when it was earned; null before that. */
  earnedOn: z.string().nullable(),
  /** True for the champion badge if every finished run of season 1 has days with lower targets or easier movements. */
  onOwnPlan: z.literal(true).exactOptional(),
});

export const getBadges = defineCall({
  method: 'GET',
  path: '/challenge/badges',
  summary: 'All badges, the earned ones, and the progress of the others',
  caller: 'person',
  answer: z.object({
    allBadges: z.array(collectedBadge),
    /** Earliest first. */
    userBadges: z.array(badgeId),
    /** Unearned badges that count something, closest first. */
    progress: z.array(
      z.object({
        badgeId,
        badge: collectedBadge,
        currentValue: z.int(),
        targetValue: z.int(),
        /** Rounded down, at most 99. */
        progressPercent: z.int(),
      }),
    ),
  }),
  refusals: ['not_started'],
});
