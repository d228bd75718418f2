import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRep } from './counting-reps';
import { keepCount, readCount } from './kept-count';

const hour = 3_600_000;
const kept: Record<string, string> = {};

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of Object.keys(kept)) delete kept[key];
});

it('counted reps are there after a reload, and the next touch counts at once', () => {
  keepCount('ana', 'pushups', { done: 7, target: 12, at: 10 * hour });
  const count = readCount('ana', 'pushups', 12, 10 * hour + 5, 'UTC');
  expect(count.done).toBe(7);
  expect(countRep(count, 3, 100).done).toBe(8);
});

it.each([
  ['of somebody else', 'bo', 'pushups', 12, 10],
  ['of another exercise', 'ana', 'situps', 12, 10],
  ['of another day’s target', 'ana', 'pushups', 13, 10],
  ['of this morning', 'ana', 'pushups', 12, 17],
] as const)('what was counted %s is not', (_what, uid, exercise, target, hours) => {
  keepCount('ana', 'pushups', { done: 7, target: 12, at: 10 * hour });
  expect(readCount(uid, exercise, target, hours * hour, 'UTC').done).toBe(0);
});

it.each([
  ['23:50', '00:10', 7],
  ['23:50', '01:59', 7],
  ['23:50', '02:00', 0],
  ['01:50', '02:30', 7],
  ['00:10', '05:00', 7],
])('what was counted at %s is of the workout at %s, unless its date is over: %s', (counted, now, done) => {
  const berlin = (time: string) => Date.parse(`2026-06-1${time > '20' ? 0 : 1}T${time}+02:00`);
  keepCount('ana', 'pushups', { done: 7, target: 12, at: berlin(counted) });
  expect(readCount('ana', 'pushups', 12, berlin(now), 'Europe/Berlin').done).toBe(done);
});

it('nothing is kept of what was completed or taken back', () => {
  for (const none of [undefined, { done: 0, target: 12, at: 0 }]) {
    keepCount('ana', 'pushups', { done: 7, target: 12, at: 0 });
    keepCount('ana', 'pushups', none);
    expect(kept).toEqual({});
  }
});

it('a device that refuses or holds nonsense counts from nothing', () => {
  kept['hundred:counted:ana:pushups'] = '{';
  expect(readCount('ana', 'pushups', 12, 0, 'UTC').done).toBe(0);
  vi.stubGlobal('localStorage', undefined);
  keepCount('ana', 'pushups', { done: 7, target: 12, at: 0 });
  expect(readCount('ana', 'pushups', 12, 0, 'UTC').done).toBe(0);
});
