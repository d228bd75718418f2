import type { Database } from '../db/storage';
import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';
import { planMail } from '../mail/plan-mail';

/** Plans a mail to the operator. False if it was not stored, and is to be tried again. */
export function makeSendToOperator(
  database: Database,
  clock: () => number,
  log: Pick<Logger, 'warn'>,
): (letter: Letter) => Promise<boolean> {
  return async ({ to, subject, text, link }) => {
    try {
      await planMail(database, { to, message: { kind: 'operator', subject, text, link } }, clock());
      return true;
    } catch (error) {
      log.warn({ err: error }, 'a mail to the operator was not planned');
      return false;
    }
  };
}
