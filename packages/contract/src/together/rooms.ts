import { exerciseIds } from '@hundred/domain/days/exercises';
import { cheers } from '@hundred/domain/together/cheers';
import { z } from 'zod';
import { defineCall } from '../call';
import { noBody, oneOf, yesOrNo } from '../field-types';
import { success } from '../success';
import {
  createdGroupWithInvite,
  group,
  groupParams,
  inviteCall,
  inviteRefusals,
  member,
  ownerCall,
} from './groups';

const roomStanding = z.object({
  day: z.int(),
  /** `free`: nothing is due today, for any reason. */
  today: z.enum(['done', 'open', 'free']),
  /** Whether each exercise is done. */
  marks: z.record(z.enum(exerciseIds), z.boolean()),
});
export type RoomStanding = z.output<typeof roomStanding>;

const roomMember = member.extend({
  /** Null before their start. */
  standing: roomStanding.nullable(),
  /** True if their page sent a request within the last 15 seconds. */
  isPresent: z.boolean(),
  isReady: z.boolean(),
  /** Their last cheer, while it is still shown. */
  cheer: z.object({ cheer: z.enum(cheers), at: z.string() }).nullable(),
});
export type RoomMember = z.output<typeof roomMember>;

const room = group.extend({
  endsAt: z.string(),
  /** The end of the shared countdown; null before it was started. */
  startsAt: z.string().nullable(),
  /** True for the owner, who need not wait until everybody is ready. */
  mayBegin: z.boolean(),
  members: z.array(roomMember),
});
export type Room = z.output<typeof room>;

const roomRefusals = ['not_found', 'social_suspended'] as const;

export const openRoom = defineCall({
  method: 'POST',
  path: '/rooms',
  summary: 'Open a room for three hours to train together. A person can be in 5 rooms',
  caller: 'person',
  body: noBody,
  mostPerMinute: 10,
  answer: createdGroupWithInvite,
  refusals: ['premium_required', 'name_required', 'social_suspended', 'too_many_rooms'],
});

export const getRoom = defineCall({
  method: 'GET',
  path: '/rooms/:id',
  summary:
    'The members of a room and their progress. The call marks the caller as present. The answer has an ETag',
  caller: 'person',
  params: groupParams,
  answer: room,
  refusals: ['not_found'],
});

export const inviteToRoom = defineCall({
  ...inviteCall,
  path: '/rooms/:id/invite',
  summary: 'Make a new link to a room. The old link ends',
  refusals: [...inviteRefusals, 'too_many_rooms'],
});

export const setReady = defineCall({
  method: 'PUT',
  path: '/rooms/:id/me',
  summary: 'Say whether you are ready. The countdown starts when everyone present is ready',
  caller: 'person',
  params: groupParams,
  body: z.strictObject({ ready: yesOrNo }),
  answer: success,
  refusals: roomRefusals,
});

export const beginRoomCountdown = defineCall({
  ...ownerCall,
  method: 'POST',
  path: '/rooms/:id/begin',
  summary: 'Start the countdown without waiting for everyone. Only the owner can',
  body: noBody,
});

export const cheerInRoom = defineCall({
  method: 'POST',
  path: '/rooms/:id/cheer',
  summary: 'Send one of five cheers to everyone in the room',
  caller: 'person',
  params: groupParams,
  body: z.strictObject({ cheer: oneOf(cheers) }),
  mostPerMinute: 30,
  answer: success,
  refusals: roomRefusals,
});

export const leaveRoom = defineCall({
  method: 'DELETE',
  path: '/rooms/:id/me',
  summary: 'Leave a room',
  caller: 'person',
  params: groupParams,
  answer: success,
  refusals: ['not_found'],
});
