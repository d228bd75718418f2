import { afterEach, expect, it, vi } from 'vitest';
import { fetchFiles, namesOfMissing, replaceFile } from './cached-files';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://hundred.example';

/** A device with these cached files; another version may wait to take over. */
function pretendDevice(paths: string[], registration: { waiting?: object } = {}) {
  const cached = new Map(paths.map((path) => [origin + path, new Response('Kept.')]));
  const at = (path: string) => new URL(path, origin).href;
  vi.stubGlobal('location', { href: `${origin}/count/pushups` });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('fetch', async () => new Response('Fetched.'));
  const cache = {
    match: async (path: string) => cached.get(at(path))?.clone(),
    put: async (path: string, response: Response) => void cached.set(at(path), response),
    delete: async (path: string) => cached.delete(at(path)),
    keys: async () => [...cached.keys()].map((url) => ({ url })),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return Object.assign(() => [...cached.keys()].map((url) => new URL(url).pathname).sort(), {
    content: (path: string) => cached.get(at(path))?.text(),
  });
}

const files = { model: { url: '/camera/model.bin' }, worker: { url: '/camera/new.js' } };
const fetchAll = () => fetchFiles(files, { onProgress: () => {}, signal: new AbortController().signal });

it('The check lists files that are not cached yet', async () => {
  pretendDevice(['/camera/model.bin', '/camera/old.js']);
  expect(await namesOfMissing(files)).toEqual(['worker']);
  vi.stubGlobal('caches', undefined);
  expect(await namesOfMissing(files)).toEqual(['model', 'worker']);
});

it('The check removes cached files of an earlier version', async () => {
  const cached = pretendDevice(['/camera/model.bin', '/camera/old.js']);
  await fetchAll();
  expect(cached()).toEqual(['/camera/model.bin', '/camera/new.js']);
});

it('The check keeps cached files of a waiting version', async () => {
  const cached = pretendDevice(['/camera/model.bin', '/camera/newer.js'], { waiting: {} });
  await fetchAll();
  expect(cached()).toEqual(['/camera/model.bin', '/camera/new.js', '/camera/newer.js']);
});

it.each([
  ['another copy comes', async () => new Response('Fetched.'), 'Fetched.'],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Kept.'],
  ['the server has it no more', async () => new Response('Gone.', { status: 404 }), 'Kept.'],
])('A replacement of a cached file keeps a working copy if %s', async (_, answer, content) => {
  const cached = pretendDevice(['/camera/new.js']);
  const request = vi.fn(answer);
  vi.stubGlobal('fetch', request);
  await replaceFile(files.worker);
  expect(request).toHaveBeenCalledExactlyOnceWith('/camera/new.js', { cache: 'reload' });
  expect(await cached.content('/camera/new.js')).toBe(content);
});
