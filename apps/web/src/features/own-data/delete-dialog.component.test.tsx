import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../testing/show-page';
import { hold, refusal } from '../../testing/story-api';

it('The dialog offers no way back while the deletion is under way', async () => {
  const heldDeletion = hold(() => ({ success: true }));
  await showPage('/settings/security', Story.startedOn('2026-03-02', 'UTC'), {
    answers: { 'DELETE /account': heldDeletion.answer },
  });
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabelText('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Keep my account' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  heldDeletion.letGo();
  await expect.poll(() => location.pathname).toBe('/login');
});

it('The dialog says why the only operator cannot delete their account', async () => {
  const message = 'You’re the only operator. Make another person an operator first.';
  await showPage('/settings/security', Story.startedOn('2026-03-02', 'UTC'), {
    answers: { 'DELETE /account': refusal(409, 'only_operator', message) },
  });
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabelText('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Keep my account' })).toBeEnabled();
});
