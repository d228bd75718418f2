import { groupKinds } from '@hundred/domain/together/group-limits';
import { wrongWithGroupName } from '@hundred/domain/together/group-name';
import { z } from 'zod';
import { defineCall } from './call';
import type { refusalStatus } from './refusals';
import { success } from './success';

/** What teams, private challenges and rooms have in common. */

/** Seen by the members alone. */
export const groupName = z
  .string({ error: 'must be a text' })
  .superRefine((name, context) => {
    const message = wrongWithGroupName(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .normalize('NFC')
  .trim()
  .meta({ examples: ['Early Shift'] });

/** By the owner. */
export const groupChange = z.strictObject({
  name: groupName.optional(),
  /** A member. */
  owner: z.uuid({ error: 'must be the id of a member' }).optional(),
});

const id = z.uuid({ error: 'must be an id' });
export const groupParams = z.object({ id });
export const memberParams = z.object({ id, member: id });

/** The names of people and groups are null where several reported them, or an operator took them away. */
export const shownName = z.string().nullable();

/**
 * How somebody stands at this instant, by their own date, in a team or a challenge. What a kind of group does not show is
 * not sent to its members either: the page that lets somebody in says what they will see.
 */
export const standing = z.object({
  day: z.int(),
  streak: z.int(),
  /** `free`: today asks for nothing, because the run is finished or waits for tomorrow. */
  today: z.enum(['done', 'resting', 'open', 'free']),
});
export type Standing = z.output<typeof standing>;

export const member = z.object({
  /** Random for each group, so that nobody can be followed from one to another. */
  id: z.uuid(),
  name: shownName,
  isMe: z.boolean(),
  isOwner: z.boolean(),
  /** Somebody on Lifetime who lets it be seen. */
  vip: z.literal(true).exactOptional(),
});
export type Member = z.output<typeof member>;

const openInvite = {
  expiresAt: z.string(),
  /** Tells one from the next, which may expire at the same instant, and lets nobody in. Servers of before have none. */
  mark: z.string().exactOptional(),
};

/** What every group says of itself to one of its members. */
export const group = z.object({
  id: z.uuid(),
  isOwner: z.boolean(),
  mostMembers: z.int(),
  /** The owner, while Premium is in force. */
  mayInvite: z.boolean(),
  /** The invitation that is open, told to the owner. Its code is told once, when it is made. */
  invite: z.object(openInvite).nullable(),
  /** The person belongs to more groups than their plan opens: this is to look at until they left the others. */
  isReadOnly: z.boolean(),
});

const madeInvite = z.object({
  code: z.string(),
  /** The page that a code opens, to be sent to somebody. */
  url: z.string(),
  ...openInvite,
});
export type MadeInvite = z.output<typeof madeInvite>;

export const nothing = z.strictObject({}).nullish();
export const started = success.extend({ id: z.uuid() });
export const startedWithInvite = started.extend({ invite: madeInvite });
export const invited = success.extend({ invite: madeInvite });

/** Who starts something, or asks others in. */
export const startRefusals = [
  'premium_required',
  'name_required',
  'social_suspended',
  'too_many_groups',
] as const;
/** Whoever is no member learns as much of a group as of one that never was. */
export const memberRefusals = ['not_found', 'social_suspended', 'too_many_groups'] as const;
export const ownerRefusals = ['not_found', 'owner_only'] as const;
export const inviteRefusals = [...startRefusals, ...ownerRefusals, 'joining_closed'] as const;

const brief = z.object({ id: z.uuid(), name: shownName, members: z.int(), isOwner: z.boolean() });

export const getTogether = defineCall({
  method: 'GET',
  path: '/together',
  summary: 'The groups that the person belongs to, and what they may start',
  caller: 'person',
  answer: z.object({
    /** Nobody joins or starts anything without a display name. */
    needsName: z.boolean(),
    suspendedUntil: z.string().nullable(),
    /** How many the person may belong to at once. */
    most: z.object({ teams: z.int(), challenges: z.int() }),
    teams: z.array(brief.extend({ isReadOnly: z.boolean() })),
    challenges: z.array(
      brief.extend({ isReadOnly: z.boolean(), from: z.string(), to: z.string(), isSettled: z.boolean() }),
    ),
    rooms: z.array(brief.omit({ name: true }).extend({ endsAt: z.string() })),
  }),
});
export type Together = z.output<typeof getTogether.answer>;

/** Why somebody cannot join now, though the invitation is good. */
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
  /** For both calls together: nobody finds a code by trying. */
  mostPerMinute: 10,
} as const;

export const getInvitation = defineCall({
  ...invitation,
  method: 'GET',
  summary: 'What an invitation leads to; wrong, revoked and expired ones are all the same',
  answer: z.object({
    kind: z.enum(groupKinds),
    /** A room has none. */
    name: shownName,
    invitedBy: shownName,
    members: z.int(),
    mostMembers: z.int(),
    /** Of a challenge. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** The group's id, where the person is in it already. */
    joined: z.uuid().nullable(),
    refusal: z.enum(joinRefusals).nullable(),
  }),
  refusals: ['not_found'],
});
export type Invitation = z.output<typeof getInvitation.answer>;

export const joinGroup = defineCall({
  ...invitation,
  method: 'POST',
  summary: 'Join what an invitation leads to; a second time changes nothing',
  body: nothing,
  answer: started.extend({ kind: z.enum(groupKinds) }),
  refusals: ['not_found', ...joinRefusals],
});
