import { cameraCache } from '../../../worker/camera-cache';

/** A file that is downloaded once and cached. If its hash is set, only that content is accepted. */
export type CachedFile = { readonly url: string; readonly bytes?: number; readonly sha256?: string };

/** The cached response matches whatever compression the request accepts. */
const matchOptions = { ignoreVary: true };

/** The server refused the file, or sent incomplete or other content. */
export class BrokenFile extends Error {}

type Download = {
  /** Called with the downloaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const openCache = async (): Promise<Cache | undefined> => {
  try {
    return await caches.open(cameraCache);
  } catch {
    // The cache is unavailable, so the files live as long as the page.
    return undefined;
  }
};

/** The names of the files that are not cached. */
export async function namesOfMissing<Name extends string>(
  files: Readonly<Record<Name, CachedFile>>,
): Promise<Name[]> {
  const cache = await openCache();
  const entries = Object.entries<CachedFile>(files);
  const cachedResponses = await Promise.all(entries.map(([, { url }]) => cache?.match(url, matchOptions)));
  return entries.flatMap(([name], index) => (cachedResponses[index] ? [] : [name as Name]));
}

/**
 * Returns each file from the cache or from the server. Files that were complete when a download broke off are not
 * fetched again.
 */
export async function fetchFiles<Name extends string>(
  files: Readonly<Record<Name, CachedFile>>,
  { onProgress, signal }: Download,
): Promise<Record<Name, ArrayBuffer>> {
  const cache = await openCache();
  const entries = Object.entries<CachedFile>(files);
  const totalBytes = entries.reduce((sum, [, { bytes = 0 }]) => sum + bytes, 0);
  let arrivedBytes = 0;
  const onBytes = (bytes: number) => {
    arrivedBytes += bytes;
    onProgress(Math.min(1, arrivedBytes / totalBytes));
  };
  // Waits for all of them, so that every complete file is cached even if another one fails.
  const results = await Promise.allSettled(
    entries.map(async ([name, file]) => [name, await fetchFile(file, cache, signal, onBytes)] as const),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  await deleteOtherFiles(cache, Object.values<CachedFile>(files));
  const contents = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return Object.fromEntries(contents) as Record<Name, ArrayBuffer>;
}

async function fetchFile(
  file: CachedFile,
  cache: Cache | undefined,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const cached = await cache?.match(file.url, matchOptions);
  if (cached) {
    const content = await cached.arrayBuffer();
    if (await isWhole(file, content)) {
      onBytes(file.bytes ?? 0);
      return content;
    }
    await cache?.delete(file.url);
  }
  return download(file, cache, { signal }, onBytes);
}

async function download(
  file: CachedFile,
  cache: Cache | undefined,
  request: RequestInit,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(file.url, request);
  if (!response.ok) throw new BrokenFile(`${file.url}: ${response.status}`);
  // A file of unknown size does not count for the progress.
  const content = await readAll(response, file.bytes === undefined ? () => {} : onBytes);
  if (!(await isWhole(file, content))) throw new BrokenFile(`${file.url}: ${content.byteLength} bytes`);
  try {
    // The headers are cached too, because they contain the worker's content security policy.
    await cache?.put(file.url, new Response(content, { headers: response.headers }));
  } catch {
    // Storage is full; the next visit downloads the file again.
  }
  return content;
}

async function readAll(response: Response, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    onBytes(part.value.byteLength);
  }
  return new Blob(parts).arrayBuffer();
}

async function isWhole({ bytes, sha256 }: CachedFile, content: ArrayBuffer): Promise<boolean> {
  if (bytes !== undefined && content.byteLength !== bytes) return false;
  if (sha256 === undefined) return content.byteLength > 0;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/**
 * Removes the files of other versions, but none while a newer version of the app waits to take over, because it may have
 * cached its own.
 */
async function deleteOtherFiles(cache: Cache | undefined, files: readonly CachedFile[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.installing ?? registration?.waiting) return;
  const currentUrls = new Set(files.map(({ url }) => new URL(url, location.href).href));
  for (const { url } of (await cache?.keys()) ?? []) if (!currentUrls.has(url)) await cache?.delete(url);
}

/** Downloads the file again and replaces the cached copy. If the download fails, the present copy stays. */
export async function replaceFile(file: CachedFile): Promise<void> {
  // Bypasses the service worker, which would answer from the cache.
  await download(file, await openCache(), { cache: 'reload' }, () => {}).catch(() => {});
}
