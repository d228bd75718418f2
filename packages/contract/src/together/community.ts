import { communityCheers, communityKinds } from '@hundred/domain/community/community-entries';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, noBody, yesOrNo } from '../field-types';
import { success } from '../success';
import { shownName } from './groups';

const entryParams = z.object({ entry: idOf('an entry') });

const entry = z.object({
  /** Random, so that it identifies nobody. */
  id: z.uuid(),
  kind: z.enum(communityKinds),
  /** The day, the badge's id, or the season. */
  what: z.string(),
  at: z.string(),
  /** Null if the owner does not show their name or is under 20, or if the name is hidden. */
  name: shownName,
  isOwn: z.boolean(),
  /** The person's own cheer. */
  cheer: z.enum(communityCheers).nullable(),
  /** The number of cheers, which only the owner sees. */
  cheered: z.int().nullable(),
});
export type CommunityEntry = z.output<typeof entry>;

export const getCommunity = defineCall({
  method: 'GET',
  path: '/community',
  summary: 'The newest 200 milestones of the last 14 days, newest first',
  caller: 'person',
  query: z.object({
    /** The instant and the id of the last entry of the page before. */
    before: z
      .string()
      // With more digits the year has five, which PostgreSQL cannot read.
      .regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
        error: 'must be the `more` value of an answer',
      })
      .meta({ examples: ['1750000000000_00000000-0000-4000-8000-000000000000'] })
      .optional(),
  }),
  answer: z.object({
    /** Whether the person shares their own milestones. */
    on: z.boolean(),
    entries: z.array(entry),
    /** The value of `before` for the next page; null on the last one. */
    more: z.string().nullable(),
  }),
  refusals: ['premium_required', 'social_suspended'],
});
export type Community = z.output<typeof getCommunity.answer>;

export const getSharing = defineCall({
  method: 'GET',
  path: '/community/me',
  summary: 'Whether the person shares milestones. Everyone may ask',
  caller: 'person',
  answer: z.object({ on: z.boolean() }),
});

export const shareInCommunity = defineCall({
  method: 'PUT',
  path: '/community/me',
  summary: 'Start to share milestones, or stop and remove all. Everyone may stop',
  caller: 'person',
  body: z.strictObject({ on: yesOrNo }),
  answer: success,
  refusals: ['premium_required', 'social_suspended'],
});

export const cheerEntry = defineCall({
  method: 'PUT',
  path: '/community/:entry/cheer',
  summary: 'Cheer a milestone, or undo the cheer. Each milestone takes one, each day 60',
  caller: 'person',
  params: entryParams,
  body: z.strictObject({
    cheer: z
      .enum(communityCheers, { error: `must be one of ${communityCheers.join(', ')}, or null` })
      .nullable(),
  }),
  answer: success,
  refusals: ['premium_required', 'social_suspended', 'not_found', 'too_many_today'],
});

export const blockSharer = defineCall({
  method: 'POST',
  path: '/community/:entry/block',
  summary:
    'Block the person who shared this. You no longer see each other’s names or join each other’s groups',
  caller: 'person',
  params: entryParams,
  body: noBody,
  mostPerMinute: 20,
  answer: success,
  refusals: ['premium_required', 'not_found', 'name_not_shown', 'too_many_blocks'],
});

export const reportSharer = defineCall({
  method: 'POST',
  path: '/community/:entry/report',
  summary: 'Report a post to support. A person can report 5 times a day',
  caller: 'person',
  params: entryParams,
  body: noBody,
  mostPerMinute: 20,
  answer: success,
  refusals: ['premium_required', 'not_found', 'too_many_reports'],
});
