import { browser } from '../browser';
import { doneOfThree, expect, newChallenger } from '../day/day-actions';
import { test as base } from '../fixtures';
import { untilNothingPending, untilProgramStored } from '../offline/offline-actions';
import { cameraShowing, makeFilm } from './drawn-film';

const test = base.extend({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const film = await makeFilm();
      await use({ ...browser, args: [...browser.args, ...cameraShowing(film.path)] });
      film.remove();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 400_000 });
test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Permissions policy violation/],
});

test('The camera counts jumping jacks with the real model and without a connection', async ({
  page,
  context,
}) => {
  const now = new Date().toISOString();
  const person = await newChallenger(page, now, 'UTC');
  await person.call(now, 'POST', '/premium/start-trial', {});
  await person.call(now, 'PUT', '/previews/camera', { on: true });
  await page.goto('/dashboard');
  await untilProgramStored(page);

  // The page of the day may not use the camera, neither from the server nor from the cache.
  await page.reload();
  const tryCamera = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'allowed',
        ({ name }) => String(name),
      ),
    );
  expect(await tryCamera()).toBe('NotAllowedError');

  await page.getByRole('link', { name: 'Count reps of Jumping Jacks' }).click();
  await page.getByRole('link', { name: 'Count with the camera' }).click();
  await page.getByRole('button', { name: 'Download 4.6 MB' }).click();
  await expect(page.getByRole('button', { name: 'Start the camera' })).toBeVisible();

  // Offline, the page, the model and its runtime come from the device.
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(page.getByRole('heading', { name: 'The camera is blocked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Count by tapping' })).toBeVisible();
  await context.grantPermissions(['camera']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const requests: string[] = [];
  context.on('request', (request) => {
    // The page uses this request to look for a connection.
    if (!request.url().includes('/api/challenge/log?')) requests.push(`${request.method()} ${request.url()}`);
  });
  // Eight reps are counted by touch, so that the camera has to see only two.
  for (let rep = 0; rep < 8; rep += 1) await page.getByRole('button', { name: 'Add one rep' }).click();
  // Ten or more, because the film goes on.
  await expect(page.getByRole('status')).toHaveText(/^1\d of 10 done/, { timeout: 300_000 });
  expect(requests, 'nothing is asked for while reps are counted').toEqual([]);
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(doneOfThree(page, 1)).toBeVisible();
  await expect(page.getByText('Saved here until you’re back online: 1 exercise.')).toBeVisible();
  expect(await tryCamera()).toBe('NotAllowedError');
  await context.setOffline(false);
  await untilNothingPending(page);
  const today = await person.call(new Date().toISOString(), 'GET', '/challenge/today');
  expect(today.exercises).toMatchObject({ jumpingJacks: { completed: true } });
});
