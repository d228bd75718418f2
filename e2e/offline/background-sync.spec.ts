import type { Page } from '@playwright/test';
import { completeOnPage, expect } from '../day/day-actions';
import { test } from '../fixtures';
import {
  newOfflineReadyChallenger,
  pendingLine,
  serverLogLines,
  untilNothingPending,
} from './offline-actions';

test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/ERR_FAILED/] });

const noon = '2026-05-04T12:00:00Z';
const oneHourOn = '2026-05-04T13:01:00Z';

/** Waits until no tab holds the lock for a push. With the page's clock stopped, no other attempt starts automatically. */
const untilNoPush = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter(({ name }) => name?.startsWith('hundred:push:')).length;
      }),
    )
    .toBe(0);

test('Pending commands are sent when the browser reports a connection again, with another page in front', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newOfflineReadyChallenger(page, noon, 'UTC');
  // The calls fail first, so that the commands are pending and only the sync event of the browser can send them.
  await page.route('**/api/**', (route) => route.abort('failed'));
  await completeOnPage(page, ['Push-ups', 'Sit-ups']);
  await expect(pendingLine(page)).toContainText('2 exercises');
  await page.clock.pauseAt(oneHourOn);
  const otherPage = await context.newPage();
  await otherPage.goto('about:blank');
  await otherPage.bringToFront();
  await untilNoPush(page);
  // The log is read before requests pass, because the browser also sends a sync event of its own at any time.
  expect(await serverLogLines(person, oneHourOn)).toEqual([]);
  await page.unroute('**/api/**');

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: baseURL ?? '',
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  });
  await untilNothingPending(page);
  expect(await serverLogLines(person, oneHourOn)).toEqual(['2026-05-04 pushups', '2026-05-04 situps']);
});
