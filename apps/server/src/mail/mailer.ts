import { everySecond, type Job } from '../concurrency/every-second';
import type { Database } from '../db/storage';
import type { Logger } from '../logging/logger';
import type { Letter } from './letter';
import type { MailMessage } from './mail-message';
import { isRefused } from './plan-mail';
import {
  dropMail,
  endMail,
  isMailWaiting,
  refuseAddress,
  retryMail,
  type TakenMail,
  takeMails,
} from './queue';

/** What a mail server did with a mail. `unknown`: the connection broke after the whole mail was handed over. */
export type SentOutcome = { kind: 'sent' } | { kind: 'refused' | 'later' | 'unknown'; reason: string };

export interface MailerParts {
  database: Database;
  clock: () => number;
  log: Logger;
  perHour: number;
  /** Undefined if there is nothing to say any more. */
  write(message: MailMessage, to: string): Promise<Letter | undefined>;
  send(letter: Letter, id: string): Promise<SentOutcome>;
}

export interface Mailer {
  /** Sends what waits, as far as the limit of an hour allows. */
  tick(): Promise<void>;
  /** Waits for what is in flight and starts nothing more. */
  stop(): Promise<void>;
}

/** Mails that one server sends at a time. */
const inFlight = 4;

export function makeMailer({ database, clock, log, perHour, write, send }: MailerParts): Mailer {
  let stopped = false;
  let running = Promise.resolve();

  const handle = async (mail: TakenMail): Promise<void> => {
    let letter: Letter | undefined;
    try {
      letter = await write(mail.about, mail.to);
    } catch (error) {
      log.warn({ err: error, kind: mail.about.kind }, 'a mail was not written; it is tried again');
      return retryMail(database, mail, clock(), 'it was not written');
    }
    if (!letter) return dropMail(database, mail.id, 'there was nothing left to say');
    if (await isRefused(database, letter.to)) {
      return dropMail(database, mail.id, 'the address refused mail before');
    }
    const outcome = await send(letter, mail.id);
    if (outcome.kind === 'sent') return endMail(database, mail.id, 'sent');
    const { reason } = outcome;
    log.error({ reason, kind: mail.about.kind }, 'a mail was not sent');
    if (outcome.kind === 'later') return retryMail(database, mail, clock(), reason);
    if (outcome.kind === 'refused') await refuseAddress(database, letter.to, clock());
    return endMail(database, mail.id, outcome.kind === 'refused' ? 'failed' : 'unknown', reason);
  };

  const drain = async () => {
    while (!stopped && (await isMailWaiting(database, clock()))) {
      const taken = await takeMails(database, { now: clock(), most: inFlight, perHour });
      if (taken.length === 0) return;
      await Promise.all(
        taken.map((mail) =>
          handle(mail).catch((error: unknown) =>
            // It stays as started, because it may have been sent.
            log.warn({ err: error, kind: mail.about.kind }, 'what became of a mail was not stored'),
          ),
        ),
      );
    }
  };

  return {
    tick() {
      running = running.then(drain, drain);
      return running;
    },
    async stop() {
      stopped = true;
      await running.catch(() => {});
    },
  };
}

export const startMailing = (ready: Promise<void>, mailer: Mailer, log: Logger): Job =>
  everySecond(ready, mailer.tick, (error) =>
    log.warn({ err: error }, 'looking for mails to send failed; it is tried again'),
  );
