import type { Page } from '@playwright/test';
import {
  allExerciseNames,
  completeButton,
  completeDay,
  expect,
  openDashboard,
  stage,
} from '../day/day-actions';
import { test } from '../fixtures';
import { openCompanions, type PageCompanion } from './companions';

const day = 24 * 60 * 60_000;

/** The celebration waits two seconds for the answer about the team, which takes longer on a busy machine. */
const waitLongerForTeam = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout } = window;
    const longer = (work: () => void, delay?: number, ...args: unknown[]) =>
      setTimeout(work, delay === 2000 ? 60_000 : delay, ...args);
    window.setTimeout = longer as typeof setTimeout;
  });

test('The second finish of a team of two makes its day count, and the page says so', async ({
  browser,
  baseURL,
}) => {
  const people = await openCompanions(browser, { baseURL, names: ['Tomasz', 'Adaeze'] });
  const [tomasz, adaeze] = people as [PageCompanion, PageCompanion];
  const today = new Date().toISOString();
  for (const person of people) await person.call(today, 'PUT', '/auth/profile', { displayName: person.name });
  const { id } = await tomasz.call(today, 'POST', '/teams', { name: 'Early Shift' });
  const { invite } = await tomasz.call(today, 'POST', `/teams/${id}/invite`);
  await adaeze.call(today, 'POST', `/join/${(invite as { code: string }).code}`);

  // A date counts for those who were members for all of it.
  const tomorrow = `${new Date(Date.now() + day).toISOString().slice(0, 10)}T10:00:00.000Z`;
  await completeDay(tomasz, tomorrow);
  const { page } = adaeze;
  const groupsAnswer = page.waitForResponse(/\/api\/together$/);
  await openDashboard(page, tomorrow);
  await groupsAnswer;
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  // The first visit stores that there is a team, so that the next one reserves a place for its line.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Early Shift');
  await page.reload();
  const teamLine = page.getByRole('link', { name: /Early Shift/ });
  await expect(teamLine).toContainText('1 of 2 done.');
  await expect(teamLine).toContainText('One more and today counts.');

  await waitLongerForTeam(page);
  for (const name of allExerciseNames) await completeButton(page, name).click();
  await expect(stage(page).getByText('Today counts for your team: 2 of 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(stage(page)).toHaveCount(0);
  await expect(teamLine).toContainText('2 of 2 done.');
  await expect(teamLine).toContainText('Your team is done for today.');
  for (const person of people) await person.page.context().close();
});
