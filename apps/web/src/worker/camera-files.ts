import { cameraCache } from './camera-cache';

type Entry = string | { url: string; revision: string | null };

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url);
const isOfCamera = (entry: Entry) => urlOf(entry).startsWith('camera/');

/** What every device keeps, and what only those do that count with the camera. */
export const apartFromCamera = (entries: readonly Entry[]): { program: Entry[]; camera: string[] } => ({
  program: entries.filter((entry) => !isOfCamera(entry)),
  camera: entries.filter(isOfCamera).map((entry) => `/${urlOf(entry)}`),
});

/**
 * A version in which they are others brings them to whoever had those of the version before: counting with the camera
 * is to work without a connection afterwards too. Where they do not come, the page asks for them.
 */
export async function keepCameraFiles(urls: readonly string[]): Promise<void> {
  try {
    if (!(await caches.has(cameraCache))) return;
    const cache = await caches.open(cameraCache);
    // Whoever only looked at the page has the place for them, and nothing in it.
    if ((await cache.keys()).length === 0) return;
    for (const url of urls) if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url);
  } catch {
    // No connection, or no room: the new version does not wait for that.
  }
}
