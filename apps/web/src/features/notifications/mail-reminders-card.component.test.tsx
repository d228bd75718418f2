import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { refusal } from '../../testing/story-api';

const someDays = () => Story.startedOn('2026-03-02', 'UTC').on('2026-03-02');
const toggle = page.getByRole('switch', { name: 'Mail me reminders' });

it('Reminders by e-mail are switched on and off', async () => {
  let state = 'off';
  const answers = {
    'GET /notifications/mail': () => ({ state, email: 'ana@example.com' }),
    'PUT /notifications/mail': (_derived: () => unknown, body: unknown) => {
      state = (body as { on: boolean }).on ? 'on' : 'off';
      return { success: true };
    },
  };
  await showPage('/settings/notifications', someDays(), { answers });
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(state).toBe('on');
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
});

it('Reminders by e-mail say why they could not be switched, and stay as they were', async () => {
  const answers = {
    'GET /notifications/mail': () => ({ state: 'off', email: 'ana@example.com' }),
    'PUT /notifications/mail': () => {
      throw refusal(409, 'mail_unavailable', 'This server sends no mail.');
    },
  };
  await showPage('/settings/notifications', someDays(), { answers });
  await toggle.click();
  await expectMessage('This server sends no mail.');
  await expect.element(toggle).not.toBeChecked();
});

it.each([
  ['not_verified', 'Confirm your e-mail in the Security tab first.', 1],
  ['no_mail', 'Reminders by e-mail', 0],
])('Reminders by e-mail that cannot be had (%s) offer no switch', async (state, text, count) => {
  const answers = { 'GET /notifications/mail': () => ({ state, email: 'ana@example.com' }) };
  await showPage('/settings/notifications', someDays(), { answers });
  await expect.element(page.getByRole('heading', { name: 'Notifications you get' })).toBeVisible();
  await expect.poll(() => page.getByText(text).elements().length).toBe(count);
  expect(toggle.elements()).toEqual([]);
});
