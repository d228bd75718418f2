import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { dayChip, expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';
import { refusalConsoleErrors } from '../identity/signing-in';
import { expectNoSidewaysScroll, phone } from '../look/page-checks';
import { message } from '../messages';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const picker = (page: Page) => page.getByLabel('File to import');

async function exportFile(page: Page): Promise<string> {
  await page.goto('/settings/security');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export My Data').click(),
  ]);
  await expect(message(page, 'Your data is in your downloads.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^hundred-\d{4}-\d\d-\d\d\.json$/);
  return download.path();
}

test('An export continues in another account where it was left', async ({ page, browser, baseURL }) => {
  const ana = await newPerson(page);
  // Four complete dates, and a rest between them.
  await startWithPastDates(ana, 'ccrcc');
  const file = await exportFile(page);
  // A person who has started cannot import, because the file would mix with the log here.
  await expect(button(page, 'Import My Data')).toHaveCount(0);
  await page.context().setOffline(true);
  await button(page, 'Export My Data').click();
  await expect(message(page, 'We couldn’t export your data.')).toBeVisible();
  await page.context().setOffline(false);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone });
  const otherPage = await elsewhere.newPage();
  await newPerson(otherPage);
  await otherPage.goto('/onboarding');
  await otherPage.getByRole('link', { name: 'Import my data' }).click();
  await button(otherPage, 'Import My Data').click();
  await picker(otherPage).setInputFiles({
    name: 'holiday.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(otherPage.getByRole('alert')).toHaveText('This file isn’t a Hundred export.');
  await expect(button(otherPage, 'Import')).toHaveCount(0);

  const broken = JSON.parse(readFileSync(file, 'utf8'));
  broken.facts[1].reps = 100_000;
  const buffer = Buffer.from(JSON.stringify(broken));
  await picker(otherPage).setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer });
  await button(otherPage, 'Import').click();
  await expect(otherPage.getByRole('alert')).toHaveText(
    /^We can’t import this file\. It was changed or is damaged\. Export your data again\. \(facts\.1\.reps: .+\)$/,
  );
  await expectNoSidewaysScroll(otherPage);

  await picker(otherPage).setInputFiles(file);
  // The summary of the broken file stays until this one is read.
  const fileSummary = otherPage.getByRole('status').filter({ hasText: basename(file) });
  await expect(fileSummary).toContainText('4 workout days');
  await button(otherPage, 'Import').click();
  await expect(message(otherPage, 'Imported. Your challenge continues where you left off.')).toBeVisible();
  await expect(otherPage).toHaveURL('/dashboard');
  await expect(dayChip(otherPage, 5)).toBeVisible();
  await otherPage.goto('/leaderboard');
  await expect(otherPage.getByRole('heading', { name: /^(Top 10|No rankings available yet)/ })).toBeVisible();
  await expect(otherPage.getByText('(You)')).toHaveCount(0);
  await elsewhere.close();
});

test('An account is deleted with the word DELETE, and is gone on every device', async ({ page }) => {
  const ben = await newPerson(page);
  await startWithPastDates(ben, 'c');
  const { user } = await ben.call(new Date().toISOString(), 'GET', '/auth/me');
  const { uid } = user as { uid: string };
  await page.setViewportSize(phone);
  await page.goto('/settings/security');
  await expect(page.getByRole('region', { name: 'Current Session', exact: true })).toContainText(
    'This device',
  );
  const deleteButton = page.getByRole('button', { name: 'Delete Account' });
  await deleteButton.click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(deleteButton).toBeFocused();

  await deleteButton.click();
  const confirmation = dialog.getByLabel('Type DELETE to confirm');
  await confirmation.fill('delete');
  await confirmation.press('Enter');
  await expect(dialog.getByText('Type the word DELETE in capital letters.')).toBeVisible();
  await page.context().setOffline(true);
  await confirmation.fill('DELETE');
  await confirmation.press('Enter');
  await expect(dialog.getByText('We couldn’t reach the server.')).toBeVisible();
  await page.context().setOffline(false);
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/account'),
    dialog.getByRole('button', { name: 'Delete Account' }).click(),
  ]);
  await expect(message(page, 'Your account and your progress are deleted.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  const { authorization = '' } = sent.headers();
  const answer = await page.request.get('/api/auth/me', { headers: { authorization } });
  expect(answer.status()).toBe(401);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storedText).not.toMatch(new RegExp(`${uid}|@people.test`));
});
