import {
  longestMessage,
  messageLength,
  shortestMessage,
  supportTopics,
} from '@hundred/domain/support/support-request';
import { z } from 'zod';
import { defineCall } from './call';
import { deviceKey, oneOf } from './field-types';
import { success } from './success';

const lengthError = `must have ${shortestMessage} to ${longestMessage} characters`;

/** Turns every line ending into \n, and removes the marks for writing direction that come with pasted text. */
const withPlainLines = (text: string) =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Keeps line breaks. Other control characters are refused, because a terminal may show the text. */
const supportMessage = z
  .string({ error: lengthError })
  .overwrite(withPlainLines)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, { error: 'must be plain text' })
  .refine((text) => messageLength(text) >= shortestMessage && messageLength(text) <= longestMessage, {
    error: lengthError,
  })
  .normalize('NFC')
  .trim()
  .meta({ examples: ['The calendar shows yesterday as missed, and I did train.'] });

const detail = z
  .string({ error: 'must be text' })
  .regex(/^[^\p{Cc}\p{Cs}]{1,100}$/u, { error: 'must have 1 to 100 characters on one line' });

/** Details that help to find a fault. The person sees them before sending and can leave them out. */
export const diagnostics = z.strictObject({
  version: detail.exactOptional(),
  browser: detail.exactOptional(),
  lastError: detail.exactOptional(),
});
export type Diagnostics = z.output<typeof diagnostics>;

export const topic = oneOf(supportTopics);

const supportRequest = z.object({
  id: z.uuid(),
  topic,
  message: z.string(),
  diagnostics: diagnostics.nullable(),
  sentAt: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  answer: z.object({ words: z.string(), at: z.string() }).nullable(),
});
export type SupportRequest = z.output<typeof supportRequest>;

export const getSupport = defineCall({
  method: 'GET',
  path: '/support',
  summary: 'The person’s questions to support with the answers, newest first',
  caller: 'person',
  answer: z.object({ requests: z.array(supportRequest) }),
});

export const askSupport = defineCall({
  method: 'POST',
  path: '/support',
  summary: 'Ask support a question. Everyone may ask',
  caller: 'person',
  body: z.strictObject({
    topic,
    message: supportMessage,
    diagnostics: diagnostics.optional(),
    /** The same key twice is one request, so it can be sent again after a lost answer. */
    deviceKey,
  }),
  answer: success.extend({ request: supportRequest }),
  refusals: ['too_many_open', 'too_many_today'],
});
