import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownAccountOf } from '../adapters/embedded-identity/embedded-identity';
import { exportPerson as readPerson } from '../features/own-data/export-person';
import { StartRefused } from '../start-refused';
import { typedPath } from '../typed-path';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

export const exportPerson: AdminCommand = {
  name: 'export-person',
  usage: 'export-person ID-OR-EMAIL [FILE]',
  summary: 'writes everything kept about a person into a new file, as they could do themselves',
  async run({ transaction, args: [who, file], now }) {
    const row = await findPerson(transaction, who);
    const { name, parts } = await readPerson(transaction, row, await ownAccountOf(transaction, row), now);
    const path = typedPath(file ?? name);
    await writeNew(path, parts);
    return {
      lines: [`${path} holds everything about ${row.id}. Hand it over safely, then remove it.`],
      audit: { person: row.id },
      undo: () => rm(path, { force: true }),
    };
  },
};

/** Readable by whoever runs this and nobody else; never over a file that is there. */
async function writeNew(path: string, parts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(parts), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new StartRefused(`${path} is there already: name another file.`);
    await rm(path, { force: true });
    throw new StartRefused(`${path} could not be written: ${message}.`);
  }
}
