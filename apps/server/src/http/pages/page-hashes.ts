import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../../process/read-json';

const pageHashesFile = z.object({
  scriptHashes: z.array(z.string()).readonly(),
  styleHashes: z.array(z.string()).readonly(),
});

/** The hashes of the inline style and the inline script of the built pages, as a policy writes them. */
export type PageHashes = z.output<typeof pageHashesFile>;

export const noHashes: PageHashes = { scriptHashes: [], styleHashes: [] };

/** The build of the page writes this file, because only it knows what it inlined. */
export function readPageHashes(webDir: string): PageHashes {
  const file = join(webDir, 'content-policy.json');
  return existsSync(file) ? readJson(file, pageHashesFile) : noHashes;
}
