import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/storage';
import { bareApp } from '../testing/bare-app';
import { standIn } from '../testing/stand-in';
import { makeEmbeddedIdentity } from './embedded-identity/embedded-identity';
import type { EmbeddedIdentityParts } from './embedded-identity/services';
import { makeUnsubscribing } from './unsubscribe';

afterEach(() => vi.useRealTimers());

const parts = {
  storage: { database: standIn<Database>({}), ready: new Promise<void>(() => {}) },
  publicUrl: 'http://localhost:3000',
  webDir: '/nowhere',
  supportEmail: undefined,
};

it.each([
  '/identity/auth?client_id=hundred',
  '/identity/.well-known/openid-configuration',
  '/identity/interaction/one',
  '/identity/password',
  '/mail/unsubscribe?t=00000000-0000-4000-8000-000000000000.one',
])('%s is answered with 503 while a new server waits for its database', async (url) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = bareApp();
  await makeEmbeddedIdentity(standIn<EmbeddedIdentityParts>(parts)).addRoutes(app);
  await makeUnsubscribing(parts).addRoutes(app);
  await app.ready();
  const answer = app.inject(url);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  // `patienceMs` of http/wait-until-ready.ts.
  vi.advanceTimersByTime(3000);
  const { statusCode, headers } = await answer;
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect((await app.inject('/mail/assets/mail.css')).statusCode).toBe(200);
  expect((await app.inject('/identity/assets/identity.css')).statusCode).toBe(200);
});
