import { afterEach, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, storeDraft } from './draft';

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
  removeDraft('ada');
  expect(stored.size).toBe(0);
});

it.each([
  ['damaged', '{"reminderTime":', { reminderTime: '09:00', ageGroup: '' }],
  ['without a time', '{"ageGroup":"20-29"}', { reminderTime: '09:00', ageGroup: '' }],
  [
    'with an unknown age group',
    '{"reminderTime":"06:30","ageGroup":"200"}',
    { reminderTime: '06:30', ageGroup: '' },
  ],
])('A stored draft that is %s has defaults instead', (_what, text, draft) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readDraft('ada')).toEqual(draft);
});
