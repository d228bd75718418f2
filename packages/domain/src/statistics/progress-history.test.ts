import { expect, it } from 'vitest';
import { historyFromLetters } from '../insights/testing/history-from-letters';
import { progressHistory } from './progress-history';

// The letters are a weekday off, a rest day and today, which is open.
it('An entry is marked as scheduled rest on weekdays off only', () => {
  const firstRun = 0;
  const [weekdayOff, restTaken] = progressHistory(historyFromLetters('2026-01-01', 'wro'), firstRun);
  expect(weekdayOff).toMatchObject({ status: 'rest', scheduled: true, usedRestDay: false });
  expect(restTaken).not.toHaveProperty('scheduled');
});
