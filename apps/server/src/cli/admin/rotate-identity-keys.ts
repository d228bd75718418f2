import { rotateKeys } from '../../adapters/embedded-identity/provider/key-ring';
import type { AdminCommand } from './admin-command';

export const rotateIdentityKeys: AdminCommand = {
  name: 'rotate-keys',
  usage: 'rotate-keys',
  summary: 'makes a new key for signing sign-in tokens; people stay signed in',
  async run({ transaction, now }) {
    const kid = await rotateKeys(transaction, now);
    return {
      lines: [`The server will use the new key ${kid} in ten minutes. Earlier keys stay valid.`],
      audit: { kid },
    };
  },
};
