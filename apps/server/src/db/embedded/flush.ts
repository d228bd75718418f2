import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Waits until this file is on the disk; of a folder, the names in it. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The same for everything below this folder. One folder after the other, since each of its files is open meanwhile;
 * the files of one at once, since the disk then takes many in one go.
 */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.filter((entry) => entry.isFile()).map(({ name }) => flush(join(folder, name))));
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await flushTree(join(folder, name));
  await flush(folder);
}
