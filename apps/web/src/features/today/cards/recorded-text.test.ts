import { expect, it } from 'vitest';
import { formatNumber } from '../../../platform/format/format';
import { recordedText } from './recorded-text';

it('The text below the field says what will be recorded, and why it differs from what was typed', () => {
  expect(recordedText({ value: 15 })).toBe('We’ll record 15 reps.');
  expect(recordedText({ value: 14, doubt: 'too-small' })).toBe(
    'You can’t record fewer reps than your target. We’ll record 14 reps.',
  );
  expect(recordedText({ value: 1014, doubt: 'too-large' })).toBe(
    `That’s too many reps. We’ll record ${formatNumber(1014)} reps.`,
  );
  expect(recordedText({ value: 14, doubt: 'no-number' })).toBe('That’s not a number. We’ll record 14 reps.');
});
