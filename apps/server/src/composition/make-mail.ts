import { letterFor } from '../adapters/embedded-identity/account-letters';
import { invitationLetter } from '../adapters/embedded-identity/letting-in/invitation-letter';
import { makeSendMail } from '../adapters/send-mail';
import { makeUnsubscribing } from '../adapters/unsubscribe';
import type { Config } from '../config/config';
import type { Storage } from '../db/storage';
import { makeReminderLetter, releasePushes } from '../features/notifications/reminder-letter';
import type { Logger } from '../logging/logger';
import { isAboutAccount } from '../mail/mail-message';
import { type MailerParts, makeMailer } from '../mail/mailer';
import { serviceLetter } from '../mail/service-letters';
import { makeNotifyOperator } from '../operator/notify-operator';

interface MailParts {
  config: Pick<Config, 'mail' | 'supportEmail' | 'publicUrl'>;
  storage: Storage;
  webDir: string;
  clock: () => number;
  log: Logger;
}

/** Everything that sends mail. Without a mail server, `mailer` and `send` are absent and the operator is not mailed. */
export function makeMail({ config, storage, webDir, clock, log }: MailParts) {
  const { mail, supportEmail, publicUrl } = config;
  const { database } = storage;
  const unsubscribing = makeUnsubscribing({ storage, publicUrl, webDir, supportEmail });
  const writeReminder = makeReminderLetter({ database, publicUrl, unsubscribeLink: unsubscribing.link });
  const write: MailerParts['write'] = async (message, recipient) => {
    if (message.kind === 'reminder') return writeReminder(message, clock());
    const parts = { database, publicUrl, now: clock() };
    if (message.kind === 'invitation') return invitationLetter(message, recipient, parts);
    return isAboutAccount(message)
      ? letterFor(message, { ...parts, recipient })
      : serviceLetter(message, recipient, publicUrl);
  };
  const send = mail && makeSendMail(mail, publicUrl);
  const mailer =
    mail &&
    send &&
    makeMailer({
      database,
      clock,
      log,
      perHour: mail.perHour,
      write,
      send,
      async onNotSent(message) {
        if (message.kind === 'reminder') await releasePushes(database, message, clock());
      },
    });
  return {
    send,
    mailer,
    addUnsubscribeRoutes: unsubscribing.addRoutes,
    notifyOperatorOf: (occasion: 'question' | 'report') => makeNotifyOperator(occasion, config, log, clock),
  };
}
