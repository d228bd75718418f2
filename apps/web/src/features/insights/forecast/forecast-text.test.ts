import { expect, it } from 'vitest';
import { streakReasonText } from './forecast-text';

it.each([
  [3, false, 'three rest days hold.'],
  [2, false, 'two rest days hold.'],
  [1, false, 'one rest day holds.'],
  [0, false, 'no rest day is left.'],
  [3, true, 'three rest days hold, and no weekday is off.'],
])(
  'The text says what keeps a streak once Premium ends: %i left, weekdays off %s',
  (restsLeft, isPlanned, expected) => {
    const reason = { kind: 'premiumEnds', tier: 'trial', on: '2026-03-07', restsLeft, isPlanned } as const;
    expect(streakReasonText(reason, '2026-03-01')).toBe(`Your trial ends on March 7; after that ${expected}`);
  },
);
