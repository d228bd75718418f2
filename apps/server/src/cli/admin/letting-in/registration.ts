import {
  readRegistration,
  setRegistration,
} from '../../../adapters/embedded-identity/letting-in/registration';
import { type Registration, registrations } from '../../../config/identity';
import { StartRefused } from '../../../process/start-refused';
import type { AdminCommand } from '../admin-command';

const meanings: Record<Registration, string> = {
  open: 'Everyone can create an account.',
  invited: 'Only invited people can create an account. To invite people, run: npm run admin -- invite',
  closed: 'Nobody can create an account.',
};

/**
 * `setting` comes from the environment and holds until an operator chooses; undefined if another service has the
 * accounts.
 */
export const chooseRegistration = (setting: Registration | undefined): AdminCommand => ({
  name: 'registration',
  usage: 'registration [STATE]',
  summary: `sets who can create an account (${registrations.join(', ')}); without STATE, shows who can`,
  async run({ transaction, args: [typed] }) {
    if (setting === undefined) {
      throw new StartRefused('Another service handles accounts. Choose there who can create one.');
    }
    if (typed === undefined) {
      const registration = await readRegistration(transaction, setting);
      return { lines: [`${registration}: ${meanings[registration]}`] };
    }
    const registration = registrations.find((known) => known === typed);
    if (!registration) throw new StartRefused(`Choose one of: ${registrations.join(', ')}.`);
    const audit = await setRegistration(transaction, registration);
    return { lines: [meanings[registration]], audit };
  },
});
