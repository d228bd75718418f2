import { rm } from 'node:fs/promises';
import { exportForPerson } from '../../operating/actions/accounts';
import { writeNewFile } from '../new-file';
import { typedPath } from '../typed-path';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';
import { addressWarning } from './letting-in/address-warnings';

export const exportPersonCommand: AdminCommand = {
  name: 'export-person',
  usage: 'export-person ID-OR-EMAIL [FILE]',
  summary: 'writes all data of a person into a new file, like Export My Data',
  async run({ args: [who, file], transaction, now }) {
    const row = await findPerson(transaction, who);
    const exported = await exportForPerson(transaction, row, now);
    const path = typedPath(file ?? exported.name);
    await writeNewFile(path, exported.parts);
    return {
      lines: [
        `${path} contains all data of ${row.id}. Give it to the person safely, then delete it.`,
        ...(await addressWarning(transaction, row)),
      ],
      audit: { person: row.id },
      undo: () => rm(path, { force: true }),
    };
  },
};
