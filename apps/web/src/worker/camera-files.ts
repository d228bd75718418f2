import { cameraCache } from './camera-cache';

type Entry = string | { url: string; revision: string | null };

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url);
const isOfCamera = (entry: Entry) => urlOf(entry).startsWith('camera/');

/** Separates the files that every device caches from those for the camera. */
export const splitCameraFiles = (entries: readonly Entry[]): { program: Entry[]; camera: string[] } => ({
  program: entries.filter((entry) => !isOfCamera(entry)),
  camera: entries.filter(isOfCamera).map((entry) => `/${urlOf(entry)}`),
});

/**
 * Downloads the camera files of a new version to a device that has those of the previous one, so that counting works
 * offline afterwards. If that fails, the page requests them.
 */
export async function updateCameraFiles(urls: readonly string[]): Promise<void> {
  try {
    if (!(await caches.has(cameraCache))) return;
    const cache = await caches.open(cameraCache);
    // A device that only opened the counting page has an empty cache.
    if ((await cache.keys()).length === 0) return;
    for (const url of urls) if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url);
  } catch {
    // Without a connection or room, the new version does not wait for the camera files.
  }
}
