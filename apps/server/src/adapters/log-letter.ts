import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';

/** Where mail is not set up, a letter with a link is logged for the operator, who hands it on. */
export function makeLogLetter(log: Pick<Logger, 'warn'>): (letter: Letter) => void {
  return ({ to, subject, link }) =>
    log.warn(
      { subject, account: to, link },
      'no mail is set up (SMTP_URL): hand this link to the owner of the account; npm run admin -- reset-password EMAIL makes another',
    );
}
