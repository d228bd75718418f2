import { clubPageSize, mostClubMembers } from '@hundred/domain/together/group-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { noBody, numberInAddress } from '../field-types';
import { success } from '../success';
import {
  createdGroup,
  group,
  groupChange,
  groupName,
  groupParams,
  inviteCall,
  member,
  memberParams,
  memberRefusals,
  ownerCall,
  revokeCall,
  shownName,
  standing,
  startRefusals,
} from './groups';

const teamMember = member.extend({
  /** Null before their start. */
  standing: standing.nullable(),
  /** Ranked by completed days, then by reps. Equals share a rank: 1, 2, 2, 4. */
  rank: z.int(),
  /** In the period: completed days, and reps as the boards count them. */
  days: z.int(),
  reps: z.int(),
  /** True if today is still open for them and the person has not nudged them yet. */
  mayNudge: z.boolean(),
});
export type TeamMember = z.output<typeof teamMember>;

/**
 * The outcome of a date for the team. `gained`: enough members have completed it, but it is not final yet; `open`: they
 * still can. `neutral`: fewer than two members were due.
 */
const teamMarks = ['counted', 'gained', 'open', 'missed', 'neutral'] as const;

const teamStreak = z.object({
  days: z.int(),
  /** The caller's local date. */
  today: z.object({
    date: z.string(),
    mark: z.enum(teamMarks),
    /** The members of the whole date who do not rest; how many of them are done; how many are required. */
    asked: z.int(),
    done: z.int(),
    needed: z.int(),
    settledAt: z.string(),
  }),
  /** The last dates up to today, at most 14. */
  recent: z.array(z.object({ date: z.string(), mark: z.enum(teamMarks) })),
});
export type TeamStreak = z.output<typeof teamStreak>;

/** The parts of the club's team that replace a list of everyone. */
const club = z.object({
  members: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many members are in each state today, by their own date. `none`: before their start. */
  today: z.object({ done: z.int(), resting: z.int(), open: z.int(), free: z.int(), none: z.int() }),
});
export type Club = z.output<typeof club>;

const team = group.extend({
  name: shownName,
  /** The dates of the board, by the caller's calendar. */
  period: z.object({ from: z.string(), to: z.string() }),
  /** For the club's team, one page of the board and the caller. */
  members: z.array(teamMember),
  /** Present for the club's team only. */
  club: club.exactOptional(),
  streak: teamStreak,
});
export type Team = z.output<typeof team>;

export const startTeam = defineCall({
  method: 'POST',
  path: '/teams',
  summary: 'Start a team',
  caller: 'person',
  body: z.strictObject({ name: groupName }),
  mostPerMinute: 10,
  answer: createdGroup,
  refusals: startRefusals,
});

export const getTeam = defineCall({
  method: 'GET',
  path: '/teams/:id',
  summary: 'A team with its day, board and streak. The answer has an ETag',
  caller: 'person',
  params: groupParams,
  query: z.object({
    period: z.enum(['week', 'month'], { error: 'must be week or month' }).default('week'),
    /** The page of the board, which only the club's team has. A number after the last page means the last one. */
    page: numberInAddress(1, mostClubMembers / clubPageSize).optional(),
  }),
  answer: team,
  refusals: ['not_found'],
});

export const changeTeam = defineCall({
  ...ownerCall,
  method: 'PUT',
  path: '/teams/:id',
  summary: 'Rename a team or give it to another member. Only its owner can',
  body: groupChange,
});

export const endTeam = defineCall({
  ...ownerCall,
  method: 'DELETE',
  path: '/teams/:id',
  summary: 'End a team for everyone. Only its owner can',
  /** Only the end of the club's team needs a fresh sign-in. */
  refusals: [...ownerCall.refusals, 'sign_in_again'],
});

export const inviteToTeam = defineCall({
  ...inviteCall,
  path: '/teams/:id/invite',
  summary: 'Make an invitation. The old one ends',
});

export const revokeTeamInvite = defineCall({
  ...revokeCall,
  path: '/teams/:id/invite',
});

export const leaveTeam = defineCall({
  ...ownerCall,
  method: 'DELETE',
  path: '/teams/:id/members/:member',
  summary: 'Leave a team. Its owner can also remove others, which ends the invitation',
  params: memberParams,
});

export const nudgeMember = defineCall({
  method: 'POST',
  path: '/teams/:id/nudge/:member',
  summary: 'Nudge a member who hasn’t finished today, once a day',
  caller: 'person',
  params: memberParams,
  body: noBody,
  mostPerMinute: 20,
  answer: success,
  refusals: [...memberRefusals, 'already_nudged', 'nothing_to_nudge'],
});
