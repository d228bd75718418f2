import { expect, it } from 'vitest';
import { keepWaiting } from '../../offline/offline-state';
import { expectNoBarriers } from '../../testing/barriers';
import { showToStranger } from '../../testing/show-page';

it('the login page says why somebody is there whose day still waits to be sent', async () => {
  const screen = await showToStranger('/login', 'signed-out');
  await expect.element(screen.getByRole('button', { name: 'Continue with your account' })).toBeVisible();
  await expect.element(screen.getByText('Your session ended')).not.toBeInTheDocument();

  keepWaiting('ana', { completions: 3, restDays: 0, ratings: 0, sessions: 0 });
  const again = await showToStranger('/login', 'signed-out');
  await expect
    .element(again.getByText('Your session ended'))
    .toHaveTextContent('3 completions wait on this device. Log in again, and nothing is lost.');
  await expectNoBarriers();
});
