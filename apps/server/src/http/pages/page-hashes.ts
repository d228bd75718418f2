import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style and the script that the built pages carry inside, each by its hash as a policy writes it. */
export interface PageHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

export const noHashes: PageHashes = { scriptHashes: [], styleHashes: [] };

/** Written by the page's build, since only it knows what it put there. */
export function pageHashes(webDir: string): PageHashes {
  const file = join(webDir, 'content-policy.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : noHashes;
}
