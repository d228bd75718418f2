import { afterEach, expect, it, vi } from 'vitest';
import { fetchFiles, namesOfMissing, replaceFile } from './cached-files';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://hundred.example';

/** A device with these cached files; another version may wait to take over. */
function pretendDevice(paths: string[], registration: { waiting?: object } = {}) {
  const cached = new Map(paths.map((path) => [origin + path, new Response('Cached.')]));
  const urlOf = (path: string) => new URL(path, origin).href;
  vi.stubGlobal('location', { href: `${origin}/count/pushups` });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('fetch', async () => new Response('Fetched.'));
  const cache = {
    match: async (path: string) => cached.get(urlOf(path))?.clone(),
    put: async (path: string, response: Response) => void cached.set(urlOf(path), response),
    delete: async (path: string) => cached.delete(urlOf(path)),
    keys: async () => [...cached.keys()].map((url) => ({ url })),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return {
    cachedPaths: () => [...cached.keys()].map((url) => new URL(url).pathname).sort(),
    contentOf: (path: string) => cached.get(urlOf(path))?.text(),
  };
}

const files = { model: { url: '/camera/model.bin' }, worker: { url: '/camera/new.js' } };
const fetchAll = () => fetchFiles(files, { onProgress: () => {}, signal: new AbortController().signal });

it('Files that are not cached yet are listed, and without a cache all of them', async () => {
  pretendDevice(['/camera/model.bin', '/camera/old.js']);
  expect(await namesOfMissing(files)).toEqual(['worker']);
  vi.stubGlobal('caches', undefined);
  expect(await namesOfMissing(files)).toEqual(['model', 'worker']);
});

it('A complete download removes the cached files of an earlier version', async () => {
  const { cachedPaths } = pretendDevice(['/camera/model.bin', '/camera/old.js']);
  await fetchAll();
  expect(cachedPaths()).toEqual(['/camera/model.bin', '/camera/new.js']);
});

it('A complete download keeps the cached files of a waiting version', async () => {
  const { cachedPaths } = pretendDevice(['/camera/model.bin', '/camera/newer.js'], { waiting: {} });
  await fetchAll();
  expect(cachedPaths()).toEqual(['/camera/model.bin', '/camera/new.js', '/camera/newer.js']);
});

it.each([
  ['the server sends another copy', async () => new Response('Fetched.'), 'Fetched.'],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Cached.'],
  ['the server no longer has it', async () => new Response('Gone.', { status: 404 }), 'Cached.'],
])('A replacement of a cached file leaves a working copy if %s', async (_, answer, content) => {
  const { contentOf } = pretendDevice(['/camera/new.js']);
  const request = vi.fn(answer);
  vi.stubGlobal('fetch', request);
  await replaceFile(files.worker);
  expect(request).toHaveBeenCalledExactlyOnceWith('/camera/new.js', { cache: 'reload' });
  expect(await contentOf('/camera/new.js')).toBe(content);
});
