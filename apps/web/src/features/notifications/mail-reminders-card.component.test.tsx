import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { refusal } from '../../testing/story-api';

const dayOne = () => Story.startedOn('2026-03-02', 'UTC').on('2026-03-02');
const toggle = page.getByRole('switch', { name: 'Email me reminders' });

it('Reminders by email are switched on and off', async () => {
  let state = 'off';
  const answers = {
    'GET /notifications/mail': () => ({ state, email: 'ana@example.com' }),
    'PUT /notifications/mail': (_derived: () => unknown, body: unknown) => {
      state = (body as { on: boolean }).on ? 'on' : 'off';
      return { success: true };
    },
  };
  await showPage('/settings/notifications', dayOne(), { answers });
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(state).toBe('on');
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
});

it('The weekly recap by email is switched without the reminders', async () => {
  let weekRecap = false;
  const sent: unknown[] = [];
  const answers = {
    'GET /notifications/mail': () => ({ state: 'off', email: 'ana@example.com', weekRecap }),
    'PUT /notifications/mail': (_derived: () => unknown, body: unknown) => {
      sent.push(body);
      weekRecap = (body as { weekRecap: boolean }).weekRecap;
      return { success: true };
    },
  };
  await showPage('/settings/notifications', dayOne(), { answers });
  const recap = page.getByRole('switch', { name: 'Email me my weekly recap' });
  await recap.click();
  await expect.element(recap).toBeChecked();
  await expect.element(toggle).not.toBeChecked();
  expect(sent).toEqual([{ weekRecap: true }]);
});

it('Reminders by email say why they could not be switched, and stay as they were', async () => {
  const answers = {
    'GET /notifications/mail': () => ({ state: 'off', email: 'ana@example.com' }),
    'PUT /notifications/mail': () => {
      throw refusal(409, 'mail_unavailable', 'This server can’t send email.');
    },
  };
  await showPage('/settings/notifications', dayOne(), { answers });
  await toggle.click();
  await expectMessage('This server can’t send email.');
  await expect.element(toggle).not.toBeChecked();
});

it('Reminders by email to an address that bounced can be tried again', async () => {
  let mailRefused = true;
  const answers = {
    'GET /notifications/mail': () => ({ state: 'on', email: 'ana@example.com', mailRefused }),
    'PUT /notifications/mail': (_derived: () => unknown, body: unknown) => {
      mailRefused = !(body as { on: boolean }).on;
      return { success: true };
    },
  };
  await showPage('/settings/notifications', dayOne(), { answers });
  await page.getByRole('button', { name: 'Try this address again' }).click();
  await expect.poll(() => page.getByText('ana@example.com refused our email').elements().length).toBe(0);
  await expect.element(toggle).toBeChecked();
});

it('Reminders by email say that the address of another issuer is confirmed there', async () => {
  const mail = { state: 'not_verified', email: 'ana@example.com', confirmedBy: 'issuer', mailRefused: false };
  await showPage('/settings/notifications', dayOne(), {
    answers: { 'GET /notifications/mail': () => mail },
  });
  await expect.element(page.getByText('Confirm your email at your sign-in service first.')).toBeVisible();
});

it.each([
  ['not_verified', 'Confirm your email in the Security tab first.', 1],
  ['no_mail', 'Reminders by email', 0],
])('Reminders by email that are not available (%s) offer no switch', async (state, text, count) => {
  const answers = { 'GET /notifications/mail': () => ({ state, email: 'ana@example.com' }) };
  await showPage('/settings/notifications', dayOne(), { answers });
  await expect.element(page.getByRole('heading', { name: 'Choose your notifications' })).toBeVisible();
  await expect.poll(() => page.getByText(text).elements().length).toBe(count);
  expect(toggle.elements()).toEqual([]);
});
