import { createTransport } from 'nodemailer';
import type { Letter } from '../mail/letter';
import type { SentOutcome } from '../mail/mailer';
import { faultIn, permanentRefusal, type SmtpError, withoutAddresses } from './smtp-errors';

/** The time limit of each step of SMTP. */
const stepTimeoutMs = 20_000;

const timedOut = (withinMs: number): SmtpError =>
  Object.assign(new Error(`No answer within ${withinMs / 1000} seconds`), { code: 'ETIMEDOUT' });

/**
 * A logger for nodemailer that logs nothing, but notices when the server has received the whole mail: nodemailer's only
 * sign of it is an entry with the `tnx` (transaction) `message`. From then on only the server's answer tells whether the
 * mail is sent.
 */
function makeHandOverLogger(onHandedOver: () => void) {
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

const mailOptionsOf = ({ to, subject, text, html, language, unsubscribe }: Letter, messageId: string) => ({
  to,
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  messageId,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/** Sends mails through SMTP, each on a connection of its own, because a pool would retry them by itself. */
export function makeSendMail(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  publicUrl: string,
): (letter: Letter, id: string, withinMs?: number) => Promise<SentOutcome> {
  const { hostname } = new URL(publicUrl);
  return async (letter, id, withinMs) => {
    let isHandedOver = false;
    let timer: NodeJS.Timeout | undefined;
    // The timeouts of the transport are for each step. This timeout is for the whole mail, if a person waits for it.
    const timeout = new Promise<never>((_, reject) => {
      if (withinMs !== undefined) timer = setTimeout(() => reject(timedOut(withinMs)), withinMs);
    });
    const stepMs = Math.min(stepTimeoutMs, withinMs ?? stepTimeoutMs);
    const onHandedOver = () => {
      isHandedOver = true;
    };
    const transport = createTransport(
      {
        url: smtpUrl,
        connectionTimeout: stepMs,
        greetingTimeout: stepMs,
        socketTimeout: stepMs,
        logger: makeHandOverLogger(onHandedOver),
      },
      { from },
    );
    try {
      await Promise.race([transport.sendMail(mailOptionsOf(letter, `<${id}@${hostname}>`)), timeout]);
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
