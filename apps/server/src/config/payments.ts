import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import { isPrivate, optionalText } from './values';

/** The payment service. The sandbox charges no card, so it is never offered beyond this machine. */
export type PaymentsConfig =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; apiBase: string | undefined }
  | { kind: 'sandbox' }
  | { kind: 'off' };

export const paymentsSettings = {
  STRIPE_SECRET_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, {
        error: 'must be a Stripe secret key, which begins with sk_ or rk_',
      })
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: optionalText.pipe(
    z
      .string()
      .regex(/^whsec_\w+$/, {
        error: 'must be the signing secret of a webhook endpoint, which begins with whsec_',
      })
      .optional(),
  ),
  STRIPE_API_BASE: optionalText.pipe(
    z
      .string()
      .refine((value) => isPrivate(value), {
        error: 'must be an https address or an address of this machine',
      })
      .optional(),
  ),
};

export function paymentsFrom(
  values: z.output<z.ZodObject<typeof paymentsSettings>>,
  isLoopback: boolean,
): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  } = values;
  if (secretKey && webhookSecret) return { kind: 'stripe', secretKey, webhookSecret, apiBase };
  if (secretKey || webhookSecret) {
    throw new StartRefused(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.',
    );
  }
  if (apiBase) {
    throw new StartRefused(
      'STRIPE_API_BASE needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set all three.',
    );
  }
  return { kind: isLoopback ? 'sandbox' : 'off' };
}
