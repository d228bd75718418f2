import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showPage } from '../testing/show-page';
import { toast } from '../ui/feedback/toast-store';
import { PlainMessages } from './toaster-slot';

it('A message is shown above the phone’s tab bar even if the code of the toaster cannot be loaded', async () => {
  await showPage('/badges', personas['day 1'](), { width: 360, height: 640 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect.element(bar).toBeVisible();
  toast('Profile updated successfully!', 'success', 60_000);
  const { container } = await render(<PlainMessages />);
  const plain = container.querySelector('p');
  expect(plain?.textContent).toBe('Profile updated successfully!');
  expect(plain?.getBoundingClientRect().bottom).toBeLessThan(bar.element().getBoundingClientRect().top);
});
