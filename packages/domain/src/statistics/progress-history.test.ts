import { expect, it } from 'vitest';
import { historyFromLetters } from '../insights/testing/history-from-letters';
import { progressHistory } from './progress-history';

it('An entry is marked as scheduled rest on weekdays off only', () => {
  const [off, rested] = progressHistory(historyFromLetters('2026-01-01', 'wro'), 0);
  expect(off).toMatchObject({ status: 'rest', scheduled: true, usedRestDay: false });
  expect(rested).not.toHaveProperty('scheduled');
});
