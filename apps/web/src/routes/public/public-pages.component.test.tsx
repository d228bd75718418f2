import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, expectTouchTargetSize } from '../../testing/barriers';
import { showSignedOut } from '../../testing/show-page';

const pages = [
  { path: '/login', heading: 'Transform Your Body in 100 Days' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/no-such-page', heading: 'Page not found' },
];

describe.for(pages)('$path', ({ path, heading }) => {
  it('has no accessibility barrier in either theme, at any width', async () => {
    await showSignedOut(path, 'signed-out');
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoBarriers();
  });
});

it('Every control of the login page is large enough for a thumb', async () => {
  await showSignedOut('/login', 'signed-out', { width: 360, height: 760 });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pressTargets = document.querySelectorAll('button, header a');
  expect(pressTargets.length).toBeGreaterThan(1);
  expectTouchTargetSize(pressTargets);
});
