import type { Locator, Page } from '@playwright/test';
import { dayChip, expect, newPerson } from '../day/day-actions';
import { livePast } from '../day/past-dates';
import { test } from '../fixtures';
import { expectNoSidewaysScroll, expectNoViolations, themes, widths } from '../look/widths';
import { message } from '../messages';

test.describe.configure({ timeout: 180_000 });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const saved = (page: Page) => message(page, 'Profile updated successfully!');

/** Goes on with the Tab key until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} cannot be reached by keyboard`);
}

/** A message that is still shown may take the first Escape; whoever wants to leave the dialog presses again. */
async function escapeFrom(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name });
  await expect(question).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** What is sent when something is saved. */
const nextSave = async (page: Page) =>
  (await page.waitForRequest((request) => request.url().endsWith('/api/auth/profile'))).postDataJSON();

test('every control works by keyboard alone', async ({ page }) => {
  const person = await newPerson(page);
  await livePast(person, 'cccc');
  await page.goto('/settings');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
  await expect(page.getByText('Email cannot be changed')).toBeVisible();

  // Untouched, a save says what is there: no name, no age group.
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  const [untouched] = await Promise.all([nextSave(page), page.keyboard.press('Enter')]);
  expect(untouched).toEqual({ showNameOnLeaderboard: false });
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await tabTo(page, page.getByLabel('Display name'));
  await page.keyboard.type('  Ana Lima ');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await tabTo(page, page.getByRole('switch', { name: 'Show my name on leaderboards' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('E-mail'));
  await tabTo(page, page.getByLabel('Age group (optional)'));
  await page.keyboard.type('30');
  await tabTo(page, page.getByLabel('Time zone'));
  await page.keyboard.type('Asia/Tok');
  await tabTo(page, page.getByRole('switch', { name: 'Cover missed dates with rest days' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  const [sent] = await Promise.all([nextSave(page), page.keyboard.press('Enter')]);
  expect(sent).toEqual({
    displayName: 'Ana Lima',
    ageGroup: '30-39',
    showNameOnLeaderboard: true,
    timezone: 'Asia/Tokyo',
    autoRestCover: false,
  });
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: 'Restart Challenge' }));
  await page.keyboard.press('Enter');
  await escapeFrom(page, 'Restart the challenge?');
  await expect(page.getByRole('button', { name: 'Restart Challenge' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // Saved means saved: on another visit it is all there.
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Ana Lima');
  await expect(page.getByLabel('Age group (optional)')).toHaveValue('30-39');
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await expect(page.getByRole('switch', { name: 'Show my name on leaderboards' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Cover missed dates with rest days' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  // An emptied name stays as it was; an age group can be taken out.
  await page.getByLabel('Display name').fill('');
  await page.getByLabel('Age group (optional)').selectOption('');
  const save = () => page.getByRole('button', { name: 'Save changes' }).click();
  const [emptied] = await Promise.all([nextSave(page), save()]);
  expect(emptied).toEqual({ ageGroup: null, showNameOnLeaderboard: true });
  await expect(page.getByLabel('Display name')).toHaveValue('Ana Lima');
  await expect(page.getByLabel('Age group (optional)')).toHaveValue('');

  await tabTo(page, tab(page, 'Profile'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/notifications');
  await expect(tab(page, 'Notifications')).toBeFocused();
  await tabTo(page, page.getByLabel('Reminder time'));
  await page.keyboard.type('0715PM');
  await tabTo(page, page.getByRole('button', { name: 'Save time' }));
  const [time] = await Promise.all([nextSave(page), page.keyboard.press('Enter')]);
  expect(time).toEqual({ reminderTime: '19:15' });
  await expect(saved(page)).toBeVisible();

  await tabTo(page, tab(page, 'Notifications'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/security');
  await expect(page.getByRole('region', { name: 'Sign-in method' })).toContainText('E-mail and password');
  await expect(page.getByRole('region', { name: 'Current session' })).toContainText('Active now');
  await tabTo(page, page.getByRole('link', { name: 'Change password' }));
  await tabTo(page, page.getByRole('button', { name: 'Sign out everywhere' }));
  await page.keyboard.press('Enter');
  await escapeFrom(page, 'Sign out everywhere?');

  for (const address of ['/settings', '/settings/notifications', '/settings/security']) {
    await page.goto(address);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    for (const theme of themes) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      await expectNoViolations(page);
    }
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 760 });
      await expectNoSidewaysScroll(page);
    }
  }
  await page.goto('/settings/anything');
  await expect(page).toHaveURL('/settings');
});

test.describe('what is refused and what is not saved yet', () => {
  test.use({ expectedConsoleErrors: [/status of (400|503)/] });

  test('is said at its field, and not left behind unasked', async ({ page }) => {
    const person = await newPerson(page);
    await livePast(person, 'c');
    await page.goto('/dashboard');
    await expect(dayChip(page, 2)).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const name = page.getByLabel('Display name');
    await name.fill('x'.repeat(41));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      message(page, 'Failed to update profile: Your display name must have at most 40 characters.'),
    ).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/Your display name must have at most 40 characters\./);

    await name.fill('Bo');
    await page.route('**/api/auth/profile', (route) =>
      route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(message(page, 'Failed to update profile: One moment.')).toBeVisible();
    await expect(name).toHaveValue('Bo');
    await page.unroute('**/api/auth/profile');

    // Another tab of the settings is no leaving.
    await tab(page, 'Security').click();
    await tab(page, 'Profile').click();
    await expect(name).toHaveValue('Bo');

    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const stay = asked.getByRole('button', { name: 'Stay here' });
    await page.getByRole('link', { name: 'Progress' }).first().click();
    await stay.click();
    await expect(page).toHaveURL('/settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    await stay.click();
    const [closing] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();

    // The browser's back, through the two tabs that were looked at, loses nothing either.
    for (const address of ['/settings/security', '/settings', '/dashboard']) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect(
      message(page, 'Your changes are not saved yet. They wait for you in Settings.'),
    ).toBeVisible();
    await page.goForward();
    await expect(name).toHaveValue('Bo');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await asked.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(name).toHaveValue('');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard');
  });
});
