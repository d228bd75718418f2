import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showPage } from '../testing/show-page';
import { toast } from '../ui/feedback/toast-store';
import { PlainMessages } from './toaster-slot';

it('says a message above the phone’s bar also where what draws messages cannot be had', async () => {
  await showPage('/badges', personas['day 1'](), { width: 360, height: 640 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect.element(bar).toBeVisible();
  toast('Profile updated successfully!', 'success', 60_000);
  const { container } = await render(<PlainMessages />);
  const plain = container.querySelector('p');
  expect(plain?.textContent).toBe('Profile updated successfully!');
  expect(plain?.getBoundingClientRect().bottom).toBeLessThan(bar.element().getBoundingClientRect().top);
});
