import { z } from 'zod';
import { defineCall } from '../call';
import { success } from '../success';
import { createdGroup, groupName, shownName } from '../together/groups';
import { forOperators } from './operators';

export const getDeskClub = defineCall({
  method: 'GET',
  path: '/desk/club',
  summary: 'The club team, if there is one',
  caller: 'operator',
  answer: z.object({
    club: z
      .object({
        id: z.uuid(),
        name: shownName,
        members: z.int(),
        mostMembers: z.int(),
        /** The operator who owns it; null if none of its members is an operator. */
        owner: z.string().nullable(),
        /** Whether the caller owns it. */
        isMine: z.boolean(),
      })
      .nullable(),
  }),
  refusals: forOperators,
});
export type DeskClub = NonNullable<z.output<(typeof getDeskClub)['answer']>['club']>;

export const makeClub = defineCall({
  method: 'POST',
  path: '/desk/club',
  summary: 'Make the club team. The operator owns it and invites people',
  caller: 'operator',
  body: z.strictObject({ name: groupName }),
  mostPerMinute: 10,
  answer: createdGroup,
  refusals: [...forOperators, 'club_exists', 'name_required'],
});

export const takeOverClub = defineCall({
  method: 'POST',
  path: '/desk/club/owner',
  summary: 'Take over the club team. The operator joins it if necessary',
  caller: 'operator',
  mostPerMinute: 10,
  answer: success,
  refusals: [...forOperators, 'name_required', 'group_full'],
});
