import { afterEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft';

afterEach(() => vi.unstubAllGlobals());

it('A draft belongs to one person, and the next person in the same tab does not see it', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepDraft('ada', { reminderTime: '06:30', ageGroup: '20-29' });
  expect(readDraft('ada')).toEqual({ reminderTime: '06:30', ageGroup: '20-29' });
  expect(readDraft('bob')).toEqual({ reminderTime: '09:00', ageGroup: '' });
  keepDraft('ada', undefined);
  expect(kept.size).toBe(0);
});
