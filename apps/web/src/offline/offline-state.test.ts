import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../testing/browser-storage';
import { keepWaiting, nothingWaits, readWaiting, waitingOnDevice, waitingWords } from './offline-state';

beforeEach(() => {
  vi.stubGlobal('localStorage', makeBrowserStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('what waits is known before anybody is signed in, of whomever it is', () => {
  expect(waitingOnDevice()).toEqual(nothingWaits);
  keepWaiting('ana', { completions: 3, restDays: 0, ratings: 0 });
  keepWaiting('bo', { completions: 0, restDays: 1, ratings: 0 });
  expect(readWaiting('ana')).toEqual({ completions: 3, restDays: 0, ratings: 0 });
  expect(waitingOnDevice()).toEqual({ completions: 3, restDays: 1, ratings: 0 });
  keepWaiting('ana', nothingWaits);
  expect(waitingOnDevice()).toEqual({ completions: 0, restDays: 1, ratings: 0 });
});

it('a device that refuses storage knows of nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readWaiting('ana'), waitingOnDevice()]).toEqual([nothingWaits, nothingWaits]);
});

it('what an older page counted is read as it is', () => {
  localStorage.setItem('hundred:waiting:ana', '{"completions":3,"restDays":0}');
  expect(readWaiting('ana')).toEqual({ completions: 3, restDays: 0, ratings: 0 });
});

it.each([
  [{ completions: 1, restDays: 0, ratings: 0 }, '1 completion'],
  [{ completions: 0, restDays: 2, ratings: 1 }, '2 rest days and 1 rating'],
  [{ completions: 3, restDays: 1, ratings: 2 }, '3 completions, 1 rest day and 2 ratings'],
])('%j is told as %s', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words);
});
