import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';

/** Where mail is not set up, a letter with a link is logged for the operator, who hands it on. */
export function makeLogLetter(log: Pick<Logger, 'warn'>): (letter: Letter) => void {
  return ({ to, subject, link }) =>
    log.warn(
      { subject, account: to, link },
      'this server cannot send e-mail: SMTP_URL is not set. Give this link to the owner of the account. For another link, run: npm run admin -- reset-password EMAIL',
    );
}
