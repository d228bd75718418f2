import { afterEach, expect, it, vi } from 'vitest';
import { keepValue, readKept } from './kept-value';

afterEach(() => vi.unstubAllGlobals());

function device(where = 'localStorage', entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  vi.stubGlobal(where, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

it('A value is stored until it is set to undefined', () => {
  const kept = device();
  keepValue('pace', { perMinute: 20 });
  expect(readKept('pace')).toEqual({ perMinute: 20 });
  keepValue('pace', undefined);
  expect(readKept('pace')).toBeNull();
  expect(kept.size).toBe(0);
});

it('A value for the tab is stored for the tab only', () => {
  const forTheTab = device('sessionStorage');
  const forGood = device();
  keepValue('pace', 1, 'sessionStorage');
  expect([readKept('pace', 'sessionStorage'), readKept('pace')]).toEqual([1, null]);
  keepValue('pace', undefined, 'sessionStorage');
  expect([forTheTab.size, forGood.size]).toEqual([0, 0]);
});

it('A true value is stored as the specification defines it', () => {
  const kept = device();
  keepValue('hasCompletedWorkout', true);
  expect(kept.get('hasCompletedWorkout')).toBe('true');
});

it('An unreadable value counts as missing', () => {
  device('localStorage', { pace: '{' });
  expect(readKept('pace')).toBeNull();
});

it('Reading and storing work without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepValue('pace', 1);
  keepValue('pace', undefined);
  expect(readKept('pace')).toBeNull();
});
