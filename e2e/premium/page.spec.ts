import type { Route } from '@playwright/test';
import { expect, newPerson } from '../day/day-actions';
import { test } from '../fixtures';
import { expectNoBarriers } from '../look/widths';
import { getPlan } from './plans';

const checkoutCall = '**/api/premium/create-checkout-session';
const refuseWith = (status: number, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error, message: 'A sentence of the server.' } });

test.use({ expectedConsoleErrors: [/status of (502|500|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

test('everything on it is said, at every width and in both themes', async ({ page }) => {
  await newPerson(page);
  await page.goto('/premium');
  await expect(getPlan(page, 'Get Starter')).toBeVisible();
  const main = page.getByRole('main');
  const plan = (name: string) => main.getByRole('region', { name });
  await expect(plan('Starter')).toContainText('$4.99One-time payment, premium for 100 days');
  await expect(plan('Lifetime Champion')).toContainText('$9.99One-time payment, premium forever');
  for (const note of ['Secure Payment', 'Powered by a card payment provider', 'Instant Access'])
    await expect(main.getByText(note, { exact: true })).toBeVisible();
  await expect(main.getByText('Sample content')).toBeVisible();
  await expect(main.getByRole('figure')).toHaveCount(3);
  await expect(main.getByText(/^Questions about a plan or a payment\?/)).toBeVisible();
  const table = main.getByRole('table');
  await expect(table.getByRole('rowheader', { name: 'Challenge', exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Unlimited rest days/ })).toHaveText(
    'Unlimited rest daysNot includedIncludedIncluded',
  );
  await expectNoBarriers(page);
});

test('what goes wrong is said in the catalogue’s words, and can be tried again', async ({
  page,
  context,
}) => {
  await newPerson(page);
  await page.goto('/premium');
  await context.route(checkoutCall, refuseWith(502, 'payment_failed'));
  await getPlan(page, 'Get Starter').click();
  await expect(page.getByText('Payment failed. Please try again.').first()).toBeVisible();
  await context.unroute(checkoutCall);
  await context.route(checkoutCall, refuseWith(500, 'internal'));
  await getPlan(page, 'Get Starter').click();
  await expect(page.getByText('Failed to start checkout. Please try again.').first()).toBeVisible();
  await context.unroute(checkoutCall);

  await page.goto('/premium/success?session_id=cs_test_of_nobody');
  await expect(page.getByRole('heading', { name: 'There is no such checkout' })).toBeVisible();

  await context.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), payments: 'off' } });
  });
  await page.goto('/premium');
  await expect(page.getByRole('heading', { name: 'Purchases are not set up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the trial' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Get/ })).toHaveCount(0);
});
