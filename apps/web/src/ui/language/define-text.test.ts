import { expect, test } from 'vitest';
import { defineText, translate } from './define-text';

test('A translation replaces the texts of features that are loaded before and after it', () => {
  const before = defineText('before', { title: 'Badges', earned: ({ n }: { n: number }) => `${n} earned` });
  translate({
    before: { earned: ({ n }: { n: number }) => `${n} verdient` },
    after: { title: 'Abzeichen' },
  });
  const after = defineText('after', { title: 'Badges' });
  expect(before.title).toBe('Badges');
  expect(before.earned({ n: 3 })).toBe('3 verdient');
  expect(after.title).toBe('Abzeichen');
});

test('English replaces a translation again, for the next person on the same page', () => {
  const text = defineText('switched', { title: 'Badges' });
  translate({ switched: { title: 'Abzeichen' } });
  expect(text.title).toBe('Abzeichen');
  translate({});
  expect(text.title).toBe('Badges');
});
