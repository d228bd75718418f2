import { longestAnnouncement } from '@hundred/domain/support/desk-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, plainText, wholeNumberWithin, yesOrNo } from '../field-types';
import { announcement } from '../identity';
import { success } from '../success';
import { forOperators } from './operators';

const mostDays = 60;

export const markAnnouncementRead = defineCall({
  method: 'PUT',
  path: '/announcement/:id/read',
  summary: 'Hide an announcement on all devices of the person',
  caller: 'person',
  params: z.object({ id: idOf('an announcement') }),
  answer: success,
  refusals: ['not_found'],
});

export const getDeskAnnouncement = defineCall({
  method: 'GET',
  path: '/desk/announcement',
  summary: 'The announcement that is shown now',
  caller: 'operator',
  answer: z.object({
    announcement: announcement.extend({ endsAt: z.string().nullable() }).nullable(),
  }),
  refusals: forOperators,
});

export const announceToAll = defineCall({
  method: 'PUT',
  path: '/desk/announcement',
  summary: 'Show a text to everyone until they read it. It replaces the last one',
  caller: 'operator',
  body: z.strictObject({
    /** Line breaks are allowed, but no other control characters. */
    text: plainText(longestAnnouncement, /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u),
    /** For how many days it is shown. */
    days: wholeNumberWithin(1, mostDays),
    notify: yesOrNo,
  }),
  mostPerMinute: 5,
  answer: success,
  refusals: forOperators,
});

export const endAnnouncement = defineCall({
  method: 'DELETE',
  path: '/desk/announcement',
  summary: 'End the announcement',
  caller: 'operator',
  answer: success,
  refusals: forOperators,
});
