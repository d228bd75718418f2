import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConsoleErrors } from '../../testing/expected-console-errors';
import { PageBoundary } from '../error-boundary';
import { ModulePage, pageModule } from './page-module';

it('A page whose code cannot be loaded keeps its frame, and is loaded again when it is opened next', async () => {
  expectConsoleErrors(/Failed to fetch/);
  const loadError = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn(async () => ({ default: () => <h1>Badges</h1> })).mockRejectedValueOnce(loadError);
  const module = pageModule(load);
  const screen = await render(
    <>
      <nav>Other pages</nav>
      <PageBoundary path="/badges">
        <Suspense fallback={null}>
          <ModulePage module={module} />
        </Suspense>
      </PageBoundary>
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await expect.element(screen.getByText('Other pages')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Badges' })).toBeVisible();
});
