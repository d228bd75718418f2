import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { readRest, storeRest } from './rest/rest-length';
import { followSession, restoreSession } from './restore-session';
import { newSession, reduceSession } from './session';
import { openInOrder, readSession, storeSession } from './stored-session';

const noon = Date.parse('2026-03-02T12:00:00Z');
const hour = 3_600_000;

beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));
afterEach(() => vi.unstubAllGlobals());

const day = 5;
/** A session that counts the first of these exercises since the workout time of 0. */
const startedSession = (open: readonly ExerciseId[]) => newSession(open, 0, { startsAtOnce: true });
const counting = startedSession(exerciseIds);
const resting = reduceSession(counting, { type: 'finished', seconds: 60, at: noon, rest: 30 });

describe('A stored session', () => {
  it('waits for its person until its date is over', () => {
    storeSession('ana', { day, at: noon, state: counting });
    expect(readSession('ana', day, noon + 11 * hour, 'UTC')?.state).toEqual(counting);
    expect(readSession('ana', day, noon + 15 * hour, 'UTC')).toBeUndefined();
    expect(readSession('ana', day + 1, noon, 'UTC')).toBeUndefined();
    expect(readSession('bo', day, noon, 'UTC')).toBeUndefined();
  });

  it('is ignored if another version of the page stored it', () => {
    for (const state of [
      null,
      { ...counting, order: ['handstands'] },
      { ...counting, step: { name: 'counting', exercise: 'handstands' } },
      { ...counting, step: { name: 'dancing' } },
    ]) {
      localStorage.setItem('hundred:session:ana', JSON.stringify({ day, at: noon, state }));
      expect(readSession('ana', day, noon, 'UTC')).toBeUndefined();
    }
  });

  it('is restored paused, or after the rest that is over', () => {
    expect(restoreSession(counting, exerciseIds, noon, 40).step).toMatchObject({ isPaused: true });
    const open = ['situps', 'jumpingJacks'] as const;
    expect(restoreSession(resting, open, noon + 29_000, 60)).toEqual(resting);
    expect(restoreSession(resting, open, noon + 30_000, 90)).toMatchObject({
      enteredAt: 90,
      step: { name: 'counting', exercise: 'situps', isPaused: true },
    });
  });

  it('leaves out what was completed meanwhile', () => {
    expect(restoreSession(counting, ['situps'], noon, 40).step).toEqual({ name: 'ready' });
  });
});

describe('A session that another page goes on with', () => {
  it('waits here while it counts, and shows the same rest', () => {
    expect(followSession(counting, exerciseIds).step).toMatchObject({ exercise: 'pushups', isPaused: true });
    expect(followSession(resting, exerciseIds)).toEqual(resting);
    expect(followSession(resting, ['jumpingJacks']).step).toMatchObject({ next: 'jumpingJacks' });
  });

  it('ends here without an end screen', () => {
    const finishedSession = reduceSession(startedSession(['situps']), {
      type: 'finished',
      seconds: 9,
      at: noon,
      rest: 30,
    });
    expect(finishedSession.step).toHaveProperty('last');
    expect(followSession(finishedSession, ['situps']).step).toEqual({ name: 'finished' });
  });
});

describe('The next session', () => {
  const skipped = reduceSession(counting, { type: 'skipped', seconds: 9 });
  const lastSession = { day, at: noon, state: skipped };

  it('has a skipped exercise at its end', () => {
    expect(openInOrder(exerciseIds, lastSession)).toEqual(['situps', 'jumpingJacks', 'pushups']);
  });

  it('has an exercise that is open again at its end', () => {
    const withoutPushups = { ...lastSession, state: startedSession(['situps']) };
    expect(openInOrder(['pushups', 'situps'], withoutPushups)).toEqual(['situps', 'pushups']);
  });

  it('has the usual order after a session of one exercise, and without an earlier session', () => {
    expect(openInOrder(exerciseIds, { ...lastSession, only: 'situps' })).toEqual(exerciseIds);
    expect(openInOrder(exerciseIds, undefined)).toEqual(exerciseIds);
  });
});

it('The length of a rest is remembered, and is 30 seconds at first', () => {
  expect(readRest()).toBe(30);
  storeRest(45);
  expect(readRest()).toBe(45);
  localStorage.setItem('hundred:rest-seconds', '7');
  expect(readRest()).toBe(30);
});
