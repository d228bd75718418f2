import { expect, test } from 'vitest';
import { pageOf } from './page-arrival';

test('Tabs of a page count as the same page; a movement, a group and a recovery session are pages of their own', () => {
  expect(pageOf('/statistics/forecast')).toBe(pageOf('/statistics'));
  expect(pageOf('/coach/recovery')).toBe(pageOf('/coach'));
  for (const path of ['/form/burpee', '/together/team/some', '/coach/recovery/lowerBackAndHips/3'])
    expect(pageOf(path)).toBe(path);
});
