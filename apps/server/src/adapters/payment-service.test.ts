import { expect, it } from 'vitest';
import { configFrom } from '../config/config';
import { standIn } from '../testing/stand-in';
import { makePaymentService } from './payment-service';

function warningsWith(environment: Record<string, string>): string[] {
  const warnings: string[] = [];
  const ignore = () => {};
  const log = {
    info: ignore,
    error: ignore,
    warn: (_fields: object, message: string) => warnings.push(message),
  };
  const config = configFrom({ STRIPE_WEBHOOK_SECRET: 'whsec_1', ...environment });
  makePaymentService({ config, webDir: '', log: standIn(log), clock: Date.now });
  return warnings;
}

it.each(['sk_test_1', 'rk_test_1'])(
  'A start with the test key %s and a public address logs a warning',
  (key) => {
    const [warning, ...more] = warningsWith({
      STRIPE_SECRET_KEY: key,
      PUBLIC_URL: 'https://hundred.example',
    });
    expect(warning).toMatch(/^STRIPE_SECRET_KEY is a test key: .*sk_live_/);
    expect(more).toEqual([]);
  },
);

it.each([
  ['a live key', { STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_URL: 'https://hundred.example' }],
  ['a test key on this machine', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  [
    'a test key on this machine over https',
    { STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_URL: 'https://localhost' },
  ],
])('A start with %s logs no warning', (_what, environment) => {
  expect(warningsWith(environment)).toEqual([]);
});
