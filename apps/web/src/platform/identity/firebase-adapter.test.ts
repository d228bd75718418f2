import { beforeEach, expect, it, vi } from 'vitest';
import { makeFirebasePort } from './firebase-adapter';
import { IdentityAway } from './identity-port';

const getIdToken = vi.fn<() => Promise<string>>();
const signOut = vi.fn();
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => ({ authStateReady: async () => {}, currentUser: { getIdToken } }),
  signOut: () => signOut(),
}));

beforeEach(() => signOut.mockClear());

/** Firebase answers so whoever wants a token. */
function portThatAnswers(code: string) {
  getIdToken.mockRejectedValue(Object.assign(new Error(code), { code }));
  return makeFirebasePort({ adapter: 'firebase', apiKey: 'key', authDomain: 'a.example', projectId: 'p' });
}

it.each([
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/too-many-requests',
  // The SDK makes a code of whatever words the service answers with.
  'auth/the-service-is-currently-unavailable.',
  '',
])('a service that is in trouble (%s) says nothing about who is signed in', async (code) => {
  await expect(portThatAnswers(code).token()).rejects.toBeInstanceOf(IdentityAway);
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])('whoever it refuses (%s) has to sign in again', async (code) => {
  expect(await portThatAnswers(code).token()).toBeUndefined();
  expect(signOut).toHaveBeenCalledOnce();
});
