import { open, rm } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '../process/start-refused';

const notWritten = (path: string, message: string) =>
  new StartRefused(`Could not write ${path}: ${message}.`);

/**
 * Writes a file that only its user can read. It replaces no file and follows no link; if writing fails, only the new
 * file is removed.
 */
export async function writeNewFile(
  path: string,
  parts: AsyncIterable<string>,
  ...through: Transform[]
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new StartRefused(`${path} already exists. Choose another name.`);
    throw notWritten(path, error.message);
  });
  try {
    await pipeline([Readable.from(parts), ...through, file.createWriteStream()]);
  } catch (error) {
    await rm(path, { force: true });
    // An error without a system call is not about the file.
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    throw code && syscall ? notWritten(path, message) : error;
  }
}
