import type { Browser, Page } from '@playwright/test';
import { acceptPrivacy } from '../accept-privacy';
import { expect, type JourneyPerson, newPerson } from '../day/day-actions';

/** One of a few people who know each other, with their own browser. */
export type PageCompanion = JourneyPerson & { name: string };

type Options = { baseURL: string | undefined; names: readonly string[] };

/** Opens a browser for each person. All start today, and the first has Premium, which starting a group requires. */
export async function openCompanions(
  browser: Browser,
  { baseURL, names }: Options,
): Promise<PageCompanion[]> {
  const people: PageCompanion[] = [];
  for (const name of names) {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'en-US',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await acceptPrivacy(context);
    const person = await newPerson(await context.newPage());
    const now = new Date().toISOString();
    await person.call(now, 'POST', '/challenge/start', { timezone: 'UTC' });
    if (people.length === 0) await person.call(now, 'POST', '/premium/start-trial');
    people.push({ ...person, name });
  }
  return people;
}

/** The code on the invitation card of this page. */
export async function invitationCodeOn(page: Page): Promise<string> {
  const code = page.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/);
  await expect(code).toBeVisible();
  return ((await code.textContent()) ?? '').replace(' ', '');
}

/** Follows an invitation with this display name. */
export async function joinByCode({ page, name }: PageCompanion, code: string): Promise<void> {
  await page.goto(`/join/${code}`);
  const field = page.getByLabel('Display name');
  const join = page.getByRole('button', { name: /^Join the/ });
  await expect(join).toBeVisible();
  if (await field.isVisible()) await field.fill(name);
  await join.click();
  await expect(page).toHaveURL(/\/together\//);
}
