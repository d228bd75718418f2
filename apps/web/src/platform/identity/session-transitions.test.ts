import { describe, expect, it } from 'vitest';
import type { Session } from '../session';
import { stubPerson } from '../stub-session';
import {
  openingSession,
  sessionOfOtherTab,
  signedInSession,
  uidOf,
  withProfile,
  withReturnPath,
} from './session-transitions';

const ana = { installation: 'here', user: stubPerson, since: '2026-06-10T08:00:00.000Z' };
const bo = { installation: 'here', user: { ...stubPerson, uid: 'bo' } };
const signedOut: Session = { state: 'signed-out' };

describe('a page opens', () => {
  const openingState = { path: '/dashboard', isRedirectPending: false, remembered: ana };

  it('with the person who was here last', () => {
    expect(openingSession(openingState)).toEqual({
      state: 'signed-in',
      person: stubPerson,
      since: ana.since,
    });
    expect(openingSession({ ...openingState, remembered: undefined })).toEqual(signedOut);
    expect(openingSession({ ...openingState, path: '/auth/back' })).toEqual(openingSession(openingState));
  });

  it.each([
    ['comes back from signing in', { path: '/auth/callback' }],
    ['was left for signing in', { path: '/login', isRedirectPending: true }],
  ])('waiting for the result if it %s', (_what, more) => {
    expect(openingSession({ ...openingState, ...more })).toEqual({ state: 'loading', completing: true });
  });
});

describe('other tabs', () => {
  it('change nothing while they have the same person', () => {
    const session = { ...signedInSession(ana), returnTo: '/badges' } as Session;
    expect(sessionOfOtherTab(session, structuredClone(ana))).toBe(session);
    expect(sessionOfOtherTab(signedOut, undefined)).toBe(signedOut);
  });

  it('bring a newer profile of the same person', () => {
    const user = { ...stubPerson, showNameOnLeaderboard: false };
    const session = { ...signedInSession(ana), returnTo: '/badges' } as Session;
    expect(sessionOfOtherTab(session, { ...ana, user })).toEqual({ ...session, person: user });
  });

  it('sign in, sign out and change to another person', () => {
    expect(uidOf(sessionOfOtherTab(signedOut, ana))).toBe(stubPerson.uid);
    expect(sessionOfOtherTab(signedInSession(ana), undefined)).toEqual(signedOut);
    expect(uidOf(sessionOfOtherTab(signedInSession(ana), bo))).toBe('bo');
  });
});

it('A newer profile is applied only to the person it is about', () => {
  const renamed = { ...stubPerson, displayName: 'Ana' };
  expect(withProfile(signedInSession(ana), renamed)).toMatchObject({ person: renamed, since: ana.since });
  const session = signedInSession(bo);
  expect(withProfile(session, renamed)).toBe(session);
  expect(withProfile(signedOut, renamed)).toBe(signedOut);
});

it('A profile without changes leaves the session as it is', () => {
  const session = signedInSession(ana);
  expect(withProfile(session, structuredClone(stubPerson))).toBe(session);
});

it('A return path is kept only for a person who is signed in', () => {
  expect(withReturnPath(signedInSession(ana), '/badges')).toMatchObject({ returnTo: '/badges' });
  expect(withReturnPath(signedOut, '/badges')).toBe(signedOut);
});
