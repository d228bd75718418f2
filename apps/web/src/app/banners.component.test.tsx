import { personas } from '@hundred/testkit/logs/personas';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '../testing/show-page';

const banner = page.getByRole('region', { name: 'Install Hundred' });

it('The banner offers installation only to people who had completed a workout when the page opened', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)');
  await showPage('/dashboard', personas['day 1'](), {
    device: { privacyAccepted: 'true', hasCompletedWorkout: 'true' },
  });
  await expect.element(banner).toBeVisible();
  // The code of the banner is loaded now, so it would be visible at once.
  localStorage.removeItem('hasCompletedWorkout');
  await showPage('/dashboard', personas['day 1']());
  await expect.element(page.getByRole('button', { name: 'Complete Push-ups' })).toBeVisible();
  expect(banner.query()).toBeNull();
});
