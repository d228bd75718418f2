import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { PrivacyNotice } from './privacy-notice';

const notice = ({ hasStarted }: { hasStarted: boolean }) => (
  <MemoryRouter>
    <PrivacyNotice hasStarted={hasStarted} />
  </MemoryRouter>
);
const banner = page.getByRole('region', { name: 'Privacy & Cookies' });

/** Lets time pass and React render. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Rendered once to load its code, so that later it is shown as soon as it is due.
  await render(notice({ hasStarted: true }));
  await wait(2000);
  await expect.element(banner).toBeVisible();
  await cleanup();
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('The notice comes 1.5 s after the onboarding, which starts the challenge', async () => {
  const screen = await render(notice({ hasStarted: false }));
  await wait(10_000);
  expect(banner.query()).toBeNull();
  await screen.rerender(notice({ hasStarted: true }));
  dispatchEvent(new Event('onboardingComplete'));
  // Lets React handle the event before the clock moves.
  await screen.rerender(notice({ hasStarted: true }));
  await wait(1499);
  expect(banner.query()).toBeNull();
  await wait(1);
  expect(banner.query()).not.toBeNull();
});

it.each(['Accept & Continue', 'Close'])(
  'The notice comes 2 s after each later load, until %s is pressed',
  async (answer) => {
    localStorage.setItem('hasSeenOnboarding', 'true');
    for (const _load of ['the first', 'the second']) {
      await cleanup();
      await render(notice({ hasStarted: false }));
      await wait(1999);
      expect(banner.query()).toBeNull();
      await wait(1);
      expect(banner.query()).not.toBeNull();
    }
    await banner.getByRole('button', { name: answer }).click();
    await expect.element(banner).not.toBeInTheDocument();
    await cleanup();
    await render(notice({ hasStarted: false }));
    await wait(60_000);
    expect(banner.query()).toBeNull();
  },
);
