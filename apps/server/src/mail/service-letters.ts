import { plans } from '@hundred/domain/entitlements/plans';
import { type Letter, makeLetter } from './letter';
import type { ServiceMessage } from './mail-message';

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const dateOf = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** Mails that need no secret link. */
export function serviceLetter(message: ServiceMessage, to: string, publicUrl: string): Letter {
  switch (message.kind) {
    case 'supportAnswered':
      return makeLetter({
        to,
        subject: 'You have an answer from Hundred',
        before: ['We answered your question.'],
        action: { label: 'Read the answer', link: `${publicUrl}/support` },
      });
    case 'accountDeleted':
      return makeLetter({
        to,
        subject: 'Your Hundred account is deleted',
        before: ['Your account and everything in it are deleted. This is our last e-mail to you.'],
        action: { label: 'Start again', link: publicUrl },
      });
    case 'receipt': {
      const { name, terms } = plans[message.plan];
      return makeLetter({
        to,
        subject: `Your receipt from Hundred: ${name}`,
        before: [
          'Thanks for your purchase.',
          `${name}: ${dollars(message.amountCents)}\n${terms}\nPaid on ${dateOf(message.paidAt)} (UTC)\nReference ${message.purchase}`,
        ],
        action: { label: 'Open Hundred', link: `${publicUrl}/premium` },
      });
    }
    case 'operator':
      return makeLetter({
        to,
        subject: message.subject,
        before: [message.text.trim()],
        action: { label: 'Open Hundred', link: message.link },
      });
  }
}
