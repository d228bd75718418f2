import { createTransport } from 'nodemailer';
import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';
import type { SentOutcome } from '../mail/mailer';

/** Where mail is not set up, a letter with a link is logged for the operator, who hands it on. */
export function makeLogLetter(log: Pick<Logger, 'warn'>): (letter: Letter) => void {
  return ({ to, subject, link }) =>
    log.warn(
      { subject, account: to, link },
      'no mail is set up (SMTP_URL): hand this link to the owner of the account; npm run admin -- reset-password EMAIL makes another',
    );
}

const timeoutMs = 20_000;

/** Mail servers repeat the address that they refuse, and the log must name nobody. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '…');

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/** A refusal of the recipient or of the mail itself; other 5xx are about this server and may be mended. */
const isRefusal = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);

/** Sends one mail through SMTP, each on a connection of its own: a pool would send again on its own account. */
export function makeSendMail(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  publicUrl: string,
): (letter: Letter, id: string) => Promise<SentOutcome> {
  const { hostname } = new URL(publicUrl);
  return async ({ to, subject, text, html, unsubscribe }, id) => {
    let isHandedOver = false;
    const ignore = () => {};
    const transport = createTransport(
      {
        url: smtpUrl,
        connectionTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // The only sign that the whole mail is with the server, from which on nobody knows without its answer.
        logger: {
          level: ignore,
          trace: ignore,
          debug: ignore,
          info: (entry: unknown) => {
            if ((entry as { tnx?: string }).tnx === 'message') isHandedOver = true;
          },
          warn: ignore,
          error: ignore,
          fatal: ignore,
        },
      },
      { from },
    );
    try {
      await transport.sendMail({
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        messageId: `<${id}@${hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return { kind: 'sent' };
    } catch (thrown) {
      const error = thrown as SmtpError;
      const reason = withoutAddresses(error.message);
      if (isRefusal(error)) return { kind: 'refused', reason };
      return { kind: isHandedOver && error.responseCode === undefined ? 'unknown' : 'later', reason };
    } finally {
      transport.close();
    }
  };
}
