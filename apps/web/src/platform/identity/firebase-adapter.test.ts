import { beforeEach, expect, it, vi } from 'vitest';
import { makeFirebasePort } from './firebase-adapter';
import { IdentityAway } from './identity-port';

const getIdToken = vi.fn<() => Promise<string>>();
const signOut = vi.fn();
vi.mock('@firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('@firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => ({ authStateReady: async () => {}, currentUser: { getIdToken } }),
  signOut: () => signOut(),
}));

beforeEach(() => signOut.mockClear());

/** A port whose token requests Firebase answers with this code. */
function portThatAnswers(code: string) {
  getIdToken.mockRejectedValue(Object.assign(new Error(code), { code }));
  return makeFirebasePort({ adapter: 'firebase', apiKey: 'key', authDomain: 'a.example', projectId: 'p' });
}

it.each([
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/too-many-requests',
  // The SDK turns any message of the service into a code.
  'auth/the-service-is-currently-unavailable.',
  '',
])('A failing identity service (%s) does not end the session', async (code) => {
  await expect(portThatAnswers(code).token()).rejects.toBeInstanceOf(IdentityAway);
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])('A refusal of the identity service (%s) requires a new sign-in', async (code) => {
  expect(await portThatAnswers(code).token()).toBeUndefined();
  expect(signOut).toHaveBeenCalledOnce();
});
