import { personas } from '@hundred/testkit/logs/personas';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { moreDestinations } from '../layout/navigation';
import { expectNoViolations } from '../testing/barriers';
import { showPage } from '../testing/show-page';
import { type Answers, unreachable } from '../testing/story-api';
import { framedPages } from './routes';

/** What the log tells is known on the device; for all else there is no connection. */
const withoutConnection: Answers = {
  'GET /*'(derived: () => unknown) {
    try {
      return derived();
    } catch {
      return unreachable();
    }
  },
};

const addresses = Object.keys(framedPages);
/** Reached from a message or from the payment service. */
const fromOutside = ['/join/*', '/premium/success', '/premium/cancel'];
/** Behind one of their own, which only a server can name. */
const ofGroups = ['/together/team/*', '/together/challenge/*', '/together/room/*'];
/** Where each page leads that was shown so far. */
const linksOn = new Map<string, string[]>();

const loading = () => document.querySelectorAll('main .animate-skeleton').length;
const alerts = () => [...document.querySelectorAll('main [role=alert]')].map((alert) => alert.textContent);

async function showWhole(address: string): Promise<void> {
  await showPage(address.replace('/*', ''), personas.premium(), {
    answers: withoutConnection,
    width: 1280,
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(loading, { message: 'parts that are still loading' }).toBe(0);
  // The way past the navigation leads to the page itself.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname);
  linksOn.set(
    address,
    links.filter((link) => link !== location.pathname),
  );
}

it.each(addresses)(
  '%s has its say without a connection: nothing loads for ever, nothing is called a fault, axe finds nothing',
  async (address) => {
    await showWhole(address);
    expect(alerts().filter((words) => !words?.includes('connection'))).toEqual([]);
    await expectNoViolations();
  },
);

it('to every page another one leads', async () => {
  // All of them, where this test runs by itself.
  for (const address of addresses) if (!linksOn.has(address)) await showWhole(address);
  const ledTo = [...moreDestinations.map(({ to }) => to), ...[...linksOn.values()].flat()];
  const left = addresses.filter((address) => ![...fromOutside, ...ofGroups].includes(address));
  expect(left.filter((address) => !ledTo.some((to) => matchPath(address, to)))).toEqual([]);
});
