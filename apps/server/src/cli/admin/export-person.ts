import { rm } from 'node:fs/promises';
import { ownAccountOf } from '../../adapters/embedded-identity/embedded-identity';
import { exportPerson as readPerson } from '../../features/own-data/export-person';
import { writeNewFile } from '../new-file';
import { typedPath } from '../typed-path';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

export const exportPersonCommand: AdminCommand = {
  name: 'export-person',
  usage: 'export-person ID-OR-EMAIL [FILE]',
  summary: 'writes everything kept about a person into a new file, as they could do themselves',
  async run({ transaction, args: [who, file], now }) {
    const row = await findPerson(transaction, who);
    const { name, parts } = await readPerson(transaction, row, await ownAccountOf(transaction, row), now);
    const path = typedPath(file ?? name);
    await writeNewFile(path, parts);
    return {
      lines: [`${path} holds everything about ${row.id}. Hand it over safely, then remove it.`],
      audit: { person: row.id },
      undo: () => rm(path, { force: true }),
    };
  },
};
