import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Waits until this file is on the disk; for a folder, until its entries are. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Flushes everything below this folder. The files of one folder are flushed at once, because the disk then writes many
 * together; folders follow each other, because the open files of all would be too many.
 */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.filter((entry) => entry.isFile()).map(({ name }) => flush(join(folder, name))));
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await flushTree(join(folder, name));
  await flush(folder);
}
