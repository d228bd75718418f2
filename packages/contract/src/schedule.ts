import { z } from 'zod';
import { defineCall } from './call';
import { noBody } from './field-types';
import { success } from './success';

export const getFeed = defineCall({
  method: 'GET',
  path: '/schedule/feed',
  summary: 'Whether there is a calendar feed, and since when; its address is shown once, when it is made',
  caller: 'person',
  answer: z.object({ since: z.string().nullable() }),
});

export const makeFeed = defineCall({
  method: 'POST',
  path: '/schedule/feed',
  summary: 'Make a calendar feed under a new address; the one before ends',
  caller: 'person',
  body: noBody,
  mostPerMinute: 10,
  answer: success.extend({ url: z.string() }),
  refusals: ['premium_required'],
});

export const endFeed = defineCall({
  method: 'DELETE',
  path: '/schedule/feed',
  summary: 'End the calendar feed; open to everyone',
  caller: 'person',
  body: noBody,
  answer: success,
});

/** Calendar programs read it and cannot sign in, so the address itself gives access. */
export const readFeed = defineCall({
  method: 'GET',
  path: '/schedule/feed/:file',
  summary: 'The sessions ahead as an iCalendar file; empty while Premium is over',
  caller: 'anyone',
  params: z.object({
    file: z
      .string()
      .regex(/^[\w-]{22}\.ics$/, { error: 'must be the address that was given' })
      .meta({ examples: ['AAAAAAAAAAAAAAAAAAAAAA.ics'] }),
  }),
  mostPerHour: 60,
  answer: z.string(),
  refusals: ['not_found'],
});
