import { personas } from '@hundred/testkit/logs/personas';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../testing/show-page';

const banner = page.getByRole('region', { name: 'Install Hundred' });

it('offers to install to whoever had completed a workout when the page opened, and to nobody else', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)');
  await showPage('/dashboard', personas['day 1'](), {
    device: { privacyAccepted: 'true', hasCompletedWorkout: 'true' },
  });
  await expect.element(banner).toBeVisible();
  // From here on its code is at hand: it would be there with the page.
  localStorage.removeItem('hasCompletedWorkout');
  await showPage('/dashboard', personas['day 1']());
  await expect.element(page.getByRole('button', { name: 'Complete Push-ups' })).toBeVisible();
  expect(banner.query()).toBeNull();
});
