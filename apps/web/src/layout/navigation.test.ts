import { expect, test } from 'vitest';
import { barDestinations, headerDestinations, isElsewhere, moreDestinations } from './navigation';

test('every place that More leads to is elsewhere than what the header shows', () => {
  for (const { to } of moreDestinations) expect(isElsewhere(to, headerDestinations)).toBe(true);
  expect(isElsewhere('/statistics/forecast', headerDestinations)).toBe(true);
  expect(isElsewhere('/premium', headerDestinations)).toBe(true);
});

test('pages below a place, and the settings, are not elsewhere', () => {
  expect(isElsewhere('/badges', headerDestinations)).toBe(false);
  expect(isElsewhere('/settings/security', headerDestinations)).toBe(false);
  expect(isElsewhere('/statistics/forecast', barDestinations)).toBe(false);
  expect(isElsewhere('/progressive', barDestinations)).toBe(true);
});
