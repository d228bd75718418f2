import { createTransport } from 'nodemailer';
import type { Logger } from '../logging/logger';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The link in the mail, which is logged with its recipient if no mail is configured. */
  link: string;
}

/** False if it could not be sent, which is logged. */
export type SendMail = (letter: Letter) => Promise<boolean>;

/** What became of the mails of this server. */
export interface MailRecord {
  sent: number;
  lastError: { at: number; reason: string } | null;
}

export const makeMailRecord = (): MailRecord => ({ sent: 0, lastError: null });

const timeoutMs = 20_000;

/** Mail servers repeat the address that they refuse, and the log must name nobody. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '…');

/** Sends mail through SMTP if it is configured; otherwise logs it for the operator. */
export function makeSendMail(
  mail: { smtpUrl: string; from: string } | undefined,
  log: Pick<Logger, 'warn' | 'error'>,
  record: MailRecord = makeMailRecord(),
): SendMail {
  if (!mail) {
    return async ({ to, subject, link }) => {
      log.warn(
        { subject, account: to, link },
        'no mail is set up (SMTP_URL): hand this link to the owner of the account; npm run admin -- reset-password EMAIL makes another',
      );
      return true;
    };
  }
  const transport = createTransport(
    { url: mail.smtpUrl, connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from: mail.from },
  );
  return async ({ to, subject, text }) => {
    try {
      await transport.sendMail({ to, subject, text });
      record.sent += 1;
      return true;
    } catch (error) {
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      record.lastError = { at: Date.now(), reason };
      log.error({ reason }, 'a mail was not sent');
      return false;
    }
  };
}
