import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HundredDays } from './geometry';
import { GridKey } from './grid-key';
import { pagePaint as paint } from './paint';

it('The legend of the grid shows today in the colour that the grid gives it', () => {
  const day: HundredDays = { today: 3, todayDone: false, todayRests: false, streak: 2, seams: {} };
  const colour = (days: HundredDays | undefined) =>
    /<rect x="-1"[^>]*fill="([^"]+)"/.exec(renderToStaticMarkup(<GridKey days={days} />))?.[1];
  expect(colour(undefined)).toBe(paint.today);
  expect(colour(day)).toBe(paint.today);
  expect(colour({ ...day, todayDone: true })).toBe(paint.done);
  expect(colour({ ...day, todayRests: true })).toBe(paint.rest);
});
