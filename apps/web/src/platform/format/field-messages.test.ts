import { expect, it } from 'vitest';
import { readableMessage } from './field-messages';

it('A server message about a field becomes a sentence', () => {
  expect(readableMessage('displayName: must have at most 40 characters', 'displayName')).toBe(
    'Your display name must have at most 40 characters.',
  );
  expect(readableMessage('reminderTime: must be a time such as 09:00', 'reminderTime')).toBe(
    'The reminder time must be a time such as 09:00.',
  );
});

it('A message that already is a sentence stays as it is, even if it is about a field', () => {
  expect(readableMessage('Enter reps as a whole number.', 'actualReps')).toBe(
    'Enter reps as a whole number.',
  );
});

it.each(['subscription.keys.auth', 'timeSeconds', 'settings.theme', 'facts.1.reps', 'facts', 'toString'])(
  'A message never names %s, which no person has typed',
  (field) => {
    expect(readableMessage(`${field}: must be something else`, field)).toBe(
      'The server didn’t accept this. Reload the page and try again.',
    );
  },
);
