import { personas } from '@hundred/testkit/logs/personas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';

const panel = page.getByRole('region', { name: 'Push notifications' });
const toggle = page.getByRole('switch', { name: 'Notifications on this device' });
const openSettings = () => showPage('/settings/notifications', personas['day 1']());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('The notification settings say what to do', () => {
  it('if the browser blocks notifications', async () => {
    let permission: NotificationPermission = 'default';
    vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
    vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
      permission = 'denied';
      return permission;
    });
    await openSettings();
    await toggle.click();
    await expect.element(panel).toHaveTextContent('Notifications are blocked for this site.');
    expect(
      panel
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Click the icon beside the address, then Site settings.', 'Set Notifications to Allow.']);
    await expect.element(toggle).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('if the browser does not support notifications', async () => {
    const pushManager = Object.getOwnPropertyDescriptor(globalThis, 'PushManager')!;
    Reflect.deleteProperty(globalThis, 'PushManager');
    try {
      await openSettings();
      await expect.element(panel).toHaveTextContent('This browser can’t show push notifications.');
      await expect.element(toggle).not.toBeInTheDocument();
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      );
      await openSettings();
      await expect
        .element(panel)
        .toHaveTextContent('On iPhone and iPad, notifications need the installed app.');
    } finally {
      Object.defineProperty(globalThis, 'PushManager', pushManager);
    }
  });
});
