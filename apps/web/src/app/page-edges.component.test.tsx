import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage, showSignedOut } from '../testing/show-page';
import { withoutConnection } from '../testing/story-api';
import { framedPages } from './routes';

const title = page.getByRole('heading', { level: 1 });
const leftOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? Number.NaN);

/** The logo of the header and the title of the page start at the same edge, at every width. */
async function expectOneEdge() {
  await expect.poll(() => leftOf(document.querySelector('header a'))).not.toBeNaN();
  for (const width of [390, 768, 1366, 1920]) {
    await page.viewport(width, 800);
    const edges = { brand: leftOf(document.querySelector('header a')), title: leftOf(title.element()) };
    expect({ width, ...edges }).toEqual({ width, brand: edges.brand, title: edges.brand });
  }
}

it.each(Object.keys(framedPages))(
  'The page %s starts at the edge of the header, with its tabs below its title',
  async (address) => {
    await showPage(address.replace('/*', ''), personas.premium(), {
      answers: withoutConnection,
      width: 1366,
    });
    await expect.element(title).toBeVisible();
    await expect.poll(() => document.querySelectorAll('main .animate-skeleton').length).toBe(0);
    await expectOneEdge();
    const isBelowTitle = (tabs: Element) =>
      tabs.getBoundingClientRect().top >= title.element().getBoundingClientRect().bottom;
    const tabs = [...document.querySelectorAll('main nav, main [role=tablist]')];
    expect(tabs.filter((strip) => !isBelowTitle(strip))).toEqual([]);
  },
);

it.each([
  '/progress',
  '/statistics',
  '/plan',
  '/badges',
  '/leaderboard',
  '/together',
  '/premium',
  '/settings',
])('The page %s is as wide as the header on a large screen', async (address) => {
  await showPage(address, personas.premium(), { answers: withoutConnection, width: 1920 });
  await expect.element(title).toBeVisible();
  const headerContent = document.querySelector('header .page-width')!;
  const headerEnd =
    headerContent.getBoundingClientRect().right -
    Number.parseFloat(getComputedStyle(headerContent).paddingRight);
  const pageEnd = document.querySelector('main > :last-child')?.getBoundingClientRect().right;
  expect(pageEnd).toBe(headerEnd);
});

it.each(['/privacy', '/terms', '/no-such-page'])(
  'The page %s starts at the edge of the header',
  async (address) => {
    await showSignedOut(address, 'signed-out', { width: 1366 });
    await expect.element(title).toBeVisible();
    await expectOneEdge();
  },
);
