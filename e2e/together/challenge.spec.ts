import { exerciseIds } from '@hundred/domain/days/exercises';
import { completeDay, expect, setServerClock } from '../day/day-actions';
import { test } from '../fixtures';
import { invitationCodeOn, joinByCode, openCompanions, type PageCompanion } from './companions';

const hour = 3_600_000;
const rowOf = ({ page }: PageCompanion, name: string) =>
  page
    .getByRole('list', { name: 'Everyone in this challenge' })
    .getByRole('listitem')
    .filter({ hasText: name });

test('Three people start and join a challenge, which an offline day wins', async ({ browser, baseURL }) => {
  // Today is computed once, because midnight may pass during the test.
  const today = new Date().setUTCHours(9, 0, 0, 0);
  const inDays = (daysAhead: number) => new Date(today + daysAhead * 24 * hour);
  const people = await openCompanions(browser, { baseURL, names: ['Tomasz', 'Adaeze', 'Sam'] });
  const [tomasz, adaeze, sam] = people as [PageCompanion, PageCompanion, PageCompanion];
  const now = new Date().toISOString();
  await tomasz.call(now, 'PUT', '/auth/profile', { displayName: tomasz.name });
  await tomasz.page.goto('/together');
  await tomasz.page.getByRole('button', { name: 'Start a challenge' }).click();
  const form = tomasz.page.getByRole('dialog');
  await form.getByLabel('Name').fill('Three days');
  await form.getByLabel('First day').fill(inDays(1).toISOString().slice(0, 10));
  await form.getByLabel('Last day').fill(inDays(3).toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Start the challenge' }).click();
  await expect(tomasz.page.getByRole('heading', { name: /^Starts on/ })).toBeVisible();
  await tomasz.page.getByRole('button', { name: 'Create link' }).click();
  const code = await invitationCodeOn(tomasz.page);
  for (const person of [adaeze, sam]) await joinByCode(person, code);

  for (const day of [1, 2, 3]) await completeDay(adaeze, inDays(day).toISOString());
  for (const day of [1, 2]) await completeDay(tomasz, inDays(day).toISOString());
  await setServerClock(tomasz.page.context(), inDays(3).toISOString());
  await tomasz.page.reload();
  await expect(tomasz.page.getByRole('heading', { name: 'Day 3 of 3' })).toBeVisible();
  await expect(rowOf(tomasz, 'Adaeze')).toContainText('Rank 1');
  await expect(rowOf(tomasz, 'Tomasz')).toContainText('Rank 2');

  // The dates are over. What Tomasz did offline on the last one arrives two days later.
  for (const exercise of exerciseIds)
    await tomasz.call(inDays(5).toISOString(), 'POST', '/challenge/complete-exercise', {
      exercise,
      deviceKey: crypto.randomUUID(),
      localDate: inDays(3).toISOString().slice(0, 10),
      timezone: 'UTC',
      at: inDays(3).toISOString(),
    });
  await setServerClock(tomasz.page.context(), inDays(5).toISOString());
  await tomasz.page.reload();
  await expect(tomasz.page.getByRole('heading', { name: 'Ended, waiting for the result' })).toBeVisible();
  await expect(rowOf(tomasz, 'Tomasz')).toContainText('Rank 1');
  await expect(rowOf(tomasz, 'Sam')).toContainText('missed 3');

  // A week after the last date is over in every time zone, the result includes late facts and is final.
  await setServerClock(adaeze.page.context(), inDays(12).toISOString());
  await adaeze.page.reload();
  await expect(adaeze.page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible();
  for (const name of ['Adaeze', 'Tomasz']) await expect(rowOf(adaeze, name)).toContainText('Rank 1');
  await expect(rowOf(adaeze, 'Sam')).toContainText('Rank 3');
});
