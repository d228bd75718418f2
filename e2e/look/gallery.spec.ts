import { expect, test } from './gallery';
import { expectNoBarriers, expectNoViolations, phone, themes } from './widths';

// Every state of everything is looked at one by one: slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('the gallery has no barrier in either theme, at any width', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expectNoBarriers(page);
});

for (const theme of themes)
  test.describe(`the gallery in ${theme}`, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });

    test('has no barrier in its dialogs and messages', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/gallery');
      for (const [opener, role] of [
        ['Dialog', 'dialog'],
        ['Dangerous confirmation', 'alertdialog'],
        ['How days work', 'dialog'],
      ] as const) {
        await page.getByRole('button', { name: opener, exact: true }).click();
        await expect(page.getByRole(role)).toBeVisible();
        await expectNoViolations(page, `[role="${role}"]`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
        await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused();
      }
      for (const kind of ['Success', 'Error', 'Warning', 'Info'])
        await page.getByRole('button', { name: kind, exact: true }).click();
      await expect(page.getByRole('region', { name: 'Messages (F8)' }).getByRole('listitem')).toHaveCount(4);
      await expectNoViolations(page);
    });
  });

test('a dialog keeps the focus inside and the page still', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Confirmation', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Take a rest day?' });
  await expect(dialog).toHaveAccessibleDescription(/Day 57 waits for tomorrow/);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('a message goes after 3 s, and waits under the pointer', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/gallery');
  const region = page.getByRole('region', { name: 'Messages (F8)' });
  const messages = region.getByRole('listitem');
  // The first message loads the toaster; from then on time stands still unless told to move.
  await page.getByRole('button', { name: 'Info', exact: true }).click();
  await page.mouse.move(5, 5);
  await expect(region).toBeAttached();
  await page.clock.pauseAt(600_000);
  await expect(messages).toHaveCount(0);

  await page.getByRole('button', { name: 'Success', exact: true }).click();
  await page.mouse.move(5, 5);
  await expect(messages).toHaveText(/Profile updated successfully!/);
  await page.clock.fastForward(2900);
  await expect(messages).toHaveCount(1);
  await page.clock.fastForward(200);
  await expect(messages).toHaveCount(0);

  await page.getByRole('button', { name: 'Warning', exact: true }).click();
  await messages.first().hover();
  await page.clock.fastForward(10_000);
  await expect(messages).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(3100);
  await expect(messages).toHaveCount(0);

  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await messages.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.fastForward(10_000);
  await expect(messages).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(messages).toHaveCount(0);
});

test('the days of the grid are reached with the arrow keys', async ({ page }) => {
  await page.goto('/gallery');
  const days = page.getByRole('group', { name: /^56 of 100 days complete/ });
  const today = days.getByRole('button', { name: 'Day 57, today' });
  await expect(days.locator('button[tabindex="0"]')).toHaveCount(1);
  await today.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(days.getByRole('button', { name: 'Day 46, complete, a rest day before it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Day 46 picked')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(days.getByRole('button', { name: 'Day 100, to come' })).toBeFocused();
});

test('tabs, switch and number field work by keyboard', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('tab', { name: 'Global' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'My Cohort (locked)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Those who began when you did.')).toBeVisible();

  const reminders = page.getByRole('switch', { name: /^Daily reminders/ });
  await reminders.focus();
  await page.keyboard.press('Space');
  await expect(reminders).not.toBeChecked();

  const reps = page.getByRole('textbox', { name: 'Reps done' }).first();
  await page.getByRole('button', { name: 'One rep more' }).first().click();
  await expect(reps).toHaveValue('71');
  await expect(page.getByText('+5 extra')).toBeVisible();
  await reps.fill('٨٠');
  await expect(page.getByText('+14 extra')).toBeVisible();
  await reps.fill('twelve');
  await expect(reps).toHaveValue('twelve');
  await expect(page.getByText('Not as typed: 66 reps will be recorded.')).toBeVisible();
  await reps.press('Enter');
  await expect(reps).toHaveValue('66');
  await expect(page.getByRole('button', { name: 'One rep fewer' }).first()).toBeDisabled();
});
