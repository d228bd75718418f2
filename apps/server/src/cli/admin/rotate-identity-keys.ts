import { rotateKeys } from '../../adapters/embedded-identity/provider/key-ring';
import type { AdminCommand } from './admin-command';

export const rotateIdentityKeys: AdminCommand = {
  name: 'rotate-keys',
  usage: 'rotate-keys',
  summary: 'makes a new key for the embedded identity service; people stay signed in',
  async run({ transaction, now }) {
    const kid = await rotateKeys(transaction, now);
    return { lines: [`Key ${kid} takes over in ten minutes. Earlier keys stay valid.`], audit: { kid } };
  },
};
