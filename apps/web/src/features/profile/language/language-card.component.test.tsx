import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectMessage } from '../../../testing/messages';
import { showPage } from '../../../testing/show-page';
import { serverError } from '../../../testing/story-api';

const english = page.getByRole('radio', { name: 'English' });

it('A language that is not saved is not chosen, and a message says so', async () => {
  const answers = { 'PUT /auth/profile': serverError() };
  await showPage('/settings', personas['day 1'](), { answers });
  await expect.element(english).toBeChecked();
  await page.getByText('Deutsch').click();
  await expectMessage('We couldn’t change your language.');
  await expect.element(english).toBeChecked();
});

it('The card is absent if an older server has no languages', async () => {
  await showPage('/settings', personas['day 1'](), { person: { language: undefined } });
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Language' })).not.toBeInTheDocument();
});
