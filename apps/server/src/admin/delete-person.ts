import { removeEverything } from '../remove-everything';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

export const deletePerson: AdminCommand = {
  name: 'delete-person',
  usage: 'delete-person ID-OR-EMAIL',
  summary: 'removes a person with everything about them, for good',
  async run({ transaction, args: [who], now }) {
    const row = await findPerson(transaction, who);
    await removeEverything(transaction, row, now);
    // That it was done stays written down; of whom, nothing is left to be written.
    return { lines: [`${row.id} is gone.`], audit: { person: null } };
  },
};
