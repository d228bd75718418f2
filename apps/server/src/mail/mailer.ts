import { setTimeout as wait } from 'node:timers/promises';
import { everySecond, type Job } from '../concurrency/every-second';
import type { Database } from '../db/storage';
import type { Logger } from '../logging/logger';
import type { Letter } from './letter';
import type { MailMessage } from './mail-message';
import { refusesMail } from './plan-mail';
import {
  dropMail,
  endMail,
  isMailWaiting,
  refuseAddress,
  retryMail,
  type TakenMail,
  takeMails,
} from './queue';

/** What made sending fail. `answer`: the mail server was reached and refused. */
export type MailFault = 'answer' | 'timeout' | 'encryption' | 'sign-in' | 'connection';

/**
 * What a mail server did with a mail. `refused`: the address takes no mail at all. `failed`: the server did not take this
 * mail. `later`: the server may take it on another try. `unknown`: the connection broke after the whole mail was handed
 * over.
 */
export type SentOutcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'failed' | 'later' | 'unknown'; reason: string; fault: MailFault };

export interface MailerParts {
  database: Database;
  clock: () => number;
  log: Logger;
  /** The most mails that all servers together send in an hour. */
  perHour: number;
  /** Writes the letter; undefined if there is nothing to say any more. */
  write(message: MailMessage, to: string): Promise<Letter | undefined>;
  send(letter: Letter, id: string): Promise<SentOutcome>;
  /** Called for a mail that has certainly not reached its reader, whether it has ended or is tried again. */
  onNotSent?(message: MailMessage): Promise<void>;
}

export interface Mailer {
  /** Sends what waits, as far as the limit of an hour allows. */
  tick(): Promise<void>;
  /** Waits for what is in flight and starts nothing more. */
  stop(): Promise<void>;
}

/** Mails that one server sends at a time. */
const mostInFlight = 4;

/** The pauses before further attempts to store what became of a mail. */
const storePausesMs = [250, 1000, 4000, 15_000, 30_000];

export function makeMailer(parts: MailerParts): Mailer {
  const { database, clock, log, perHour, write, send, onNotSent = async () => {} } = parts;
  const stopping = new AbortController();
  let lastRun = Promise.resolve();

  /**
   * Stores what became of a mail. Tries again for a minute, because a mail whose result is not stored counts as one
   * that may have arrived.
   */
  const storeResult = async (store: () => Promise<void>): Promise<void> => {
    for (const pauseMs of storePausesMs) {
      try {
        return await store();
      } catch (error) {
        log.warn({ err: error }, 'the result of sending a mail was not stored; trying again');
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return store();
  };

  /** Stores what became of a mail that has certainly not reached its reader, after `onNotSent`. */
  const storeNotSent = (message: MailMessage, store: () => Promise<void>): Promise<void> =>
    storeResult(async () => {
      await onNotSent(message);
      await store();
    });

  /** The letter to send now. If there is none, stores why, and returns undefined. */
  const writeLetter = async (mail: TakenMail): Promise<Letter | undefined> => {
    const { id, about } = mail;
    let letter: Letter | undefined;
    let hasRefusedBefore: boolean;
    try {
      letter = await write(about, mail.to);
      hasRefusedBefore = letter !== undefined && (await refusesMail(database, letter.to));
    } catch (error) {
      log.warn({ err: error, kind: about.kind }, 'a mail could not be written; trying again');
      await storeNotSent(about, () => retryMail(database, mail, clock(), 'it could not be written'));
      return undefined;
    }
    if (!letter) {
      await storeResult(() => dropMail(database, id, 'it was no longer needed'));
      return undefined;
    }
    if (hasRefusedBefore) {
      await storeNotSent(about, () => dropMail(database, id, 'the address refused email before'));
      return undefined;
    }
    return letter;
  };

  const storeOutcome = async (mail: TakenMail, to: string, outcome: SentOutcome): Promise<void> => {
    const { id, about } = mail;
    if (outcome.kind === 'sent') return storeResult(() => endMail(database, id, 'sent'));
    const { kind, reason } = outcome;
    log.error({ reason, kind: about.kind }, 'a mail was not sent');
    if (kind === 'unknown') return storeResult(() => endMail(database, id, 'unknown', reason));
    const endedAt = clock();
    return storeNotSent(about, async () => {
      if (kind === 'later') return retryMail(database, mail, endedAt, reason);
      if (kind === 'refused') await refuseAddress(database, to, endedAt);
      return endMail(database, id, kind, reason);
    });
  };

  const processMail = async (mail: TakenMail): Promise<void> => {
    const letter = await writeLetter(mail);
    if (letter) await storeOutcome(mail, letter.to, await send(letter, mail.id));
  };

  const sendWaiting = async () => {
    while (!stopping.signal.aborted && (await isMailWaiting(database, clock()))) {
      const taken = await takeMails(database, { now: clock(), most: mostInFlight, perHour });
      if (taken.length === 0) return;
      await Promise.all(
        taken.map((mail) =>
          processMail(mail).catch((error: unknown) =>
            // The mail stays `sending` and becomes `unknown`, because it may have been sent.
            log.error({ err: error, kind: mail.about.kind }, 'a mail may or may not have arrived'),
          ),
        ),
      );
    }
  };

  return {
    tick() {
      lastRun = lastRun.then(sendWaiting, sendWaiting);
      return lastRun;
    },
    async stop() {
      stopping.abort();
      // `startMailing` logs a failed run.
      await lastRun.catch(() => {});
    },
  };
}

export const startMailing = (ready: Promise<void>, mailer: Mailer, log: Logger): Job =>
  everySecond(ready, mailer.tick, (error) =>
    log.warn({ err: error }, 'could not look for mails to send; trying again'),
  );
