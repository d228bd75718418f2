import { personas } from '@hundred/testkit/logs/personas';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { moreDestinations } from '../layout/navigation';
import { expectNoViolations } from '../testing/barriers';
import { showPage } from '../testing/show-page';
import { withoutConnection } from '../testing/story-api';
import { framedPages } from './routes';

const addresses = Object.keys(framedPages);
/** Pages that are reached from a message or from the payment service. */
const fromOutside = ['/join/*', '/premium/success', '/premium/cancel'];
/** Pages behind a group, whose address only a server can provide. */
const ofGroups = ['/together/team/*', '/together/challenge/*', '/together/room/*'];
/** The links of each page that was shown so far. */
const linksOn = new Map<string, string[]>();

const loading = () => document.querySelectorAll('main .animate-skeleton').length;
const alerts = () => [...document.querySelectorAll('main [role=alert]')].map((alert) => alert.textContent);

/** Shows a page until all its parts have loaded, and records its links. */
async function showWhole(address: string): Promise<void> {
  await showPage(address.replace('/*', ''), personas.premium(), {
    answers: withoutConnection,
    width: 1280,
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(loading, { message: 'parts that are still loading' }).toBe(0);
  // Links to the page itself, such as the skip link, do not count.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname);
  linksOn.set(
    address,
    links.filter((link) => link !== location.pathname),
  );
}

it.each(addresses)(
  'The page %s finishes loading without a connection, shows no fault and has no axe violations',
  async (address) => {
    await showWhole(address);
    expect(alerts().filter((alert) => !alert?.includes('connection'))).toEqual([]);
    await expectNoViolations();
  },
);

it('Every page is linked from another one', async () => {
  // Shows the remaining pages when this test runs alone.
  for (const address of addresses) if (!linksOn.has(address)) await showWhole(address);
  const linkedPaths = [...moreDestinations.map(({ to }) => to), ...[...linksOn.values()].flat()];
  const internalPages = addresses.filter((address) => ![...fromOutside, ...ofGroups].includes(address));
  expect(internalPages.filter((address) => !linkedPaths.some((to) => matchPath(address, to)))).toEqual([]);
});
