import { checkoutIdPattern } from '@hundred/domain/entitlements/checkout-id';
import { planIds } from '@hundred/domain/entitlements/plans';
import type { PremiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { z } from 'zod';
import { defineCall } from './call';
import { noBody, oneOf } from './field-types';
import { appendedFacts } from './log-part';

const planType = oneOf(planIds);

/** `stripe`: cards are charged. `sandbox`: a test mode without charges. `off`: purchases are not set up. */
export const paymentsModes = ['stripe', 'sandbox', 'off'] as const;
export type PaymentsMode = (typeof paymentsModes)[number];

/** The state of a checkout, as the payment provider reports it. */
export const checkoutStates = [
  'open',
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'ended',
] as const;
export type CheckoutState = (typeof checkoutStates)[number];

const statusOfPerson = z.object({
  /** True if paid or in trial. */
  isPremium: z.boolean(),
  isInTrial: z.boolean(),
  plan: z.enum(['free', 'trial', ...planIds]),
  /** The end of the plan; null for the free plan and for plans without an end. */
  until: z.string().nullable(),
  trialAvailable: z.boolean(),
  /** Present where the installation includes everything for everybody. */
  isForAll: z.literal(true).exactOptional(),
}) satisfies z.ZodType<PremiumAnswer, PremiumAnswer>;

const status = statusOfPerson.extend({
  /** The requested checkout, if it is the person's own. */
  checkout: z.object({ planType, state: z.enum(checkoutStates) }).nullable(),
});
export type PremiumStatus = z.output<typeof status>;

export const getPremiumStatus = defineCall({
  method: 'GET',
  path: '/premium/status',
  summary: 'The person’s Premium plan, and until when it lasts',
  caller: 'person',
  query: z.object({
    /** The checkout that the person returns from: the server asks the provider for its state. */
    session_id: z.string().regex(checkoutIdPattern, { error: 'must be the id of a checkout' }).optional(),
  }),
  answer: status,
});

export const createCheckoutSession = defineCall({
  method: 'POST',
  path: '/premium/create-checkout-session',
  summary: 'Start a purchase. The page then opens the provider’s checkout',
  caller: 'person',
  body: z.strictObject({
    planType,
    /** Must be the caller's own id. */
    userId: z.string({ error: 'must be the id of the signed-in person' }).max(64),
  }),
  answer: z.object({ sessionId: z.string(), url: z.string() }),
  refusals: [
    'not_your_account',
    'already_lifetime',
    'already_paid',
    'payment_pending',
    'payments_not_set_up',
    'payment_failed',
  ],
});

export const startTrial = defineCall({
  method: 'POST',
  path: '/premium/start-trial',
  summary: 'Start the free trial of 7 days',
  caller: 'person',
  body: noBody,
  answer: status.extend(appendedFacts),
  refusals: ['trial_used', 'trial_for_newcomers', 'already_premium'],
});

/** The body is read as raw bytes, because the provider signed those. */
export const receivePaymentEvent = defineCall({
  method: 'POST',
  path: '/premium/webhook',
  summary: 'Signed events of the payment provider',
  caller: 'anyone',
  answer: z.object({ received: z.literal(true) }),
  refusals: ['invalid_signature', 'payments_not_set_up'],
});
