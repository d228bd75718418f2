import { afterEach, expect, it, vi } from 'vitest';
import { splitCameraFiles, updateCameraFiles } from './camera-files';

afterEach(() => vi.unstubAllGlobals());

/** The cached camera files of a device; undefined if they were never requested. */
function pretendCache(cached: string[] | undefined, add = async (url: string) => void cached?.push(url)) {
  const match = async (url: string) => cached?.includes(url);
  const keys = async () => cached ?? [];
  vi.stubGlobal('caches', {
    has: async () => cached !== undefined,
    open: async () => ({ match, add, keys }),
  });
}

it('The camera files are separated from the files that every device caches', () => {
  const entries = [
    { url: 'index.html', revision: '1' },
    'assets/day.js',
    { url: 'camera/w.js', revision: '2' },
  ];
  expect(splitCameraFiles(entries)).toEqual({ program: entries.slice(0, 2), camera: ['/camera/w.js'] });
});

it('A new version brings its camera worker once to a device with the previous one', async () => {
  const cached = ['/camera/old.js', '/camera/model.bin'];
  pretendCache(cached);
  await updateCameraFiles(['/camera/new.js']);
  await updateCameraFiles(['/camera/new.js']);
  expect(cached).toEqual(['/camera/old.js', '/camera/model.bin', '/camera/new.js']);
});

it.each([
  ['has never opened the counting page', undefined],
  ['only opened the counting page', []],
])('A new version brings no camera files to a device that %s', async (_, cached) => {
  const add = vi.fn();
  pretendCache(cached, add);
  await updateCameraFiles(['/camera/new.js']);
  expect(add).not.toHaveBeenCalled();
});

it('A new version does not wait for camera files that cannot be downloaded', async () => {
  pretendCache(['/camera/old.js'], async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(updateCameraFiles(['/camera/new.js'])).resolves.toBeUndefined();
});
