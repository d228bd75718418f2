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
  keepWaiting('ana', { completions: 3, restDays: 0, ratings: 0, sessions: 0 });
  keepWaiting('bo', { completions: 0, restDays: 1, ratings: 0, sessions: 0 });
  expect(readWaiting('ana')).toEqual({ completions: 3, restDays: 0, ratings: 0, sessions: 0 });
  expect(waitingOnDevice()).toEqual({ completions: 3, restDays: 1, ratings: 0, sessions: 0 });
  keepWaiting('ana', nothingWaits);
  expect(waitingOnDevice()).toEqual({ completions: 0, restDays: 1, ratings: 0, sessions: 0 });
});

it('a device that refuses storage knows of nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readWaiting('ana'), waitingOnDevice()]).toEqual([nothingWaits, nothingWaits]);
});

it('what an older page counted is read as it is', () => {
  localStorage.setItem('hundred:waiting:ana', '{"completions":3,"restDays":0}');
  expect(readWaiting('ana')).toEqual({ completions: 3, restDays: 0, ratings: 0, sessions: 0 });
});

it.each([
  [{ completions: 1, restDays: 0, ratings: 0, sessions: 0 }, '1 completion'],
  [{ completions: 0, restDays: 2, ratings: 1, sessions: 0 }, '2 rest days and 1 rating'],
  [{ completions: 0, restDays: 0, ratings: 0, sessions: 1 }, '1 recovery session'],
  [{ completions: 1, restDays: 0, ratings: 0, sessions: 2 }, '1 completion and 2 recovery sessions'],
  [{ completions: 3, restDays: 1, ratings: 2, sessions: 0 }, '3 completions, 1 rest day and 2 ratings'],
])('%j is told as %s', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words);
});
