import { beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../../platform/http/api';
import { stubPerson } from '../../platform/stub-session';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { openedState, stateAtStart } from '../reducer/sync-state';
import { emptyDevice } from '../store/store';
import { makeStubSync } from '../stub-sync';
import { followCounts } from './follow-counts';
import { nothingPending } from './pending-counts';
import { countsOnDevice, readCounts, storeCounts } from './stored-counts';

beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));

it('The login page counts the pending commands of all people on the device', () => {
  storeCounts('ana', { ...nothingPending, completions: 2 });
  storeCounts('bo', { ...nothingPending, restDays: 1 });
  expect(countsOnDevice()).toEqual({ ...nothingPending, completions: 2, restDays: 1 });
  storeCounts('ana', nothingPending);
  expect(readCounts('ana')).toEqual(nothingPending);
  expect(Object.keys(localStorage)).toEqual(['hundred:waiting:bo']);
});

it('A device whose database did not open in time keeps its counts until it opens', () => {
  const counts = { ...nothingPending, completions: 3 };
  storeCounts('ana', counts);
  const isOffline = false;
  const state = openedState(stateAtStart(stubPerson, 0, isOffline), emptyDevice, 0);
  const sync = { ...makeStubSync({} as Transport), state: () => state };
  followCounts(sync, 'ana', () => true);
  expect(readCounts('ana')).toEqual(counts);
  followCounts({ ...sync, state: () => ({ ...state, isPersistent: true }) }, 'ana', () => true);
  expect(readCounts('ana')).toEqual(nothingPending);
});

it('A device that refuses storage has nothing pending', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(countsOnDevice()).toEqual(nothingPending);
});

it('Counts of an older page get zeros for the newer fields', () => {
  localStorage.setItem('hundred:waiting:ana', '{"completions":3}');
  expect(readCounts('ana')).toEqual({ ...nothingPending, completions: 3 });
});
