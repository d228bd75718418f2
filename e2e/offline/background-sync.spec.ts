import type { Page } from '@playwright/test';
import { completeOnPage, expect } from '../day/day-actions';
import { test } from '../fixtures';
import { doneOnServer, pendingLine, readyForThePark, untilNothingPending } from './offline-actions';

test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/ERR_FAILED/] });

const noon = '2026-05-04T12:00:00Z';
const oneHourOn = '2026-05-04T13:01:00Z';

/** The tab that pushes holds a lock. With the page's clock stopped, no other attempt starts automatically. */
const nothingIsTried = (page: Page) =>
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
  const person = await readyForThePark(page, noon, 'UTC');
  // Only the sync event of the browser may start it: no event of the page, and no timer.
  await page.route('**/api/**', (route) => route.abort('failed'));
  await completeOnPage(page, ['Push-ups', 'Sit-ups']);
  await expect(pendingLine(page)).toContainText('2 exercises');
  await page.clock.pauseAt(oneHourOn);
  const front = await context.newPage();
  await front.goto('about:blank');
  await front.bringToFront();
  await nothingIsTried(page);
  // Read before requests pass, because the browser also sends an event of its own, at a time of its choice.
  expect(await doneOnServer(person, oneHourOn)).toEqual([]);
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
  expect(await doneOnServer(person, oneHourOn)).toEqual(['2026-05-04 pushups', '2026-05-04 situps']);
});
