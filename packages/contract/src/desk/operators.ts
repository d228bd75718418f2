import { z } from 'zod';
import { defineCall } from '../call';
import { success } from '../success';

/** The answer to anyone who is not an operator, of every call of the desk except the one that makes the first operator. */
export const forOperators = ['not_found'] as const;

export const getDesk = defineCall({
  method: 'GET',
  path: '/desk',
  summary: 'How many questions and reports wait for an operator',
  caller: 'operator',
  answer: z.object({
    /** The name of the operator, as the audit shows it. */
    name: z.string(),
    questions: z.object({ open: z.int(), oldest: z.string().nullable() }),
    reports: z.object({ open: z.int(), oldest: z.string().nullable() }),
  }),
  refusals: forOperators,
});

export const claimDesk = defineCall({
  method: 'POST',
  path: '/desk/claim',
  summary: 'Become the first operator, with the link that a new installation printed',
  caller: 'person',
  body: z.strictObject({
    /** 32 random bytes in base64url. */
    code: z
      .string({ error: 'must be the code of the link' })
      .regex(/^[\w-]{43}$/, { error: 'must be the code of the link' })
      .meta({ examples: ['a'.repeat(43)] }),
  }),
  mostPerMinute: 10,
  answer: success,
  refusals: forOperators,
});
