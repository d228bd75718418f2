import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PrivacyNotice } from './privacy-notice';

const notice = (hasStarted: boolean) => (
  <MemoryRouter>
    <PrivacyNotice hasStarted={hasStarted} />
  </MemoryRouter>
);

it('comes 1.5 s after the onboarding, which makes the person one who has started', async () => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const screen = await render(notice(false));
    await screen.rerender(notice(true));
    dispatchEvent(new Event('onboardingComplete'));
    await screen.rerender(notice(true));
    await vi.advanceTimersByTimeAsync(1499);
    expect(page.getByRole('region').query()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
  } finally {
    vi.useRealTimers();
  }
  await expect.element(page.getByRole('region', { name: 'Privacy & Cookies' })).toBeVisible();
});
