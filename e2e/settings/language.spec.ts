import { expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';
import { signUp } from '../identity/signing-in';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'UTC', locale: 'en-US' });

test('Badges are German after the switch to Deutsch, also on the next visit, and English again', async ({
  page,
}) => {
  const person = await newPerson(page);
  await startWithPastDates(person, 'cc');
  await page.goto('/settings');
  await page.getByText('Deutsch', { exact: true }).click();
  // The page loads again with the language.
  await expect(page.locator('html')).toHaveAttribute('data-language', 'de');
  await page.goto('/badges');
  await expect(page.getByRole('heading', { level: 1, name: 'Abzeichen', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Erster Schritt/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Erster Schritt' });
  await expect(dialog).toContainText('Schließe deinen ersten Tag ab');
  await expect(dialog).toContainText(/Verdient am \d+\. /);
  await page.goto('/settings');
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-language', 'de');
  await page.goto('/badges');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge Collection' })).toBeVisible();
});

test.describe('A browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('signs a new person up in German', async ({ page }) => {
    await signUp(page);
    await expect(page.locator('html')).toHaveAttribute('data-language', 'de');
  });
});
