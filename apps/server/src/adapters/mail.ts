import { createTransport } from 'nodemailer';
import type { Letter } from '../mail/letter';
import type { SentOutcome } from '../mail/mailer';
import { faultIn, permanentRefusal, type SmtpError, withoutAddresses } from './smtp-errors';

const timeoutMs = 20_000;

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
