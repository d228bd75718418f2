import { describe, expect, it } from 'vitest';
import type { Session } from '../session';
import { stubPerson } from '../stub-session';
import { followed, openingSession, returning, signedIn, uidOf, updated } from './session-transitions';

const ana = { installation: 'here', user: stubPerson, since: '2026-06-10T08:00:00.000Z' };
const bo = { installation: 'here', user: { ...stubPerson, uid: 'bo' } };
const nobody: Session = { state: 'signed-out' };

describe('a page opens', () => {
  const opened = { path: '/dashboard', isAwaited: false, remembered: ana };

  it('with the person who was here last', () => {
    expect(openingSession(opened)).toEqual({ state: 'signed-in', person: stubPerson, since: ana.since });
    expect(openingSession({ ...opened, remembered: undefined })).toEqual(nobody);
    expect(openingSession({ ...opened, path: '/auth/back' })).toEqual(openingSession(opened));
  });

  it.each([
    ['comes back from signing in', { path: '/auth/callback' }],
    ['was left for signing in', { path: '/login', isAwaited: true }],
  ])('waiting for the result if it %s', (_what, more) => {
    expect(openingSession({ ...opened, ...more })).toEqual({ state: 'loading', completing: true });
  });
});

describe('other tabs', () => {
  it('change nothing while they have the same person', () => {
    const session = { ...signedIn(ana), returnTo: '/badges' } as Session;
    expect(followed(session, structuredClone(ana))).toBe(session);
    expect(followed(nobody, undefined)).toBe(nobody);
  });

  it('bring a newer profile of the same person', () => {
    const user = { ...stubPerson, showNameOnLeaderboard: false };
    const session = { ...signedIn(ana), returnTo: '/badges' } as Session;
    expect(followed(session, { ...ana, user })).toEqual({ ...session, person: user });
  });

  it('sign in, sign out and change to another person', () => {
    expect(uidOf(followed(nobody, ana))).toBe(stubPerson.uid);
    expect(followed(signedIn(ana), undefined)).toEqual(nobody);
    expect(uidOf(followed(signedIn(ana), bo))).toBe('bo');
  });
});

it('A newer profile is applied only to the person it is about', () => {
  const renamed = { ...stubPerson, displayName: 'Ana' };
  expect(updated(signedIn(ana), renamed)).toMatchObject({ person: renamed, since: ana.since });
  const session = signedIn(bo);
  expect(updated(session, renamed)).toBe(session);
  expect(updated(nobody, renamed)).toBe(nobody);
});

it('A profile without changes leaves the session as it is', () => {
  const session = signedIn(ana);
  expect(updated(session, structuredClone(stubPerson))).toBe(session);
});

it('A return path is kept only for a person who is signed in', () => {
  expect(returning(signedIn(ana), '/badges')).toMatchObject({ returnTo: '/badges' });
  expect(returning(nobody, '/badges')).toBe(nobody);
});
