import { challengeGoals } from '@hundred/domain/together/challenge-goals';
import { groupKinds } from '@hundred/domain/together/group-limits';
import { wrongWithGroupName } from '@hundred/domain/together/group-name';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, nameBy, noBody } from '../field-types';
import type { refusalStatus } from '../refusals';
import { success } from '../success';

/** The parts that teams, private challenges and rooms have in common. */

/** The name of a group, which only its members see. */
export const groupName = nameBy(wrongWithGroupName, z.string({ error: 'must be text' })).meta({
  examples: ['Early Shift'],
});

/** A change by the owner. */
export const groupChange = z.strictObject({
  name: groupName.optional(),
  /** The member who becomes the owner. */
  owner: idOf('a member').optional(),
});

const id = z.uuid({ error: 'must be an id' });
export const groupParams = z.object({ id });
export const memberParams = z.object({ id, member: id });

/** The name of a person or group. It is null after several reports, or if an operator removed it. */
export const shownName = z.string().nullable();

/**
 * A member's status at this instant, by their own date, in a team or a challenge. A field that a kind of group does not
 * show is not sent to its members either: the page for joining says what members see.
 */
export const standing = z.object({
  day: z.int(),
  streak: z.int(),
  /** `free`: nothing is due today, because the run is finished or opens tomorrow. */
  today: z.enum(['done', 'resting', 'open', 'free']),
});
export type Standing = z.output<typeof standing>;

export const member = z.object({
  /** Random for each group, so that nobody can be followed from one group to another. */
  id: z.uuid(),
  name: shownName,
  isMe: z.boolean(),
  isOwner: z.boolean(),
  /** True for a member on Lifetime who shows it. */
  vip: z.literal(true).exactOptional(),
});
export type Member = z.output<typeof member>;

const openInvite = {
  expiresAt: z.string(),
  /** Distinguishes invitations that expire at the same instant; it cannot be used to join. Older servers omit it. */
  mark: z.string().exactOptional(),
};

/** The fields of every group, as its members see them. */
export const group = z.object({
  id: z.uuid(),
  isOwner: z.boolean(),
  mostMembers: z.int(),
  /** True for the owner while Premium is in force. */
  mayInvite: z.boolean(),
  /** The open invitation, sent to the owner only. Its code is sent once, when it is created. */
  invite: z.object(openInvite).nullable(),
  /** True if the person belongs to more groups than their plan allows, until they have left the others. */
  isReadOnly: z.boolean(),
});

const madeInvite = z.object({
  code: z.string(),
  /** The page that the code opens, to be shared. */
  url: z.string(),
  ...openInvite,
});
export type MadeInvite = z.output<typeof madeInvite>;

export const createdGroup = success.extend({ id: z.uuid() });
export const createdGroupWithInvite = createdGroup.extend({ invite: madeInvite });
const inviteAnswer = success.extend({ invite: madeInvite });

/** The refusals of calls that start a group or invite to one. */
export const startRefusals = [
  'premium_required',
  'name_required',
  'social_suspended',
  'too_many_groups',
] as const;
/** A caller who is not a member gets the same answer as for a group that never existed. */
export const memberRefusals = ['not_found', 'social_suspended', 'too_many_groups'] as const;
const ownerRefusals = ['not_found', 'owner_only'] as const;
export const inviteRefusals = [...startRefusals, ...ownerRefusals, 'joining_closed'] as const;

/** The common parts of calls by which the owner changes a group. */
export const ownerCall = {
  caller: 'person',
  params: groupParams,
  answer: success,
  refusals: [...ownerRefusals, 'social_suspended'],
} as const;

/** The common parts of calls by which the owner makes an invitation. */
export const inviteCall = {
  method: 'POST',
  caller: 'person',
  params: groupParams,
  body: noBody,
  mostPerMinute: 10,
  answer: inviteAnswer,
  refusals: inviteRefusals,
} as const;

/** The common parts of calls by which the owner ends an invitation. */
export const revokeCall = {
  method: 'DELETE',
  summary: 'End the invitation',
  caller: 'person',
  params: groupParams,
  answer: success,
  refusals: ownerRefusals,
} as const;

const groupSummary = z.object({ id: z.uuid(), name: shownName, members: z.int(), isOwner: z.boolean() });

