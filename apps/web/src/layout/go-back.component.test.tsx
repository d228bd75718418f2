import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedOutOnly } from '../app/guards';
import type { SessionAdapter } from '../platform/session';
import { SessionContext } from '../platform/session';
import { stubPerson } from '../platform/stub-session';
import AuthCallbackRoute from '../routes/public/auth-callback';
import { partial } from '../testing/partial';

/** Records the paths of document loads, which a test cannot follow. */
function watchLoading(): string[] {
  const loadedPaths: string[] = [];
  const watch = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    loadedPaths.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', watch);
  onTestFinished(() => navigation.removeEventListener('navigate', watch));
  return loadedPaths;
}

/** Opens a page of the sign-in as a person who has signed in, and wants to return to another page. */
async function comeBackFrom(address: string, returnTo: string) {
  const session = { state: 'signed-in', person: stubPerson, returnTo } as const;
  const adapter = partial<SessionAdapter>({ current: () => session, subscribe: () => () => {} });
  await render(
    <SessionContext value={adapter}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/auth/callback" element={<AuthCallbackRoute />} />
          <Route path="/login" element={<SignedOutOnly />} />
          <Route path="*" element={<h1>There</h1>} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

it.for(['/auth/callback', '/login'])(
  'The page %s loads the camera page as a new document',
  async (address) => {
    const loadedPaths = watchLoading();
    await comeBackFrom(address, '/count/pushups');
    await expect.poll(() => loadedPaths).toEqual(['/count/pushups']);
    await expect.element(page.getByRole('heading', { name: 'There' })).not.toBeInTheDocument();
  },
);

it.for(['/auth/callback', '/login'])(
  'The page %s navigates to every other page without a load',
  async (address) => {
    const loadedPaths = watchLoading();
    await comeBackFrom(address, '/progress');
    await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
    expect(loadedPaths).toEqual([]);
  },
);
