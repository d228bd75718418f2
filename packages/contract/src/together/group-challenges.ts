import { challengeGoals } from '@hundred/domain/together/challenge-goals';
import { z } from 'zod';
import { defineCall } from '../call';
import { civilDate, oneOf } from '../field-types';
import {
  createdGroup,
  group,
  groupChange,
  groupName,
  groupParams,
  inviteCall,
  member,
  memberParams,
  ownerCall,
  revokeCall,
  shownName,
  standing,
  startRefusals,
} from './groups';

const challengeMember = member.extend({
  /** Null before their start, and in a stored result. `free` if their local date is outside of the challenge. */
  standing: standing.nullable(),
  /** Equal scores share a rank: 1, 2, 2, 4. Null if all members work towards one shared goal. */
  rank: z.int().nullable(),
  /** Days or ranked reps, depending on the goal. */
  score: z.int(),
  /** The dates that have counted for them so far, including today. Members who joined later have fewer. */
  dates: z.int(),
  /** The dates after their own today, which may differ from the caller's. Absent in a result and before their start. */
  ahead: z.int().exactOptional(),
});
export type ChallengeMember = z.output<typeof challengeMember>;

const groupChallenge = group.extend({
  name: shownName,
  goal: z.enum(challengeGoals),
  /** The sum of days that the members aim for together. */
  target: z.int().nullable(),
  /** The days of that sum that the members have completed so far; null without a target. */
  sum: z.int().nullable(),
  from: z.string(),
  to: z.string(),
  /** `settling`: its dates are over, but commands recorded without a connection may still arrive. */
  phase: z.enum(['ahead', 'running', 'settling', 'settled']),
  /**
   * The number of today within the challenge, for the caller; 0 before the first date, and the last number after the
   * end.
   */
  date: z.int(),
  /** The number of dates of the challenge. */
  dates: z.int(),
  joinUntil: z.string(),
  settlesAt: z.string(),
  members: z.array(challengeMember),
});
export type GroupChallenge = z.output<typeof groupChallenge>;

export const startGroupChallenge = defineCall({
  method: 'POST',
  path: '/group-challenges',
  summary: 'Start a private challenge of 3 to 100 days. It starts within 30 days',
  caller: 'person',
  body: z.strictObject({
    name: groupName,
    goal: oneOf(challengeGoals),
    /** Required for a shared goal, and refused for any other. */
    target: z
      .int({ error: 'must be a whole number' })
      .min(1, { error: 'must be at least 1' })
      .max(2000, { error: 'must be at most 2000' })
      .optional(),
    from: civilDate,
    to: civilDate,
  }),
  mostPerMinute: 10,
  answer: createdGroup,
  refusals: startRefusals,
});

export const getGroupChallenge = defineCall({
  method: 'GET',
  path: '/group-challenges/:id',
  summary: 'A private challenge with its board or result. The answer has an ETag',
  caller: 'person',
  params: groupParams,
  answer: groupChallenge,
  refusals: ['not_found'],
});

export const changeGroupChallenge = defineCall({
  ...ownerCall,
  method: 'PUT',
  path: '/group-challenges/:id',
  summary: 'Rename a private challenge or give it to another member. Only its owner can',
  body: groupChange,
});

export const endGroupChallenge = defineCall({
  ...ownerCall,
  method: 'DELETE',
  path: '/group-challenges/:id',
  summary: 'End a private challenge for everyone. Only its owner can',
});

export const inviteToGroupChallenge = defineCall({
  ...inviteCall,
  path: '/group-challenges/:id/invite',
  summary: 'Make an invitation that works until the third day. The old one ends',
});

export const revokeGroupChallengeInvite = defineCall({
  ...revokeCall,
  path: '/group-challenges/:id/invite',
});

export const leaveGroupChallenge = defineCall({
  ...ownerCall,
  method: 'DELETE',
  path: '/group-challenges/:id/members/:member',
  summary: 'Leave a private challenge. Its owner can also remove others, which ends the invitation',
  params: memberParams,
});
