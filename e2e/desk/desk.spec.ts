import type { Community } from '@hundred/contract/together/community';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { test } from '../fixtures';
import { register } from '../identity/quiet-sign-up';
import { enterPassword, expect, newEmail, signUp } from '../identity/signing-in';

// The browser's own lines about the desk before the grant, and about a sign-in that is too old.
test.use({ expectedConsoleErrors: [/status of (403|404)/] });

const signInTooOld = { error: 'sign_in_again', message: 'Please sign in again to do this.' };

test('An operator answers, handles a report, suspends after a fresh sign-in, and announces', async ({
  page,
  playwright,
  baseURL,
  runAsOperator,
}) => {
  const registerWithTrial = async () => {
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const { idToken, user } = await register(context);
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object, status = 200) => {
      const headers = { authorization: `Bearer ${idToken}` };
      const answer = await context.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
      expect(answer.status(), path).toBe(status);
      return answer.json();
    };
    await call('POST', '/challenge/start', { timezone: 'UTC' });
    await call('POST', '/premium/start-trial', {});
    return { call, id: user.uid, dispose: () => context.dispose() };
  };
  const [ana, ben] = [await registerWithTrial(), await registerWithTrial()];
  await ana.call('PUT', '/auth/profile', { displayName: 'Ana Berg' });
  await ana.call('PUT', '/community/me', { on: true });
  for (const exercise of exerciseIds) await ana.call('POST', '/challenge/complete-exercise', { exercise });
  const { entries } = (await ben.call('GET', '/community')) as Community;
  await ben.call('POST', `/community/${entries[0]?.id}/report`, {});
  const message = 'Where can I see my badges, please?';
  await ana.call('POST', '/support', { topic: 'other', message, deviceKey: 'one' });

  const email = newEmail();
  await signUp(page, email, 'Mara');
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await runAsOperator('grant-operator', email);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await page.getByRole('link', { name: /^Support 1/ }).click();
  await expect(page.getByLabel('Question', { exact: true }).getByText(message)).toBeVisible();
  await page.getByLabel('Your answer').fill('On the page Badges.');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  const { requests } = await ana.call('GET', '/support');
  expect(requests[0].answer.words).toBe('On the page Badges.');

  await page.getByRole('link', { name: /^Reports 1/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Show person' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ana Berg' })).toBeVisible();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByLabel('Reason').fill('Rude to others');
  // The first attempt meets a sign-in that is too old.
  await page.route('**/suspension', (route) => route.fulfill({ status: 403, json: signInTooOld }), {
    times: 1,
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  const signInDialog = page.getByRole('alertdialog', { name: 'Sign in again' });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    signInDialog.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await enterPassword(popup, email);
  await expect(page.getByText(/^Suspended until/)).toContainText('Rude to others');
  const suspendedStatus = 403;
  await ana.call('GET', '/community', undefined, suspendedStatus);
  // The report is closed, because other journeys on this server expect no reports but their own.
  await page.getByRole('link', { name: /^Reports 1/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  const announcement = page.getByRole('heading', { name: 'Announcement' });
  await announcement.click();
  await page.getByLabel('Message to everyone').fill('The gym is closed on Friday.');
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('button', { name: 'End announcement' })).toBeVisible();
  const { user } = await ben.call('GET', '/auth/me');
  expect(user.announcement.text).toBe('The gym is closed on Friday.');

  // The announcement is ended, because other journeys on this server would show it.
  await page.getByRole('button', { name: 'End announcement' }).click();
  await expect(page.getByRole('button', { name: 'End announcement' })).toBeHidden();
  await announcement.click();
  await expect(page.getByRole('button', { name: 'Announce' })).toBeVisible();

  await page.getByRole('link', { name: 'Audit' }).click();
  const auditEntries = page.getByRole('region', { name: 'What operators did' });
  await expect(auditEntries).toContainText('Mara suspended Ana Berg (7 days, Rude to others)');
  await expect(auditEntries).toContainText('Mara answered Ana Berg');
  await expect(auditEntries).toContainText('Command line made Mara an operator');
  // The only operator stays until there is another one.
  await expect(runAsOperator('revoke-operator', email)).rejects.toThrow('the only operator');
  await runAsOperator('grant-operator', ben.id);
  await runAsOperator('revoke-operator', email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await Promise.all([ana.dispose(), ben.dispose()]);
});
