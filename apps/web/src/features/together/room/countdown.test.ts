import { expect, test } from 'vitest';
import { countAt, waitForNext } from './countdown';

const beginsAt = Date.parse('2026-03-21T09:00:10Z');

test('The countdown shows three, two and one for a second each, and then begins', () => {
  const shownFigures = [10_000, 3_001, 3_000, 2_001, 2_000, 1_001, 1_000, 1, 0, -5_000].map((left) =>
    countAt(beginsAt, beginsAt - left),
  );
  expect(shownFigures).toEqual(['waiting', 'waiting', 3, 3, 2, 2, 1, 1, 'begun', 'begun']);
});

test('The countdown shows each figure once if each wait is followed', () => {
  const shownFigures = [];
  let now = beginsAt - 4_321;
  for (let wait: number | undefined = 0; wait !== undefined; wait = waitForNext(beginsAt, now)) {
    now += wait;
    shownFigures.push(countAt(beginsAt, now));
  }
  expect(shownFigures).toEqual(['waiting', 3, 2, 1, 'begun']);
});
