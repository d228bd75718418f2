import type { Page } from '@playwright/test';
import { browser } from '../browser';
import { expect, newPerson } from '../day/day-actions';
import { livePast } from '../day/past-dates';
import { test } from '../fixtures';
import { desktop, expectNoSidewaysScroll, phone, tablet } from './widths';

// The browser's own size of letters, twice the usual: what is said in rem follows, media queries too.
test.use({
  launchOptions: { ...browser, args: [...browser.args, '--blink-settings=defaultFontSize=32'] },
});

const addresses = [
  '/dashboard',
  '/progress',
  '/statistics',
  '/statistics/details',
  '/statistics/forecast',
  '/statistics/muscles',
  '/statistics/recovery',
  '/plan',
  '/plan/schedule',
  '/form/burpee',
  '/badges',
  '/leaderboard',
  '/premium',
  '/settings',
  '/settings/notifications',
  '/settings/security',
  '/terms',
];

/** Whatever can be pressed and is not under the finger that presses it, once it was scrolled to. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, select, summary)')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('[class*="sr-only"]')) return false;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !hit || !(element.contains(hit) || hit.contains(element));
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Words wider than what they stand in: they lie over their neighbours, or are cut off. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, label, h1, h2, h3, p, dt, dd, td)')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*="sr-only"]'))
      .filter(
        ({ textContent, clientWidth, scrollWidth }) =>
          textContent && clientWidth > 0 && scrollWidth > clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );

test('with letters of twice the size nothing sticks out, nothing overlaps and all can be pressed', async ({
  page,
}) => {
  const person = await newPerson(page);
  // Of the last week there is no badge, whose ceremony would cover the page.
  await livePast(person, 'cccrccccccc---------c');
  await person.call(new Date().toISOString(), 'POST', '/challenge/complete-exercise', {
    exercise: 'jumpingJacks',
    timeSeconds: 300,
  });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('h1').filter({ visible: true })).toBeVisible();
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      expect(await outOfReach(page), `out of reach on ${address} at ${size.width}`).toEqual([]);
      expect(await tooWide(page), `too wide on ${address} at ${size.width}`).toEqual([]);
    }
  }
});
