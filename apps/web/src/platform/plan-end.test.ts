import { expect, it } from 'vitest';
import { waitFor } from './plan-end';

const until = '2026-06-10T10:00:00.000Z';
const end = Date.parse(until);

it.each([
  ['just after the end', end - 30_000, 30_500],
  ['at most a day ahead, which is all that browsers can wait', end - 100 * 86_400_000, 86_400_000],
  ['again in a minute where this clock says that it is over and the server does not', end, 60_000],
  ['and no sooner, however far the clock runs ahead', end + 86_400_000, 60_000],
])('the page looks again %s', (_when, now, wait) => {
  expect(waitFor(until, now)).toBe(wait);
});
