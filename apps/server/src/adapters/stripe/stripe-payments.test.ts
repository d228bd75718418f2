import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { makeStripePayments } from './stripe-payments';

const webhookSecret = 'whsec_test';
const { readNotice } = makeStripePayments({
  mode: 'stripe',
  secretKey: 'sk_test',
  webhookSecret,
  publicUrl: 'https://hundred.example',
  reach: {},
});

/** Reads an event as Stripe sends it, signed with this secret. */
function readSigned(event: object, secret = webhookSecret) {
  const payload = JSON.stringify(event);
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret });
  return readNotice(Buffer.from(payload), signature);
}

const refund = { id: 'evt_1', type: 'charge.refunded', data: { object: { payment_intent: 'pi_1' } } };

it('An event with a valid signature says which payment it is about', async () => {
  expect(await readSigned(refund)).toEqual({
    id: 'evt_1',
    type: 'charge.refunded',
    about: { paymentIntent: 'pi_1' },
  });
});

it('An event with a wrong signature, or without one, is not read', async () => {
  expect(await readSigned(refund, 'whsec_other')).toBeUndefined();
  expect(await readNotice(Buffer.from(JSON.stringify(refund)), undefined)).toBeUndefined();
});

it('An event that cannot be processed is an error, not a wrong signature, so that Stripe sends it again', async () => {
  await expect(readSigned({ ...refund, data: { object: null } })).rejects.toThrow(TypeError);
});
