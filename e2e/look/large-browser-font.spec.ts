import { addDays } from '@hundred/domain/days/civil-date';
import type { Page } from '@playwright/test';
import { browser } from '../browser';
import { expect, type JourneyPerson, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';
import { goToCheckout, premiumOnHeading, press } from '../premium/purchase-actions';
import { openCompanions, type PageCompanion } from '../together/companions';
import { desktop, expectNoSidewaysScroll, phone, tablet } from './page-checks';

// Doubles the browser's own font size, which rem and media queries follow.
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
  '/community',
  '/support',
  '/form/burpee',
  '/count/situps',
  '/coach',
  '/coach/recovery',
  '/coach/nutrition',
  '/badges',
  '/leaderboard',
  '/premium',
  '/settings',
  '/settings/notifications',
  '/settings/security',
  '/terms',
];

/** The controls that another element covers after scrolling to them. */
const coveredControls = (page: Page) =>
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

/** The texts that are wider than their box, so that they overlap neighbours or are cut off. */
const overflowingTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, label, h1, h2, h3, p, dt, dd, td)')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*="sr-only"]'))
      .filter(
        ({ textContent, clientWidth, scrollWidth }) =>
          textContent && clientWidth > 0 && scrollWidth > clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );

async function expectPageFits(page: Page, address: string): Promise<void> {
  // A page that is still loading has nothing that could be too wide.
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('h1').filter({ visible: true })).toBeVisible();
  await expect(page.locator('main .animate-skeleton').filter({ visible: true })).toHaveCount(0);
  // The letters of another font have another width.
  await page.evaluate(async () => void (await document.fonts.ready));
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    expect(await coveredControls(page), `out of reach on ${address} at ${size.width}`).toEqual([]);
    expect(await overflowingTexts(page), `too wide on ${address} at ${size.width}`).toEqual([]);
  }
}

/** Makes one group of each kind, which the host starts and the person joins. Returns the addresses of their pages. */
async function makeGroups(person: JourneyPerson, host: JourneyPerson): Promise<string[]> {
  const now = new Date().toISOString();
  const today = now.slice(0, 10);
  const name = 'The early shift of next week';
  const terms = { goal: 'together', target: 40, from: today, to: addDays(today, 13) };
  for (const [{ call }, displayName] of [
    [host, 'Bartholomew'],
    [person, 'Maximiliane Wolkenstein'],
  ] as const)
    await call(now, 'PUT', '/auth/profile', { displayName });
  const { id: team } = await host.call(now, 'POST', '/teams', { name });
  const { id: challenge } = await host.call(now, 'POST', '/group-challenges', { name, ...terms });
  const { id: room } = await host.call(now, 'POST', '/rooms');
  for (const group of [`teams/${team}`, `group-challenges/${challenge}`, `rooms/${room}`]) {
    const { invite } = await host.call(now, 'POST', `/${group}/invite`);
    await person.call(now, 'POST', `/join/${(invite as { code: string }).code}`);
  }
  return [
    '/together',
    `/together/team/${team}`,
    `/together/challenge/${challenge}`,
    `/together/room/${room}`,
  ];
}

test('A page with twice the font size has no overflow and no overlap, and all controls can be pressed', async ({
  page,
  browser,
  baseURL,
}) => {
  const [host] = (await openCompanions(browser, { baseURL, names: ['Host'] })) as [PageCompanion];
  const person = await newPerson(page);
  // One letter for each past date (`startWithPastDates`). The last week earns no badge, whose dialog would cover the page.
  await startWithPastDates(person, 'cccrccccccc---------c');
  await person.call(new Date().toISOString(), 'POST', '/challenge/complete-exercise', {
    exercise: 'jumpingJacks',
    timeSeconds: 300,
  });
  // The paid pages contain more than their locked panels.
  await page.goto('/premium');
  await goToCheckout(page, 'Get Lifetime Champion');
  await press(page, 'Pay $9.99');
  await expect(premiumOnHeading(page)).toBeVisible();
  for (const address of addresses) await expectPageFits(page, address);
  for (const address of await makeGroups(person, host)) await expectPageFits(page, address);
});
