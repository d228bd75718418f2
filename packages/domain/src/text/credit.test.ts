import { expect, test } from 'vitest';
import { creditNote, creditSentence } from './credit';

test('The credit of a movement is relative to the run’s own movement', () => {
  expect(creditNote('kneePushup', 'pushup')).toBe('75% on the boards');
  expect(creditSentence('kneePushup', 'pushup')).toBe('Counts 75% on the boards, 100% for you.');
  expect(creditNote('burpee', 'jumpingJack')).toBe('counts 100%');
  expect(creditSentence('burpee', 'jumpingJack')).toBe('Counts 100% on the boards.');
  expect(creditSentence('jumpingJack', 'burpee')).toBe('Counts 20% on the boards, 100% for you.');
});
