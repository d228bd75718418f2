import { removeAccount } from '../adapters/embedded-identity/accounts';
import { embeddedIssuerName } from '../adapters/embedded-identity/embedded-identity';
import { removePerson } from '../features/identity/people';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

export const deletePerson: AdminCommand = {
  name: 'delete-person',
  usage: 'delete-person ID-OR-EMAIL',
  summary: 'removes a person with everything about them, for good',
  async run({ transaction, args: [who], now }) {
    const row = await findPerson(transaction, who);
    if (row.issuer === embeddedIssuerName) await removeAccount(transaction, row.subject);
    await removePerson(transaction, row, now);
    return { lines: [`${row.id} is gone.`], audit: { person: row.id } };
  },
};
