import { groupKinds } from '@hundred/domain/together/group-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, oneOf } from '../field-types';
import { success } from '../success';
import { shownName } from './groups';

/** A member of a group that the person belongs to too. People have no other id for each other. */
const memberOfGroup = {
  in: oneOf(groupKinds),
  group: idOf('a group'),
};

/** Enough for a lifetime, but too few to enumerate everyone. */
export const mostBlocks = 200;
/** In any 24 hours. */
export const mostReports = 5;

const reportReasons = ['name', 'group name', 'behaviour'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const blockMember = defineCall({
  method: 'POST',
  path: '/blocks',
  summary: 'Block a member of a group. You no longer join each other’s groups or see each other’s names',
  caller: 'person',
  body: z.strictObject({ ...memberOfGroup, member: idOf('a member') }),
  mostPerMinute: 20,
  answer: success,
  refusals: ['not_found', 'too_many_blocks'],
});

export const listBlocks = defineCall({
  method: 'GET',
  path: '/blocks',
  summary: 'The people whom the person blocked, newest first',
  caller: 'person',
  answer: z.object({ blocks: z.array(z.object({ id: z.uuid(), name: shownName, since: z.string() })) }),
});

export const unblock = defineCall({
  method: 'DELETE',
  path: '/blocks/:id',
  summary: 'Unblock a person',
  caller: 'person',
  params: z.object({ id: idOf('a block') }),
  answer: success,
  refusals: ['not_found'],
});

export const reportMember = defineCall({
  method: 'POST',
  path: '/reports',
  summary: 'Report a name or behavior to support. A person can report 5 times a day',
  caller: 'person',
  body: z.strictObject({
    ...memberOfGroup,
    /** Absent if the report is about the name of the group. */
    member: idOf('a member').optional(),
    reason: oneOf(reportReasons).meta({ examples: ['group name'] }),
  }),
  mostPerMinute: 20,
  answer: success,
  refusals: ['not_found', 'too_many_reports'],
});
