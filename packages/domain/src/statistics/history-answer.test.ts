import { expect, it } from 'vitest';
import { historyFromLetters, openRun } from '../insights/testing/history-from-letters';
import { historyAnswer } from './history-answer';

it('A part of the history is cut by offset and limit, within one run', () => {
  const fiveDays = historyFromLetters('2026-01-01', 'ccccc', (index) => ({ run: index < 4 ? 0 : 1 }));
  const history = { ...fiveDays, runs: [openRun('2026-01-01', 4), openRun('2026-01-05', 1)] };
  const part = (query: Parameters<typeof historyAnswer>[1]) => {
    const answer = historyAnswer(history, query);
    return answer && [answer.history.map(({ date }) => date.slice(8)).join(' '), answer.total, answer.runs];
  };
  expect(part({ run: 1 })).toEqual(['01 02 03 04', 4, 2]);
  expect(part({ run: 1, offset: 1 })).toEqual(['02 03 04', 4, 2]);
  expect(part({ run: 1, limit: 2 })).toEqual(['01 02', 4, 2]);
  expect(part({ run: 1, offset: 1, limit: 2 })).toEqual(['02 03', 4, 2]);
  expect(part({ run: 1, limit: 0 })).toEqual(['', 4, 2]);
  expect(part({ run: 2 })).toEqual(['05', 1, 2]);
  expect(part({ run: 3 })).toBeNull();
});
