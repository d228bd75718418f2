import { test } from '../fixtures';
import { expectNoViolations } from '../look/widths';
import { expect, newPerson } from './day-actions';
import { livePast } from './past-dates';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'Asia/Tokyo' });

test('somebody who travelled is asked once whether their days should come along', async ({ page }) => {
  const person = await newPerson(page);
  await livePast(person, 'cc', 'Europe/Lisbon');
  await page.goto('/dashboard');
  const question = page.getByRole('region', { name: 'Are you on Tokyo time now?' });
  await expect(question).toContainText('Your days still begin and end by Lisbon time.');
  await expectNoViolations(page);

  // A no is remembered, but only for this move.
  await page.getByRole('button', { name: 'Stay on Lisbon time' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText('Day streak2');
  await expect(question).toHaveCount(0);
  const now = () => new Date().toISOString();
  const storedProfile = async () => (await person.call(now(), 'GET', '/auth/me')).user;
  expect(await storedProfile()).toMatchObject({ timezone: 'Europe/Lisbon' });

  await person.call(now(), 'PUT', '/auth/profile', { timezone: 'America/Argentina/Buenos_Aires' });
  await page.reload();
  await expect(question).toContainText('by Buenos Aires time');
  await page.getByRole('button', { name: 'Use Tokyo time' }).click();
  await expect(page.getByText('Your days follow Tokyo time now.').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await storedProfile()).toMatchObject({ timezone: 'Asia/Tokyo' });
  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText('Day streak2');
});

test('nobody is asked where the zones agree', async ({ page }) => {
  const person = await newPerson(page);
  await livePast(person, '', 'Asia/Tokyo');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText('Day streak0');
  await expect(page.getByRole('heading', { name: /time now\?/ })).toHaveCount(0);
});
