import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyDialog, lazyPart } from './lazy-part';
import { currentToasts, dismissToast } from './toast-store';

const loadError = new TypeError('Failed to fetch dynamically imported module');

/** A page with one part that a button mounts and unmounts. */
function pageWith(Part: (props: { onClose: () => void }) => unknown) {
  return function Page() {
    const [isWanted, setWanted] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWanted(!isWanted)}>
          {isWanted ? 'Take it away' : 'Show it'}
        </button>
        {isWanted && <>{Part({ onClose: () => setWanted(false) })}</>}
      </>
    );
  };
}

describe('A part whose code is a file of its own', () => {
  beforeEach(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });

  it('is the only thing missing if its file cannot be loaded, and is requested again at the next mount', async () => {
    const load = vi.fn(async () => ({ default: () => <p>The part</p> })).mockRejectedValueOnce(loadError);
    const Part = lazyPart(load, { waiting: <p>Waiting</p>, missing: <p>Not to be had</p> });
    const Page = pageWith(() => <Part />);
    const screen = await render(<Page />);
    await screen.getByRole('button').click();
    await expect.element(screen.getByText('Not to be had')).toBeVisible();
    await screen.getByRole('button', { name: 'Take it away' }).click();
    await screen.getByRole('button', { name: 'Show it' }).click();
    await expect.element(screen.getByText('The part')).toBeVisible();
    expect(currentToasts()).toEqual([]);
  });

  it('reports the failure and counts as closed if it is a dialog', async () => {
    const Dialog = lazyDialog<{ onClose: () => void }>(() => Promise.reject(loadError));
    const Page = pageWith(({ onClose }) => <Dialog onClose={onClose} />);
    const screen = await render(<Page />);
    await screen.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => currentToasts()).toMatchObject([{ kind: 'error' }]);
    await expect.element(screen.getByRole('button', { name: 'Show it' })).toBeVisible();
  });

  it('is shown if its file arrives between its first render and the effect after it', async () => {
    let isLoaded = false;
    const Part = lazyPart(
      async () => {
        isLoaded = true;
        return { default: () => <p>The part</p> };
      },
      { waiting: <p>Waiting</p> },
    );
    /** Long enough for React to yield, until the file has arrived. */
    function Slow({ index }: { index: number }) {
      if (index === 0) Part.preload();
      const start = performance.now();
      while (!isLoaded && performance.now() - start < 20);
      return null;
    }
    const place = document.body.appendChild(document.createElement('div'));
    // Without `render`, which uses `act`, in which React does not yield.
    const root = createRoot(place);
    try {
      startTransition(() =>
        root.render(
          <>
            <Part />
            {Array.from({ length: 20 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <Slow key={index} index={index} />
            ))}
          </>,
        ),
      );
      await expect.poll(() => place.textContent).toBe('The part');
      expect(isLoaded).toBe(true);
    } finally {
      root.unmount();
      place.remove();
    }
  });
});
