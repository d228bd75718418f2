import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../../testing/show-page';
import { unreachable } from '../../testing/story-api';

const dayOne = () => Story.startedOn('2026-03-02', 'UTC').on('2026-03-02');
const link = page.getByRole('link', { name: /email$/ });

it.each([
  [false, 'Not confirmed', 'Confirm or change email'],
  [true, 'Confirmed', 'Change email'],
])(
  'The Security tab says whether the email is confirmed (%s) and leads to its page',
  async (verified, text, name) => {
    const answers = { 'GET /auth/email': () => ({ verified, changeUrl: '/identity/email' }) };
    await showPage('/settings/security', dayOne(), { answers });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(link).toHaveAttribute('href', '/identity/email');
    await expect.element(link).toHaveTextContent(name);
  },
);

it('The Security tab offers to confirm an address again that refused mail', async () => {
  const status = { verified: true, changeUrl: '/identity/email', mailRefused: true };
  await showPage('/settings/security', dayOne(), { answers: { 'GET /auth/email': () => status } });
  await expect.element(page.getByText('This address refused our email', { exact: false })).toBeVisible();
  await expect.element(link).toHaveTextContent('Confirm or change email');
});

it.each([
  ['another service keeps the account', { 'GET /auth/email': () => ({ verified: null, changeUrl: null }) }],
  ['the server does not answer', { 'GET /auth/email': unreachable() }],
])('The Security tab offers no change of the email if %s', async (_why, answers) => {
  await showPage('/settings/security', dayOne(), { answers });
  await expect.element(page.getByRole('heading', { name: 'Sign-in method' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change password' })).toBeVisible();
  expect(link.elements()).toEqual([]);
});
