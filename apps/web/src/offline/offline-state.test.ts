import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../testing/browser-storage';
import { keepWaiting, nothingWaits, readWaiting, waitingOnDevice } from './offline-state';

beforeEach(() => {
  vi.stubGlobal('localStorage', makeBrowserStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('what waits is known before anybody is signed in, of whomever it is', () => {
  expect(waitingOnDevice()).toEqual(nothingWaits);
  keepWaiting('ana', { completions: 3, restDays: 0 });
  keepWaiting('bo', { completions: 0, restDays: 1 });
  expect(readWaiting('ana')).toEqual({ completions: 3, restDays: 0 });
  expect(waitingOnDevice()).toEqual({ completions: 3, restDays: 1 });
  keepWaiting('ana', nothingWaits);
  expect(waitingOnDevice()).toEqual({ completions: 0, restDays: 1 });
});

it('a device that refuses storage knows of nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readWaiting('ana'), waitingOnDevice()]).toEqual([nothingWaits, nothingWaits]);
});
