import { expect, newPerson } from '../day/day-actions';
import { test } from '../fixtures';
import { goPremiumLink, goToCheckout, premiumOnHeading, press } from './purchase-actions';

test('Lifetime by bank waits for the payment, opens by itself, and leaves nothing to buy', async ({
  page,
  context,
}) => {
  await newPerson(page);
  await page.goto('/onboarding');
  await page.goto('/premium');
  await goToCheckout(page, 'Get Lifetime Champion');
  const checkoutUrl = page.url();
  await press(page, 'Pay by bank');
  await expect(page.getByRole('heading', { name: 'Your bank is processing your payment' })).toBeVisible();
  await expect(goPremiumLink(page)).toBeVisible();

  const providerPage = await context.newPage();
  await providerPage.goto('/sandbox');
  await providerPage.locator(`a[href="${new URL(checkoutUrl).pathname}"]`).click();
  await press(providerPage, 'Complete the payment');
  await expect(providerPage.getByText('Paid')).toBeVisible();
  await expect(premiumOnHeading(page)).toBeVisible();
  await expect(goPremiumLink(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'See your Premium plan' }).click();
  await expect(page.getByRole('heading', { name: 'You have Lifetime Champion' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Get|Add)/ })).toHaveCount(0);
});
