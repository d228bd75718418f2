import { sendTestMail } from '@hundred/contract/desk/installation';
import { makeLetter } from '../../mail/letter';
import { mailTexts } from '../../mail/mail-texts';
import type { MailFault, SentOutcome } from '../../mail/mailer';
import { storeSentMail } from '../../mail/queue';
import { Refusal } from '../../refusals/refusal';
import type { DeskParts } from './desk-parts';

/** The test mail is sent at once and not from the queue, so that the operator reads the mail server's answer. */
export function addTestMailCall({ routes, storage, config, clock, mail }: DeskParts): void {
  routes.add(sendTestMail, async ({ person }) => {
    const { email: to, language } = person.row;
    if (!mail || !to) {
      return new Refusal(
        'mail_not_set_up',
        'Set SMTP_URL, and check that your account has an email address.',
      );
    }
    const { subject, body, action } = mailTexts[language].testMail;
    const letter = makeLetter({
      to,
      subject,
      before: [body],
      action: { label: action, link: `${config.publicUrl}/desk` },
      language,
    });
    const outcome = await mail.sendTest(letter);
    await storeSentMail(storage.database, { kind: 'test', ...storedOutcomeOf(outcome) }, clock());
    if (outcome.kind === 'sent') return { success: true as const, to };
    return new Refusal('mail_failed', whyNotSent(outcome));
  });
}

/** What is stored of the outcome. A test mail is not tried again, so one that might be sent later has failed. */
function storedOutcomeOf(outcome: SentOutcome) {
  if (outcome.kind === 'sent') return { outcome: outcome.kind, reason: null };
  return { outcome: outcome.kind === 'later' ? 'failed' : outcome.kind, reason: outcome.reason } as const;
}

type NotSent = Exclude<SentOutcome, { kind: 'sent' }>;

/** What an operator can do about each fault, or what the mail server said. */
const faultTexts: Record<MailFault, (reason: string) => string> = {
  answer: (reason) => `Your mail server refused the mail: ${reason}`,
  timeout: () => 'Your mail server did not answer in time. Check host and port in SMTP_URL.',
  encryption: (reason) => `The encrypted connection to your mail server failed. Check SMTP_URL: ${reason}`,
  'sign-in': () => 'Your mail server rejected the user or password in SMTP_URL.',
  connection: (reason) => `We couldn’t reach your mail server. Check SMTP_URL: ${reason}`,
};

const whyNotSent = ({ kind, fault, reason }: NotSent): string =>
  kind === 'unknown'
    ? `The connection broke after we sent the mail. Check if it arrived: ${reason}`
    : faultTexts[fault](reason);
