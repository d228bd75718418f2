import { z } from 'zod';
import { defineCall } from './call';
import { noBody } from './field-types';
import { success } from './success';

export const getFeed = defineCall({
  method: 'GET',
  path: '/schedule/feed',
  summary: 'Whether the person has a calendar feed, and since when. Its address is shown only once',
  caller: 'person',
  answer: z.object({ since: z.string().nullable() }),
});

export const makeFeed = defineCall({
  method: 'POST',
  path: '/schedule/feed',
  summary: 'Make a calendar feed with a new address. The old address stops working',
  caller: 'person',
  body: noBody,
  mostPerMinute: 10,
  answer: success.extend({ url: z.string() }),
  refusals: ['premium_required'],
});

export const endFeed = defineCall({
  method: 'DELETE',
  path: '/schedule/feed',
  summary: 'End the calendar feed. Everyone may end it',
  caller: 'person',
  body: noBody,
  answer: success,
});

/** Calendar programs read it and cannot sign in, so the address itself gives access. */
export const readFeed = defineCall({
  method: 'GET',
  path: '/schedule/feed/:file',
  summary: 'The next sessions as an iCalendar file. Empty without Premium',
  caller: 'anyone',
  params: z.object({
    /** 16 random bytes in base64url. */
    file: z
      .string()
      .regex(/^[\w-]{22}\.ics$/, { error: 'must be the address that was given' })
      .meta({ examples: ['AAAAAAAAAAAAAAAAAAAAAA.ics'] }),
  }),
  mostPerHour: 60,
  answer: z.string(),
  refusals: ['not_found'],
});
