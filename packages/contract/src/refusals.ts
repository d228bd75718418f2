import { z } from 'zod';

/** Every way in which the API says no, each with the status it is answered with. */
export const refusalStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  storage_away: 503,
  identity_away: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The shape of every refusal: a code for programs, a sentence for people. */
export const refusalAnswer = z.object({
  error: z.enum(Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  /** The field of the input that the refusal is about. */
  field: z.string().optional(),
});
export type RefusalAnswer = z.output<typeof refusalAnswer>;

/** What any call can answer. */
export const sharedRefusals = ['invalid_input', 'rate_limited', 'storage_away'] as const;
