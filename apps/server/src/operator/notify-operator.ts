import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';

/** False if it could not be planned. */
type SendToOperator = (letter: Letter) => Promise<boolean>;

/** The mailbox stays readable, however many people write or create accounts to do so. */
const mailedEveryMs = 3_600_000;

/** What the operator is notified of, and the command that shows it. */
const occasions = {
  question: {
    line: 'somebody wrote to support: npm run admin -- list-support',
    subject: 'Hundred: a question waits',
    text: 'Somebody wrote to support. This shows what waits, on the server: npm run admin -- list-support\n',
  },
  report: {
    line: 'somebody was reported: npm run admin -- list-reports',
    subject: 'Hundred: a report waits',
    text: 'Somebody reported a name or how somebody behaves. This shows what waits, on the server: npm run admin -- list-reports\n',
  },
};

/**
 * Notifies the operator that something waits: in the log each time, by mail once an hour at most, and never what was
 * written or by whom. What comes within the hour is mailed at its end. A mail that was not sent is tried again with the next, or in an hour.
 */
export function makeNotifyOperator(
  occasion: keyof typeof occasions,
  /** Absent if there is no mail or no recipient. */
  mail: { send: SendToOperator; to: string; link: string } | undefined,
  log: Pick<Logger, 'info'>,
  clock: () => number,
): () => void {
  const { line, ...letter } = occasions[occasion];
  const never = Number.NEGATIVE_INFINITY;
  let mailedAt = never;
  let next: NodeJS.Timeout | undefined;
  const notifyIn = (ms: number) => {
    clearTimeout(next);
    // A stop of the server does not wait for a mail.
    next = setTimeout(notifyByMail, ms).unref();
  };
  const notifyByMail = async () => {
    if (!mail) return;
    const left = mailedAt + mailedEveryMs - clock();
    if (left > 0) return notifyIn(left);
    clearTimeout(next);
    mailedAt = clock();
    if (await mail.send({ ...letter, to: mail.to, link: mail.link })) return;
    mailedAt = never;
    notifyIn(mailedEveryMs);
  };
  return () => {
    log.info({}, line);
    void notifyByMail();
  };
}
