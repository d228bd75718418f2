import { afterAll, describe, expect, it } from 'vitest';
import type { ServerProgram } from '../../compose';
import { startSecondServer, testApp } from '../../testing/test-app';
import { Shopper } from './testing/shopper';
import { startStripeStandIn } from './testing/stripe-stand-in';

const stripe = await startStripeStandIn();
/** Another provider, as if each server had a sandbox of its own: neither knows what the other began. */
const otherProvider = await startStripeStandIn();
const server = testApp(stripe.environment);
const at = '2026-06-10T10:00:00.000Z';
const others: ServerProgram[] = [];
afterAll(() => Promise.all(others.map((other) => other.close())));

/** Eight concurrent taps, half of them at each server. */
async function beginOnBoth(subject: string, environment: Record<string, string>) {
  const other = await startSecondServer(server.current, environment);
  others.push(other);
  const { id } = await Shopper.signUp(server.current, subject);
  const headers = await server.current.as(subject, at);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      (index % 2 === 0 ? server.current : other).app.inject({
        method: 'POST',
        url: '/api/premium/create-checkout-session',
        headers,
        payload: { planType: 'starter', userId: id },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  return answers.map((answer) => answer.json());
}

describe('Eight concurrent taps on two servers', () => {
  it('open one checkout', async () => {
    const [first, ...more] = await beginOnBoth('one-provider', stripe.environment);
    for (const other of more) expect(other).toEqual(first);
  });

  it('are all accepted, even if neither server knows what the other began', async () => {
    for (const { url, sessionId } of await beginOnBoth('two-providers', otherProvider.environment)) {
      expect(url).toBe(`https://checkout.test/${sessionId}`);
    }
  });
});
