import type { Page } from '@playwright/test';
import { expect } from '../day/day-actions';

export const goPremiumLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Go Premium' });
export const planButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes from the Premium page to the hosted checkout. */
export async function goToCheckout(page: Page, button: string): Promise<void> {
  await planButton(page, button).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await expect(page.getByText('No card is charged')).toBeVisible();
}

/** Presses a button of the hosted checkout. */
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

export const premiumOnHeading = (page: Page) => page.getByRole('heading', { name: 'Premium is on' });
