import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HundredDays } from './geometry';
import { GridKey } from './grid-key';
import { pagePaint as paint } from './paint';

it('The legend of the grid shows today in its colour of the grid: open, completed or a rest day', () => {
  const openDay: HundredDays = { today: 3, todayDone: false, todayRests: false, streak: 2, seams: {} };
  /** The colour of the cell that begins at -1, because today's cell is larger. */
  const todayColour = (days: HundredDays | undefined) =>
    /<rect x="-1"[^>]*fill="([^"]+)"/.exec(renderToStaticMarkup(<GridKey days={days} />))?.[1];
  expect(todayColour(undefined)).toBe(paint.today);
  expect(todayColour(openDay)).toBe(paint.today);
  expect(todayColour({ ...openDay, todayDone: true })).toBe(paint.done);
  expect(todayColour({ ...openDay, todayRests: true })).toBe(paint.rest);
});
