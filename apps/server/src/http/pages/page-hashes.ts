import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hashes of the inline style and the inline script of the built pages, as a policy writes them. */
export interface PageHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

export const noHashes: PageHashes = { scriptHashes: [], styleHashes: [] };

/** The build of the page writes this file, because only it knows what it inlined. */
export function pageHashes(webDir: string): PageHashes {
  const file = join(webDir, 'content-policy.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : noHashes;
}
