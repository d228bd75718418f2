import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';

/** False if it could not be planned. */
type SendToOperator = (letter: Letter) => Promise<boolean>;

/** Keeps the mailbox readable, however many people write or create accounts to do so. */
const mailedEveryMs = 3_600_000;

/** What the operator is notified of: the line in the log, and the mail. Both name the command that shows it. */
const occasions = {
  question: {
    line: 'support has a new question: npm run admin -- list-support',
    subject: 'Hundred: a new question',
    text: 'Support has a new question. To see it on the server, run: npm run admin -- list-support\n',
  },
  report: {
    line: 'there is a new report: npm run admin -- list-reports',
    subject: 'Hundred: a new report',
    text: 'There is a new report about a name or behavior. To see it on the server, run: npm run admin -- list-reports\n',
  },
};

interface OperatorMail {
  send: SendToOperator;
  to: string;
  link: string;
}

/**
 * Notifies the operator that something waits: in the log each time, and by mail once an hour at most. Neither contains
 * what was written or by whom. `mail` is undefined if there is no mail or no recipient.
 */
export function makeNotifyOperator(
  occasion: keyof typeof occasions,
  mail: OperatorMail | undefined,
  log: Pick<Logger, 'info'>,
  clock: () => number,
): () => void {
  const { line, ...letter } = occasions[occasion];
  const notifyByMail =
    mail && sendAtMostHourly(() => mail.send({ ...letter, to: mail.to, link: mail.link }), clock);
  return () => {
    log.info({}, line);
    void notifyByMail?.();
  };
}

/**
 * Sends at once, or at the end of the hour after the last mail. A mail that could not be sent does not count, and is
 * sent again after an hour if nothing else is sent before.
 */
function sendAtMostHourly(send: () => Promise<boolean>, clock: () => number): () => Promise<void> {
  const never = Number.NEGATIVE_INFINITY;
  let lastSentAt = never;
  let timer: NodeJS.Timeout | undefined;

  function sendIn(ms: number): void {
    clearTimeout(timer);
    // A stop of the server does not wait for a mail.
    timer = setTimeout(sendOrWait, ms).unref();
  }

  async function sendOrWait(): Promise<void> {
    const waitMs = lastSentAt + mailedEveryMs - clock();
    if (waitMs > 0) return sendIn(waitMs);
    clearTimeout(timer);
    // Set before the mail is sent, because the next notification may come meanwhile.
    lastSentAt = clock();
    if (await send()) return;
    lastSentAt = never;
    sendIn(mailedEveryMs);
  }
  return sendOrWait;
}
