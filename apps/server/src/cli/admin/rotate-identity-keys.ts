import { rotateKeys } from '../../adapters/embedded-identity/key-ring';
import type { AdminCommand } from './admin-command';

export const rotateIdentityKeys: AdminCommand = {
  name: 'rotate-keys',
  usage: 'rotate-keys',
  summary: 'a new key for the embedded identity service; nobody is signed out',
  async run({ transaction, now }) {
    const kid = await rotateKeys(transaction, now);
    return { lines: [`Key ${kid} signs in ten minutes; the ones before stay good.`], audit: { kid } };
  },
};
