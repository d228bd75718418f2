import { expect, newChallenger } from '../day/day-actions';
import { test } from '../fixtures';
import { expectNoSidewaysScroll, expectNoViolations, phone } from '../look/page-checks';
import { goPremiumLink, goToCheckout, planButton, premiumOnHeading, press } from './purchase-actions';

test('Starter is declined, cancelled, bought, and refunded in another tab', async ({ page, context }) => {
  await newChallenger(page, new Date().toISOString(), 'UTC');
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await goPremiumLink(page).click();
  await goToCheckout(page, 'Get Starter');
  const checkoutUrl = page.url();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await press(page, 'Pay with a declined card');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another one.');
  await press(page, 'Cancel and go back');
  await expect(page.getByRole('heading', { name: 'You weren’t charged' })).toBeVisible();
  await expect(goPremiumLink(page)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Back to Premium' }).click();
  await goToCheckout(page, 'Get Starter');
  expect(page.url()).toBe(checkoutUrl);
  await press(page, 'Pay $4.99');
  await expect(premiumOnHeading(page)).toBeVisible();
  await expect(goPremiumLink(page)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'See your Premium plan' }).click();
  await expect(page.getByRole('heading', { name: 'You have Starter' })).toBeVisible();
  await expect(planButton(page, 'Add 100 days')).toBeVisible();
  await expect(planButton(page, 'Get Lifetime Champion')).toBeVisible();
  await page.getByRole('link', { name: 'Today’s Challenge' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'You have Starter' })).toHaveCount(0);
  await expect(page.getByText('Unlimited rest days')).toBeVisible();
  await expect(page.getByText('Iron Supporter')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Go Premium' })).toHaveCount(0);

  const providerPage = await context.newPage();
  await providerPage.goto(checkoutUrl);
  await press(providerPage, 'Refund');
  await expect(providerPage.getByText('Refunded')).toBeVisible();
  await providerPage.close();
  await page.reload();
  await expect(goPremiumLink(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Go Premium' })).toBeVisible();
});
