import { personas } from '@hundred/testkit/logs/personas';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureInstallPrompt } from '../platform/device/install-prompt';
import { closeStage } from '../testing/day-page';
import { showPage } from '../testing/show-page';
import { currentToasts, dismissToast, toast } from '../ui/feedback/toast-store';

const deviceAfterWorkout = { privacyAccepted: 'true', hasCompletedWorkout: 'true' };
/** In pixels, with its border. */
const tabBarHeight = 66;
/** One row of buttons, or two lines of text. */
const mostStripHeight = 88;
const exercises = ['Push-ups', 'Sit-ups', 'Jumping Jacks'];
const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const banner = () => document.querySelector('[data-banners] > section');

/** Fires the event of a browser that can install the app. */
const offerInstall = () =>
  dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {},
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    }),
  );

describe('the offer to install', () => {
  beforeAll(captureInstallPrompt);

  it('does not disturb the celebration, appears on the next page and leaves with that page', async () => {
    // Without reminders Day 1 has no other question, so the offer has its turn.
    const screen = await showPage('/dashboard', personas['day 1'](), { person: { dailyReminders: false } });
    offerInstall();
    for (const name of exercises)
      await screen.getByRole('button', { name: `Complete ${name}`, exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: 'Day 1 Complete' })).toBeVisible();
    await closeStage();
    const link = (name: string) => screen.getByRole('link', { name, exact: true });
    const install = screen.getByRole('region', { name: 'Install Hundred' });
    expect(install.query()).toBeNull();
    await link('Progress').click();
    await expect.element(install.getByRole('button', { name: 'Install Now' })).toBeVisible();
    await link('Leaderboard').click();
    await expect.element(screen.getByRole('heading', { name: 'Leaderboard', level: 1 })).toBeVisible();
    expect(install.query()).toBeNull();
    await link('Progress').click();
    await expect.element(screen.getByRole('heading', { name: /2026/, level: 1 })).toBeVisible();
    expect(install.query()).toBeNull();
  });

  it('is not repeated after the browser’s own prompt was declined', async () => {
    const showProgress = () =>
      showPage('/progress', personas['day 57 with rests'](), { device: deviceAfterWorkout });
    const screen = await showProgress();
    offerInstall();
    await screen.getByRole('button', { name: 'Install Now' }).click();
    await expect.poll(banner).toBeNull();
    const secondVisit = await showProgress();
    offerInstall();
    await expect.element(secondVisit.getByRole('heading', { name: /2026/, level: 1 })).toBeVisible();
    expect(banner()).toBeNull();
  });

  it('waits at the end of a page with exercises, and moves nothing on it', async () => {
    const screen = await showPage('/dashboard', personas['day 57 with rests'](), {
      device: deviceAfterWorkout,
      width: 360,
      height: 640,
    });
    await expect.element(screen.getByRole('button', { name: 'Complete Sit-ups' })).toBeVisible();
    // Wait for the parts that load later.
    await expect.element(screen.getByText('Three Quarters badge')).toBeVisible();
    await expect.element(screen.getByText('Complete Day 50')).toBeVisible();
    const boxesBefore = boxes('main *');
    offerInstall();
    await expect.poll(banner).not.toBeNull();
    expect(boxes('main *')).toEqual(boxesBefore);
    const [strip] = boxes('[data-banners] > section');
    const [page] = boxes('main');
    // The strip overlaps only the space below the content, which is reserved for the phone's tab bar.
    expect(strip!.top).toBeGreaterThan(
      Math.max(...boxes('main :is(a, button, p)').map(({ bottom }) => bottom)),
    );
    expect(page!.bottom - strip!.top).toBeLessThanOrEqual(tabBarHeight);
    banner()!.scrollIntoView();
    const bottom = banner()!.getBoundingClientRect().bottom;
    expect(Math.round(bottom)).toBeLessThanOrEqual(Math.round(boxes('[data-bottom-bar]')[0]!.top));
  });
});

describe('the privacy notice', () => {
  it('is a slim strip at the lower edge, for which the page reserves space', async () => {
    const screen = await showPage('/progress', personas['day 57 with rests'](), {
      device: { hasSeenOnboarding: 'true' },
      width: 360,
      height: 640,
    });
    await expect.element(screen.getByRole('heading', { name: /2026/, level: 1 })).toBeVisible();
    await expect.poll(banner).not.toBeNull();
    const [strip] = boxes('[data-banners] > section');
    const [bar] = boxes('[data-bottom-bar]');
    expect(strip!.height).toBeLessThanOrEqual(mostStripHeight);
    expect(Math.round(strip!.bottom)).toBe(Math.round(bar!.top));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = Math.max(...boxes('main :is(a, button, p)').map(({ bottom }) => bottom));
    expect(last).toBeLessThanOrEqual(boxes('[data-banners] > section')[0]!.top);
  });
});

describe('a message', () => {
  const dismissAll = () => currentToasts().map(({ id }) => dismissToast(id));
  beforeEach(dismissAll);
  afterEach(dismissAll);

  it.each([
    ['day 57 with rests', 'Complete Sit-ups', 360, 640],
    ['day 57 with rests', 'Complete Sit-ups', 1280, 800],
    ['day 100', 'Start Season 2', 360, 640],
  ] as const)(
    'on %s covers nothing that can be pressed, such as %s, at %i × %i',
    async (name, button, width, height) => {
      const screen = await showPage('/dashboard', personas[name](), { width, height });
      await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
      toast('We couldn’t save your rest day. Please try again in a moment.', 'error', 60_000);
      const message = () => document.querySelector('li[data-state=open]');
      await expect.poll(message).not.toBeNull();
      const coveredControls = () =>
        boxes('main :is(a, button), header :is(a, button), nav a').filter((box) =>
          overlap(box, message()!.getBoundingClientRect()),
        );
      // The message also moves away from controls that appear late.
      await expect.poll(coveredControls).toEqual([]);
      for (const top of [150, 400, 700, 1000]) {
        window.scrollTo({ top, behavior: 'instant' });
        await expect.poll(coveredControls).toEqual([]);
      }
    },
  );
});
