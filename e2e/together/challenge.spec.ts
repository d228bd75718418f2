import { exerciseIds } from '@hundred/domain/days/exercises';
import { completeDay, expect, setServerClock } from '../day/day-actions';
import { test } from '../fixtures';
import { codeOn, joinBy, openCompanions, type PageCompanion } from './company';

const hour = 3_600_000;
const rank = ({ page }: PageCompanion, name: string) =>
  page
    .getByRole('list', { name: 'Everyone in this challenge' })
    .getByRole('listitem')
    .filter({ hasText: name });

test('Three people start and join a challenge, which an offline day wins', async ({ browser, baseURL }) => {
  // Computed once, because after midnight the dates would differ.
  const today = new Date().setUTCHours(9, 0, 0, 0);
  const at = (daysAhead: number) => new Date(today + daysAhead * 24 * hour);
  const people = await openCompanions(browser, { baseURL, names: ['Tomasz', 'Adaeze', 'Sam'] });
  const [tomasz, adaeze, sam] = people as [PageCompanion, PageCompanion, PageCompanion];
  const now = new Date().toISOString();
  await tomasz.call(now, 'PUT', '/auth/profile', { displayName: tomasz.name });
  await tomasz.page.goto('/together');
  await tomasz.page.getByRole('button', { name: 'Start a challenge' }).click();
  const form = tomasz.page.getByRole('dialog');
  await form.getByLabel('Name').fill('Three days');
  await form.getByLabel('First day').fill(at(1).toISOString().slice(0, 10));
  await form.getByLabel('Last day').fill(at(3).toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Start the challenge' }).click();
  await expect(tomasz.page.getByRole('heading', { name: /^Starts on/ })).toBeVisible();
  await tomasz.page.getByRole('button', { name: 'Create link' }).click();
  const code = await codeOn(tomasz.page);
  for (const person of [adaeze, sam]) await joinBy(person, code);

  for (const day of [1, 2, 3]) await completeDay(adaeze, at(day).toISOString());
  for (const day of [1, 2]) await completeDay(tomasz, at(day).toISOString());
  await setServerClock(tomasz.page.context(), at(3).toISOString());
  await tomasz.page.reload();
  await expect(tomasz.page.getByRole('heading', { name: 'Day 3 of 3' })).toBeVisible();
  await expect(rank(tomasz, 'Adaeze')).toContainText('Rank 1');
  await expect(rank(tomasz, 'Tomasz')).toContainText('Rank 2');

  // Its dates are over; what Tomasz did offline on the last one arrives two days later.
  for (const exercise of exerciseIds)
    await tomasz.call(at(5).toISOString(), 'POST', '/challenge/complete-exercise', {
      exercise,
      deviceKey: crypto.randomUUID(),
      localDate: at(3).toISOString().slice(0, 10),
      timezone: 'UTC',
      at: at(3).toISOString(),
    });
  await setServerClock(tomasz.page.context(), at(5).toISOString());
  await tomasz.page.reload();
  await expect(tomasz.page.getByRole('heading', { name: 'Ended, waiting for the result' })).toBeVisible();
  await expect(rank(tomasz, 'Tomasz')).toContainText('Rank 1');
  await expect(rank(tomasz, 'Sam')).toContainText('missed 3');

  // A week after the last date is over everywhere, the result includes late facts and stays.
  await setServerClock(adaeze.page.context(), at(12).toISOString());
  await adaeze.page.reload();
  await expect(adaeze.page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible();
  for (const name of ['Adaeze', 'Tomasz']) await expect(rank(adaeze, name)).toContainText('Rank 1');
  await expect(rank(adaeze, 'Sam')).toContainText('Rank 3');
});
