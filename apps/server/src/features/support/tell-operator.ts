import type { SendMail } from '../../adapters/mail';
import type { Logger } from '../../logger';

/** However many write, and whoever makes accounts for it: the mailbox stays readable. */
const mailedEveryMs = 3_600_000;

const letter = {
  subject: 'Hundred: a question waits',
  text: 'Somebody wrote to support. This shows what waits, on the server: npm run admin -- list-support\n',
};

/** Says that somebody wrote: in the log each time, by mail once an hour at most, and never what they wrote. */
export function makeTellOperator(
  /** Absent where there is no mail, or nobody whom it could go to. */
  mail: { send: SendMail; to: string; link: string } | undefined,
  log: Pick<Logger, 'info'>,
  clock: () => number,
): () => void {
  let mailedAt = Number.NEGATIVE_INFINITY;
  return () => {
    log.info({}, 'somebody wrote to support: npm run admin -- list-support');
    if (!mail || clock() - mailedAt < mailedEveryMs) return;
    mailedAt = clock();
    void mail.send({ ...letter, to: mail.to, link: mail.link });
  };
}
