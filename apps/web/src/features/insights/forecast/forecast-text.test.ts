import { expect, it } from 'vitest';
import { streakReasonText } from './forecast-text';

it.each([
  [3, false, 'After that you have 3 rest days left.'],
  [1, false, 'After that you have 1 rest day left.'],
  [0, false, 'After that you have no rest days left.'],
  [3, true, 'After that you have 3 rest days left. Your weekly days off end too.'],
])(
  'The text says what keeps a streak once Premium ends: %i left, weekdays off %s',
  (restsLeft, hasOffWeekdays, expected) => {
    const reason = {
      kind: 'premiumEnds',
      tier: 'trial',
      on: '2026-03-07',
      restsLeft,
      hasOffWeekdays,
    } as const;
    expect(streakReasonText(reason, '2026-03-01')).toBe(`Your trial ends on Mar 7. ${expected}`);
  },
);
