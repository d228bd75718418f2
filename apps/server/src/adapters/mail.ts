import { createTransport } from 'nodemailer';
import type { Logger } from '../logging/logger';
import type { Letter } from '../mail/letter';
import type { MailFault, SentOutcome } from '../mail/mailer';

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
  code?: string;
  /** What the system said, where `code` is the library's. */
  originalCode?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

/** The numbers after the status code (RFC 3463), without the first: `1.1` of `550 5.1.1`. */
const enhancedStatus = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/;
/** Subject 1 is about addresses, of which 7 and 8 are the sender's. 2.1 is a mailbox that is disabled. */
const isAboutRecipient = (status: string) => /^(1\.(?!7$|8$)\d+|2\.1)$/.test(status);
const recipientCodes = [550, 551, 553];

/**
 * What a 5xx to the recipient or to the mail means. `refused`: this address takes no mail at all. `failed`: this mail
 * was not accepted for its content or by a policy, and the next one may be. Undefined for any other answer, which is
 * about this server and may be corrected.
 */
function permanentRefusal({
  response = '',
  responseCode = 0,
  command = '',
}: SmtpError): 'refused' | 'failed' | undefined {
  if (responseCode < 500 || !/^(RCPT TO|DATA)/.test(command)) return undefined;
  const status = enhancedStatus.exec(response)?.[1];
  const isRefused = status
    ? isAboutRecipient(status)
    : command.startsWith('RCPT TO') && recipientCodes.includes(responseCode);
  return isRefused ? 'refused' : 'failed';
}

const encryptionCode = /SSL|TLS|CERT|EPROTO|ISSUER/;

function faultIn({ code = '', originalCode = '', responseCode }: SmtpError): MailFault {
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'EAUTH') return 'sign-in';
  if (code === 'ETLS' || encryptionCode.test(originalCode)) return 'encryption';
  return responseCode === undefined ? 'connection' : 'answer';
}

const timedOut = (withinMs: number): SmtpError =>
  Object.assign(new Error(`No answer within ${withinMs / 1000} seconds`), { code: 'ETIMEDOUT' });

/** Its log is the only sign that the server has the whole mail. From then on only its answer tells whether it is sent. */
function loggerThatNotices(onHandedOver: () => void) {
  const ignore = () => {};
  return {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info: (entry: unknown) => {
      if ((entry as { tnx?: string }).tnx === 'message') onHandedOver();
    },
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
}

/** Sends one mail through SMTP, each on a connection of its own: a pool would send again on its own account. */
export function makeSendMail(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  publicUrl: string,
): (letter: Letter, id: string, withinMs?: number) => Promise<SentOutcome> {
  const { hostname } = new URL(publicUrl);
  return async ({ to, subject, text, html, language, unsubscribe }, id, withinMs) => {
    let isHandedOver = false;
    let timer: NodeJS.Timeout | undefined;
    // The timeouts of the transport are for each step. This one is for the whole, where somebody waits for it.
    const late = new Promise<never>((_, reject) => {
      if (withinMs !== undefined) timer = setTimeout(() => reject(timedOut(withinMs)), withinMs);
    });
    const stepMs = Math.min(timeoutMs, withinMs ?? timeoutMs);
    const onHandedOver = () => {
      isHandedOver = true;
    };
    const transport = createTransport(
      {
        url: smtpUrl,
        connectionTimeout: stepMs,
        greetingTimeout: stepMs,
        socketTimeout: stepMs,
        logger: loggerThatNotices(onHandedOver),
      },
      { from },
    );
    try {
      const sending = transport.sendMail({
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        messageId: `<${id}@${hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      await Promise.race([sending, late]);
      return { kind: 'sent' };
    } catch (thrown) {
      const error = thrown as SmtpError;
      const reason = withoutAddresses(error.message);
      const kind = permanentRefusal(error);
      if (kind) return { kind, reason, fault: 'answer' };
      const isUnknown = isHandedOver && error.responseCode === undefined;
      return { kind: isUnknown ? 'unknown' : 'later', reason, fault: faultIn(error) };
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}