const personToday = member.pick({ id: true, name: true, isMe: true }).extend({
  /** Null before their start. */
  today: standing.shape.today.nullable(),
});

/** The outcome of today for a team, as the page of the team shows it. */
export const teamToday = z.object({
  /** The team's streak. */
  streak: z.int(),
  /** The members who are due today, how many of them are done, and how many are required. */
  asked: z.int(),
  done: z.int(),
  needed: z.int(),
  /** For the club's team, only some members who are done, and the caller. */
  people: z.array(
    personToday.extend({
      mayNudge: z.boolean(),
      /** Absent before their start, and in the answers of older servers. */
      streak: z.int().exactOptional(),
    }),
  ),
});
export type TeamToday = z.output<typeof teamToday>;

/** The state of a challenge today, as the page of the challenge shows it. */
export const challengeToday = z.object({
  goal: z.enum(challengeGoals),
  target: z.int().nullable(),
  sum: z.int().nullable(),
  /** The number of today within the challenge. */
  date: z.int(),
  dates: z.int(),
  people: z.array(personToday.extend({ rank: z.int().nullable(), score: z.int(), dates: z.int() })),
});
export type ChallengeToday = z.output<typeof challengeToday>;

/** `isPresent`: their page of the room sent a request within the last 15 seconds. */
const personInRoom = member.pick({ id: true, name: true, isMe: true }).extend({ isPresent: z.boolean() });
export type PersonInRoom = z.output<typeof personInRoom>;

export const getTogether = defineCall({
  method: 'GET',
  path: '/together',
  summary: 'The person’s groups today, and what the person can start',
  caller: 'person',
  answer: z.object({
    /** True if the person has no display name, which joining and starting require. */
    needsName: z.boolean(),
    suspendedUntil: z.string().nullable(),
    /** How many groups of each kind the person may belong to at once. */
    most: z.object({ teams: z.int(), challenges: z.int() }),
    /** `today` and `mostMembers` are absent in the answers of older servers. */
    teams: z.array(
      groupSummary.extend({
        isReadOnly: z.boolean(),
        mostMembers: z.int().exactOptional(),
        /** The club's team, which counts towards no limit. */
        isClub: z.literal(true).exactOptional(),
        today: teamToday.exactOptional(),
      }),
    ),
    challenges: z.array(
      groupSummary.extend({
        isReadOnly: z.boolean(),
        from: z.string(),
        to: z.string(),
        isSettled: z.boolean(),
        /** Only while it is running. */
        today: challengeToday.exactOptional(),
      }),
    ),
    rooms: z.array(
      groupSummary.omit({ name: true }).extend({
        endsAt: z.string(),
        /** Absent in the answers of older servers. */
        people: z.array(personInRoom).exactOptional(),
      }),
    ),
  }),
});
export type Together = z.output<typeof getTogether.answer>;

/** Why somebody cannot join now, although the invitation is valid. */
export const joinRefusals = [
  'name_required',
  'social_suspended',
  'too_many_groups',
  'too_many_rooms',
  'group_full',
  'joining_closed',
] as const satisfies readonly (keyof typeof refusalStatus)[];

const invitation = {
  path: '/join/:code',
  caller: 'person',
  params: z.object({
    code: z
      .string()
      .max(40, { error: 'must be the code of an invitation' })
      .meta({ examples: ['MX4T7Q2KJD'] }),
  }),
  /** Both calls share this limit, so that codes cannot be guessed. */
  mostPerMinute: 10,
} as const;

export const getInvitation = defineCall({
  ...invitation,
  method: 'GET',
  summary: 'What an invitation is for. All invitations that don’t work get the same answer',
  answer: z.object({
    kind: z.enum(groupKinds),
    /** Null for a room. */
    name: shownName,
    invitedBy: shownName,
    members: z.int(),
    mostMembers: z.int(),
    /** Null except for a challenge. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** The group's id, if the person is already a member. */
    joined: z.uuid().nullable(),
    refusal: z.enum(joinRefusals).nullable(),
  }),
  refusals: ['not_found'],
});
export type Invitation = z.output<typeof getInvitation.answer>;

export const joinGroup = defineCall({
  ...invitation,
  method: 'POST',
  summary: 'Join the group of an invitation. A second call changes nothing',
  body: noBody,
  answer: createdGroup.extend({ kind: z.enum(groupKinds) }),
  refusals: ['not_found', ...joinRefusals],
});
