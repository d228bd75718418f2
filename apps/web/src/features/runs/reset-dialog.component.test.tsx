import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { completeButton } from '../../testing/day-page';
import { expectMessage } from '../../testing/messages';
import { expectDeviceToHaveLog, showPage } from '../../testing/show-page';
import { hold } from '../../testing/story-api';

it('A restart on a date with a workout says once when the new run opens', async () => {
  await showPage('/settings', Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 4));
  await page.getByRole('button', { name: 'Restart Challenge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart Challenge' }).click();
  await expectMessage('Challenge reset! Starting fresh from Day 1. You start tomorrow.');
  await expect.element(page.getByRole('heading', { name: 'Day 1 starts tomorrow' })).toBeVisible();
});

it('A restart waits for an exercise that is on its way to the server', async () => {
  const heldCompletion = hold();
  const answers = { 'POST /challenge/complete-exercise': heldCompletion.answer };
  const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 4).on('2026-03-06');
  await showPage('/dashboard', story, { answers, width: 1280 });
  await expectDeviceToHaveLog(story);
  await completeButton('Push-ups').click();
  await expect.element(completeButton('Push-ups')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Restart Challenge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart Challenge' }).click();
  heldCompletion.letGo();
  await expectMessage('Challenge reset! Starting fresh from Day 1. You start tomorrow.');
});
