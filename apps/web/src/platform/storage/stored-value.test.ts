import { afterEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { readStored, storeValue } from './stored-value';

afterEach(() => vi.unstubAllGlobals());

function device(where = 'localStorage', entries: Record<string, string> = {}) {
  const stored = makeBrowserStorage(entries);
  vi.stubGlobal(where, stored);
  return stored;
}

it('A value is stored until it is set to undefined', () => {
  const stored = device();
  storeValue('pace', { perMinute: 20 });
  expect(readStored('pace')).toEqual({ perMinute: 20 });
  storeValue('pace', undefined);
  expect(readStored('pace')).toBeNull();
  expect(Object.keys(stored)).toEqual([]);
});

it('A value for the tab is stored for the tab only', () => {
  const forTheTab = device('sessionStorage');
  const forGood = device();
  storeValue('pace', 1, 'sessionStorage');
  expect([readStored('pace', 'sessionStorage'), readStored('pace')]).toEqual([1, null]);
  storeValue('pace', undefined, 'sessionStorage');
  expect([Object.keys(forTheTab), Object.keys(forGood)]).toEqual([[], []]);
});

it('A true value is stored as the specification defines it', () => {
  const stored = device();
  storeValue('hasCompletedWorkout', true);
  expect(stored.getItem('hasCompletedWorkout')).toBe('true');
});

it('An unreadable value counts as missing', () => {
  device('localStorage', { pace: '{' });
  expect(readStored('pace')).toBeNull();
});

it('Reading and storing work without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeValue('pace', 1);
  storeValue('pace', undefined);
  expect(readStored('pace')).toBeNull();
});
