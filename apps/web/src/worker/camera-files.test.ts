import { afterEach, expect, it, vi } from 'vitest';
import { apartFromCamera, keepCameraFiles } from './camera-files';

afterEach(() => vi.unstubAllGlobals());

/** What a device keeps for counting with the camera; nothing: nobody has asked for it. */
function pretendCache(kept: string[] | undefined, add = async (url: string) => void kept?.push(url)) {
  const match = async (url: string) => kept?.includes(url);
  const keys = async () => kept ?? [];
  vi.stubGlobal('caches', { has: async () => kept !== undefined, open: async () => ({ match, add, keys }) });
}

it('keeps what counting with the camera takes apart from what every device keeps', () => {
  const entries = [
    { url: 'index.html', revision: '1' },
    'assets/day.js',
    { url: 'camera/w.js', revision: '2' },
  ];
  expect(apartFromCamera(entries)).toEqual({ program: entries.slice(0, 2), camera: ['/camera/w.js'] });
});

it('brings a new version of the worker to whoever has the one before, once', async () => {
  const kept = ['/camera/old.js', '/camera/model.bin'];
  pretendCache(kept);
  await keepCameraFiles(['/camera/new.js']);
  await keepCameraFiles(['/camera/new.js']);
  expect(kept).toEqual(['/camera/old.js', '/camera/model.bin', '/camera/new.js']);
});

it.each([
  ['has never been there', undefined],
  ['only looked at the page', []],
])('brings nothing to whoever %s', async (_, kept) => {
  const add = vi.fn();
  pretendCache(kept, add);
  await keepCameraFiles(['/camera/new.js']);
  expect(add).not.toHaveBeenCalled();
});

it('holds up no new version where it does not come', async () => {
  pretendCache(['/camera/old.js'], async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(keepCameraFiles(['/camera/new.js'])).resolves.toBeUndefined();
});
