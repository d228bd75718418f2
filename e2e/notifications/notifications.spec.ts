import type { Page } from '@playwright/test';
import { expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { holdRequests } from '../hold-requests';
import { message } from '../messages';
import { installFakePush, loseSubscription, openPushes, shownOn, tap } from './fake-push';
import { test } from './product-with-push';

test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/status of (400|401|409|502|503)/] });
test.describe.configure({ timeout: 180_000 });

const hour = 3_600_000;
const toggle = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' });
const requestTo = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().endsWith(`/api/notifications/${path}`));
const failCalls = (page: Page, path: string) =>
  page.route(`**/api/notifications/${path}`, (route) =>
    route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
  );
/** Signing out allows 1.5 s for the server and 2 s in all, which a busy machine exceeds before the request arrives. */
const waitLongerForLeaving = (page: Page) =>
  page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    const { setTimeout } = window;
    const longer = (work: () => void, delay?: number) => setTimeout(work, delay === 2000 ? 60_000 : delay);
    window.setTimeout = longer as typeof setTimeout;
  });
const rememberedSetting = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pushNotificationsEnabled'));

test('Notifications are switched on, tested, shown, tapped, lost, restored and switched off', async ({
  page,
  context,
  service,
}) => {
  const device = service.newDevice('phone');
  await installFakePush(context, device);
  await context.grantPermissions(['notifications']);
  const person = await newPerson(page);
  await startWithPastDates(person, 'c');
  // The reminder is moved by twelve hours, because at nine it might arrive during the test.
  const reminderTime = new Date(Date.now() + 12 * hour).toISOString().slice(11, 16);
  await person.call(new Date().toISOString(), 'PUT', '/auth/profile', { reminderTime });
  await page.goto('/settings/notifications');

  // The first request for permission; the server is unavailable at first.
  await expect(toggle(page)).not.toBeChecked();
  await expect(
    page.getByText('Off. Turn on the switch, then allow notifications in your browser.'),
  ).toBeVisible();
  await expect(devices(page)).toContainText('No device gets your notifications yet.');
  await failCalls(page, 'subscribe');
  await toggle(page).click();
  await expect(message(page, 'Failed to enable notifications. Please try again.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'One moment.' })).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
  await page.unroute('**/api/notifications/subscribe');
  const [subscribeRequest] = await Promise.all([requestTo(page, 'subscribe'), toggle(page).click()]);
  expect(subscribeRequest.postDataJSON()).toEqual({
    subscription: device.subscription,
    deviceInfo: { userAgent: expect.stringContaining('Chrome'), platform: expect.any(String) },
  });
  await expect(toggle(page)).toBeChecked();
  await expect(devices(page)).toContainText(/Chrome on .*This device, added/);
  expect(await rememberedSetting(page)).toBe('true');

  // A test notification goes through the push service, and its result is passed to the worker.
  const testButton = page.getByRole('button', { name: 'Send test notification' });
  device.answers.push({ status: 500 });
  await testButton.click();
  await expect(
    message(page, 'Failed to send test notification. Please make sure notifications are enabled.'),
  ).toBeVisible();
  await testButton.click();
  await expect(message(page, 'Test notification sent! You should receive it shortly.')).toBeVisible();
  const deliver = await openPushes(page);
  await deliver(JSON.stringify(device.received.at(-1)?.read()));
  await deliver(JSON.stringify(device.received.at(-1)?.read()));
  await expect
    .poll(() => shownOn(page))
    .toEqual([
      {
        title: 'Notifications work',
        body: 'This device will get your reminders.',
        tag: 'test',
        icon: expect.stringMatching(/\/icon-192\.png$/),
        badge: expect.stringMatching(/\/badge-96\.png$/),
        data: '/settings/notifications',
        vibrate: [200, 100, 200],
      },
    ]);
  // Data that is not understood shows a notification too, as browsers require.
  await deliver('not what we send');
  await expect.poll(async () => (await shownOn(page)).map(({ tag }) => tag).sort()).toEqual(['news', 'test']);
  await deliver(JSON.stringify({ title: 'New badge', body: '', url: '/badges', tag: 'achievement' }));
  await expect.poll(async () => (await shownOn(page)).length).toBe(3);
  await tap(page, 'achievement');
  await expect(page).toHaveURL('/badges');
  await expect.poll(async () => (await shownOn(page)).length).toBe(2);

  // A subscription that the server or the browser has lost is restored at the next start, on any page.
  const { endpoint } = device.subscription;
  await person.call(new Date().toISOString(), 'POST', '/notifications/unsubscribe', { endpoint });
  await loseSubscription(page);
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/notifications/subscribe') && answer.ok()),
    page.goto('/dashboard'),
  ]);

  // A device that was removed elsewhere stays off, until it is switched on here.
  const { devices: registered } = await person.call(
    new Date().toISOString(),
    'GET',
    '/notifications/devices',
  );
  const [{ id } = { id: '' }] = registered as { id: string }[];
  await person.call(new Date().toISOString(), 'DELETE', `/notifications/devices/${id}`);
  await page.goto('/settings/notifications');
  await expect(toggle(page)).not.toBeChecked();
  await expect(
    page.getByText('Off. Turn on the switch. Your browser already allows notifications.'),
  ).toBeVisible();
  await expect(devices(page)).toContainText('No device gets your notifications yet.');
  await toggle(page).click();
  await expect(devices(page)).toContainText('This device');

  // Each kind is switched separately, for all devices.
  await expect(toggle(page)).toBeChecked();
  const kinds = page.getByRole('region', { name: 'Choose your notifications' });
  await kinds.getByText('Advanced').click();
  await expect(kinds.locator('details')).toHaveAttribute('open');
  const kindCount = await kinds.getByRole('switch').count();
  await expect(kinds.getByText('Active')).toHaveCount(kindCount);
  // Waits for the answer, because a reload cancels pending requests.
  const [profileAnswer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/auth/profile')),
    kinds.getByRole('switch', { name: 'Streak warnings' }).click(),
  ]);
  expect(profileAnswer.request().postDataJSON()).toEqual({ streakWarnings: false });
  await expect(kinds.getByText('Active')).toHaveCount(kindCount - 1);
  await page.reload();
  await expect(kinds.getByRole('switch', { name: 'Streak warnings' })).not.toBeChecked();

  await failCalls(page, 'unsubscribe');
  await toggle(page).click();
  await expect(message(page, 'Failed to disable notifications. Please try again.')).toBeVisible();
  await expect(toggle(page)).toBeChecked();
  await page.unroute('**/api/notifications/unsubscribe');
  const [unsubscribeRequest] = await Promise.all([requestTo(page, 'unsubscribe'), toggle(page).click()]);
  expect(unsubscribeRequest.postDataJSON()).toEqual({ endpoint: device.subscription.endpoint });
  await expect(toggle(page)).not.toBeChecked();
  await expect(
    page.getByText('Off. Turn on the switch. Your browser already allows notifications.'),
  ).toBeVisible();
  await expect(devices(page)).toContainText('No device gets your notifications yet.');
  expect(await rememberedSetting(page)).toBe('false');

  // The device is switched on again without a question and removed from the list. Then it is switched on while the
  // person signs out, which removes it from the server.
  await toggle(page).click();
  await devices(page)
    .getByRole('button', { name: /^Remove Chrome/ })
    .click();
  await expect(toggle(page)).not.toBeChecked();
  await waitLongerForLeaving(page);
  // The server gets the request only after signing out has begun.
  const release = await holdRequests(page, '**/api/notifications/subscribe');
  await toggle(page).click();
  await expect(page.getByText('One moment.')).toBeVisible();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/notifications/unsubscribe') && answer.ok()),
    page.getByRole('button', { name: 'Log out' }).click().then(release),
  ]);
  await expect(page).toHaveURL('/login');
});
