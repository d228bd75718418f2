import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';

it('A restart on a date with a workout says once when the new run opens', async () => {
  await showPage('/settings', Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 4));
  await page.getByRole('button', { name: 'Restart Challenge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart Challenge' }).click();
  await expectMessage('Challenge reset! Starting fresh from Day 1. It opens tomorrow.');
  await expect.element(page.getByRole('heading', { name: 'Day 1 opens tomorrow' })).toBeVisible();
});
