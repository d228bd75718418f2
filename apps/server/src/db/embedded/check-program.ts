import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from '../../process/start-refused';

/** The folder with all files of the built server. */
const builtFolder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Refuses an incomplete program before it opens or creates a data folder, because missing files would look like
 * damaged data. The build lists its files; a program from source has no list.
 */
export function checkProgram(dataDir: string, folder = builtFolder): void {
  const list = join(folder, 'program-files');
  if (!existsSync(list)) return;
  const missing = readFileSync(list, 'utf8')
    .split('\n')
    .filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return;
  const others = missing.length > 1 ? ` and ${missing.length - 1} more are` : ' is';
  throw new StartRefused(
    `the program in ${folder} is not complete (${missing[0]}${others} missing). DATA_DIR ${dataDir} was not touched. Copy the whole folder again, with its node_modules: see "As a service" in docs/operating.md.`,
  );
}
