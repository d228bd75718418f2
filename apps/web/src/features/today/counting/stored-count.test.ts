import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { countRep } from './counting-reps';
import { readCount, storeCount } from './stored-count';

const hour = 3_600_000;
const target = 12;

beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));
afterEach(() => vi.unstubAllGlobals());

it('Counted reps are restored after a reload, and the next touch counts at once', () => {
  storeCount('ana', 'pushups', { done: 7, target, at: 10 * hour });
  const count = readCount('ana', 'pushups', target, 10 * hour + 5, 'UTC');
  expect(count.done).toBe(7);
  const most = 100;
  expect(countRep(count, 3, most).done).toBe(8);
});

// The last number is the hour at which the count is read: 27 is 03:00 on the next date.
it.each([
  ['by another person', 'bo', 'pushups', target, 10],
  ['for another exercise', 'ana', 'situps', target, 10],
  ['for another day’s target', 'ana', 'pushups', target + 1, 10],
  ['on the date before', 'ana', 'pushups', target, 27],
] as const)('Reps counted %s are ignored', (_what, uid, exercise, targetRead, hours) => {
  storeCount('ana', 'pushups', { done: 7, target, at: 10 * hour });
  expect(readCount(uid, exercise, targetRead, hours * hour, 'UTC').done).toBe(0);
});

it('Reps counted in the morning wait until the end of their date', () => {
  storeCount('ana', 'pushups', { done: 7, target, at: 7 * hour });
  expect(readCount('ana', 'pushups', target, 23 * hour, 'UTC').done).toBe(7);
});

it.each([
  ['23:50', '00:10', 7],
  ['23:50', '01:59', 7],
  ['23:50', '02:00', 0],
  ['01:50', '02:30', 7],
  ['00:10', '05:00', 7],
])('Reps counted at %s belong to the workout at %s unless their date is over: %s', (counted, now, done) => {
  // Evening times are on June 10, the others on June 11.
  const berlin = (time: string) => Date.parse(`2026-06-1${time > '20' ? 0 : 1}T${time}+02:00`);
  storeCount('ana', 'pushups', { done: 7, target, at: berlin(counted) });
  expect(readCount('ana', 'pushups', target, berlin(now), 'Europe/Berlin').done).toBe(done);
});

it('A completed or undone count is removed from storage', () => {
  for (const none of [undefined, { done: 0, target, at: 0 }]) {
    storeCount('ana', 'pushups', { done: 7, target, at: 0 });
    storeCount('ana', 'pushups', none);
    expect(Object.keys(localStorage)).toEqual([]);
  }
});

it('A count starts at zero if storage is refused or holds an invalid value', () => {
  for (const text of ['{', '7', '{"done":"7","target":12,"at":0}', '{"done":-7,"target":12,"at":0}']) {
    localStorage.setItem('hundred:counted:ana:pushups', text);
    expect(readCount('ana', 'pushups', target, 0, 'UTC').done, text).toBe(0);
  }
  vi.stubGlobal('localStorage', undefined);
  storeCount('ana', 'pushups', { done: 7, target, at: 0 });
  expect(readCount('ana', 'pushups', target, 0, 'UTC').done).toBe(0);
});
