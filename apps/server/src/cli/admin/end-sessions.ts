import { ownAccountOf } from '../../adapters/embedded-identity/own-account';
import { endSessions } from '../../operating/actions/accounts';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';
import { addressWarning } from './letting-in/address-warnings';

export const endSessionsCommand: AdminCommand = {
  name: 'end-sessions',
  usage: 'end-sessions ID-OR-EMAIL',
  summary: 'signs a person out on every device; they can sign in again',
  async run({ transaction, args: [who], now }) {
    const row = await findPerson(transaction, who);
    const account = await ownAccountOf(transaction, row);
    // Another issuer may not say when a person signed in, and then every later token would be rejected too.
    if (!account) {
      throw new StartRefused(
        `${row.id} signs in with another service. Sign them out in that service, or at the desk.`,
      );
    }
    const { audit } = await endSessions({ transaction }, row, account, now);
    return {
      lines: [`${row.id} is signed out on every device.`, ...(await addressWarning(transaction, row))],
      audit,
    };
  },
};
