import { afterEach, expect, it, vi } from 'vitest';
import { apartFromCamera, keepCameraFiles } from './camera-files';

afterEach(() => vi.unstubAllGlobals());

/** The cached camera files of a device; undefined if they were never requested. */
function pretendCache(kept: string[] | undefined, add = async (url: string) => void kept?.push(url)) {
  const match = async (url: string) => kept?.includes(url);
  const keys = async () => kept ?? [];
  vi.stubGlobal('caches', { has: async () => kept !== undefined, open: async () => ({ match, add, keys }) });
}

it('The camera files are separated from the files that every device caches', () => {
  const entries = [
    { url: 'index.html', revision: '1' },
    'assets/day.js',
    { url: 'camera/w.js', revision: '2' },
  ];
  expect(apartFromCamera(entries)).toEqual({ program: entries.slice(0, 2), camera: ['/camera/w.js'] });
});

it('A new version brings its camera worker once to a device with the previous one', async () => {
  const kept = ['/camera/old.js', '/camera/model.bin'];
  pretendCache(kept);
  await keepCameraFiles(['/camera/new.js']);
  await keepCameraFiles(['/camera/new.js']);
  expect(kept).toEqual(['/camera/old.js', '/camera/model.bin', '/camera/new.js']);
});

it.each([
  ['has never been there', undefined],
  ['only looked at the page', []],
])('A new version brings no camera files to a device that %s', async (_, kept) => {
  const add = vi.fn();
  pretendCache(kept, add);
  await keepCameraFiles(['/camera/new.js']);
  expect(add).not.toHaveBeenCalled();
});

it('A new version does not wait for camera files that cannot be downloaded', async () => {
  pretendCache(['/camera/old.js'], async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(keepCameraFiles(['/camera/new.js'])).resolves.toBeUndefined();
});
