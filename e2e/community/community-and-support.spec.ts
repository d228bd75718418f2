import type { Community } from '@hundred/contract/together/community';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { expect, newChallenger } from '../day/day-actions';
import { test } from '../fixtures';
import { register } from '../identity/quiet-sign-up';
import { phone } from '../look/page-checks';

// The browser's own lines about requests without a connection.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('A shared milestone is cheered and reported, and a question written offline is answered', async ({
  page,
  context,
  playwright,
  baseURL,
  runAsOperator,
}) => {
  const now = new Date().toISOString();
  // Ana acts by the API: she shares her milestones, and has done her first day.
  const anasBrowser = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { idToken } = await register(anasBrowser);
  const callAsAna = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await anasBrowser.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  await callAsAna('POST', '/challenge/start', { timezone: 'UTC' });
  await callAsAna('POST', '/premium/start-trial', {});
  await callAsAna('PUT', '/community/me', { on: true });
  for (const exercise of exerciseIds) await callAsAna('POST', '/challenge/complete-exercise', { exercise });

  const ben = await newChallenger(page, now, 'UTC');
  await ben.call(now, 'POST', '/premium/start-trial', {});
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Together' }).click();
  await page.getByRole('link', { name: /^Community/ }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'earned the First Step badge' });
  await expect(entry).toContainText('Anonymous');
  const cheerAnswer = page.waitForResponse((answer) => answer.url().endsWith('/cheer'));
  await entry.getByRole('button', { name: 'Well done' }).click();
  await cheerAnswer;
  // A day that is finished late or early earns a further badge, and so makes another entry.
  const { entries: anasEntries } = (await callAsAna('GET', '/community')) as Community;
  expect(anasEntries.find(({ what }) => what === 'first_step')).toMatchObject({
    isOwn: true,
    cheered: 1,
  });

  await page.goto('/support');
  const question = page.getByLabel('Your question');
  await expect(page.getByText('No questions yet')).toBeVisible();
  await context.setOffline(true);
  await question.fill('How do I change my email address?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^No connection\. Your text is saved/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(question).toHaveValue('How do I change my email address?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();

  // The operator follows docs/operating.md.
  const openQuestions = await runAsOperator('list-support');
  expect(openQuestions).toContain('How do I change my email address?');
  // Each line begins with the id of its question. That of Ben is the only one of a person on the trial.
  const id =
    openQuestions
      .split('\n')
      .find((line) => line.includes('trial'))
      ?.split('  ')[0] ?? '';
  await runAsOperator('answer-support', id, 'Where you sign in.');
  await page.reload();
  await expect(page.getByText('Where you sign in.')).toBeVisible();

  // From a report to a suspension, with the commands of the same document.
  // `call` is typed for the calls about the day.
  const { entries } = (await ben.call(now, 'GET', '/community')) as unknown as Community;
  await ben.call(now, 'POST', `/community/${entries[0]?.id}/report`, {});
  const report = (await runAsOperator('list-reports')).split('\n')[0] ?? '';
  const anasId = /person (\S+)/.exec(report)?.[1] ?? '';
  await runAsOperator('suspend-social', anasId, '7');
  await runAsOperator('close-report', report.split('  ')[0] ?? '');
  expect(await runAsOperator('list-reports')).toContain('No open reports.');
  expect(await runAsOperator('audit')).toMatch(/close-report.*suspend-social/s);
  await page.goto('/community');
  await expect(page.getByText('No milestones yet')).toBeVisible();
  await anasBrowser.dispose();
});
