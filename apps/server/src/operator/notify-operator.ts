import type { Transaction } from '../db/storage';
import type { Logger } from '../logging/logger';
import { mailOperator, type OperatorMailSettings } from './mail-operator';

const hour = 3_600_000;

/** What the operator is notified of: the line in the log, and the mail. Both name the command that shows it. */
const occasions = {
  question: {
    line: 'support has a new question: npm run admin -- list-support',
    subject: 'Hundred: a new question',
    text: 'Support has a new question. To see it on the server, run: npm run admin -- list-support',
  },
  report: {
    line: 'there is a new report: npm run admin -- list-reports',
    subject: 'Hundred: a new report',
    text: 'There is a new report about a name or behavior. To see it on the server, run: npm run admin -- list-reports',
  },
};

/** Notifies the operator, in the transaction that stores what waits. */
export type NotifyOperator = (transaction: Transaction) => Promise<void>;

/**
 * Notifies the operator that something waits: in the log each time, and by mail once in each hour, which keeps the
 * mailbox readable. What comes later in that hour is mailed when the next hour begins. Neither the log nor the mail
 * contains what was written or by whom.
 */
export function makeNotifyOperator(
  occasion: keyof typeof occasions,
  settings: OperatorMailSettings,
  log: Pick<Logger, 'info'>,
  clock: () => number,
): NotifyOperator {
  const { line, ...letter } = occasions[occasion];
  return async (transaction) => {
    log.info({}, line);
    const now = clock();
    const nextHour = (Math.floor(now / hour) + 1) * hour;
    // The date and the hour, such as 2026-01-31T09: of mails with the same key only the first is planned.
    const hourOf = (at: number) => new Date(at).toISOString().slice(0, '2026-01-31T09'.length);
    const plan = (notBefore: number) =>
      mailOperator(
        transaction,
        settings,
        { ...letter, key: `${occasion} ${hourOf(notBefore)}`, notBefore },
        now,
      );
    if (!(await plan(now))) await plan(nextHour);
  };
}
