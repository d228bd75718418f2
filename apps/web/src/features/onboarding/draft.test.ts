import { afterEach, expect, it, vi } from 'vitest';
import { readDraft, storeDraft } from './draft';

afterEach(() => vi.unstubAllGlobals());

it('A draft belongs to one person, and the next person in the same tab does not see it', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  storeDraft('ada', { reminderTime: '06:30', ageGroup: '20-29' });
  expect(readDraft('ada')).toEqual({ reminderTime: '06:30', ageGroup: '20-29' });
  expect(readDraft('bob')).toEqual({ reminderTime: '09:00', ageGroup: '' });
  storeDraft('ada', undefined);
  expect(stored.size).toBe(0);
});
