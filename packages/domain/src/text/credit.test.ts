import { expect, test } from 'vitest';
import { creditNote, creditSentence } from './credit';

test('The credit of a movement is relative to the run’s own movement', () => {
  expect(creditNote('kneePushup', 'pushup')).toBe('counts 75%');
  expect(creditSentence('kneePushup', 'pushup')).toBe(
    'On leaderboards, these reps count 75%. In your own totals, they count fully.',
  );
  expect(creditNote('burpee', 'jumpingJack')).toBe('counts 100%');
  expect(creditSentence('burpee', 'jumpingJack')).toBe('Leaderboards count every rep.');
  expect(creditSentence('jumpingJack', 'burpee')).toBe(
    'On leaderboards, these reps count 20%. In your own totals, they count fully.',
  );
});
