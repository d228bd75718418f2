import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flush, flushTree } from './flush';

/** Renames a new folder into place only once all of it is on the disk, so that a crash leaves no partial one. */
export async function moveIntoPlace(unfinished: string, path: string): Promise<void> {
  await flushTree(unfinished);
  renameSync(unfinished, path);
  await flush(dirname(path));
}

/** Removes what an interrupted start left behind: entries of the folder with such a name. */
export function clearUnfinished(folder: string, namePattern: RegExp): void {
  for (const name of readdirSync(folder).filter((entry) => namePattern.test(entry))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
