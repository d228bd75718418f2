import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../app/app';
import { keepWaiting } from '../../offline/offline-state';
import { makeStubSession } from '../../platform/stub-session';
import { expectNoBarriers } from '../../testing/barriers';
import '../../styles.css';

const show = () =>
  render(
    <App
      session={makeStubSession()}
      router={(children) => <MemoryRouter initialEntries={['/login']}>{children}</MemoryRouter>}
    />,
  );

it('the login page says why somebody is there whose day still waits to be sent', async () => {
  localStorage.setItem('privacyAccepted', 'true');
  onTestFinished(() => localStorage.clear());
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: 'Continue with your account' })).toBeVisible();
  await expect.element(screen.getByText('You were signed out')).not.toBeInTheDocument();
  await screen.unmount();

  keepWaiting('ana', { completions: 3, restDays: 0 });
  const again = await show();
  await expect
    .element(again.getByText('You were signed out'))
    .toHaveTextContent('On this device 3 completions wait to be sent. Log in again, and nothing is lost.');
  await expectNoBarriers();
});
