import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';

/** Logs a letter if mail is not set up: the operator hands its link on. */
export function makeLogLetter(log: Pick<Logger, 'warn'>): (letter: Letter) => void {
  return ({ to, subject, link }) =>
    log.warn(
      { subject, account: to, link },
      'this server cannot send email: SMTP_URL is not set. Give this link to the owner of the account. For another link, run: npm run admin -- reset-password EMAIL',
    );
}
