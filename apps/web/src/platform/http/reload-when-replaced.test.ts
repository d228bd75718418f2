import { afterEach, expect, it, vi } from 'vitest';
import { reloadWhenReplaced } from './reload-when-replaced';

afterEach(() => void vi.unstubAllGlobals());

/** A page that requests its entry file with this answer, in a tab with these stored values. */
async function pageWithEntry(answer: () => Promise<{ status: number }>, stored: Record<string, string> = {}) {
  const reload = vi.fn();
  const page = new EventTarget();
  const fetchEntry = vi.fn(answer);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetchEntry);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
  reloadWhenReplaced('/assets/index-old.js');
  const failToLoadPart = async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(fetchEntry).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { failToLoadPart, reload, stored };
}

it('A page reloads once if a newer version has replaced its files', async () => {
  const { failToLoadPart, reload, stored } = await pageWithEntry(async () => ({ status: 404 }));
  await failToLoadPart();
  await failToLoadPart();
  expect(reload).toHaveBeenCalledTimes(1);
  const reloadedPage = await pageWithEntry(async () => ({ status: 404 }), stored);
  await reloadedPage.failToLoadPart();
  expect(reloadedPage.reload).not.toHaveBeenCalled();
});

it('A page does not reload if a file is missing for another reason', async () => {
  const offline = await pageWithEntry(() => Promise.reject(new TypeError('Failed to fetch')));
  await offline.failToLoadPart();
  expect(offline.reload).not.toHaveBeenCalled();
  const unchanged = await pageWithEntry(async () => ({ status: 200 }));
  await unchanged.failToLoadPart();
  expect(unchanged.reload).not.toHaveBeenCalled();
});
