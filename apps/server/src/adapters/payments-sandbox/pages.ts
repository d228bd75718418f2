import { type Html, html } from '../served-pages/html';
import { alertLine, type Look, page } from '../served-pages/layout';
import type { CheckoutSession, StripeInMemory } from './stripe-in-memory';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const priceOf = ({ amount_total }: CheckoutSession) => money.format(amount_total / 100);

const testNotice = html`<p class="notice"><strong>This is a test.</strong> No card is charged.</p>`;
const backToPremium = html`<p class="more"><a href="/premium">Back to Premium</a></p>`;

interface Action {
  name: string;
  label: string;
}

/** The state of a session as text, and what can be done with it next. */
function outcomeOf(standIn: StripeInMemory, session: CheckoutSession): { text: string; actions: Action[] } {
  const payment = standIn.payments.get(session.payment_intent ?? '');
  const charge = standIn.chargeOf(session);
  const dispute = [...standIn.disputes.values()].find((found) => found.charge === charge?.id);
  if (session.status === 'open') {
    return {
      text: 'Waiting for payment',
      actions: [
        { name: 'pay', label: `Pay ${priceOf(session)}` },
        { name: 'decline', label: 'Pay with a declined card' },
        { name: 'later', label: 'Pay by bank (takes a while)' },
        { name: 'cancel', label: 'Cancel and go back' },
        { name: 'expire', label: 'Expire this checkout' },
      ],
    };
  }
  if (session.status === 'expired') return { text: 'Expired', actions: [] };
  if (payment?.status === 'processing') {
    return {
      text: 'The bank is processing the payment',
      actions: [
        { name: 'arrive', label: 'Complete the payment' },
        { name: 'fail', label: 'Fail the payment' },
      ],
    };
  }
  if (!charge) return { text: 'Failed at the bank', actions: [] };
  if (charge.refunded) return { text: 'Refunded', actions: [] };
  if (dispute?.status === 'needs_response') {
    return { text: 'Disputed', actions: [{ name: 'win', label: 'Win the dispute' }] };
  }
  const refundAction = { name: 'refund', label: 'Refund' };
  const disputeAction = { name: 'dispute', label: 'Dispute at the bank' };
  // A charge can be disputed once. If there is a dispute here, it was won or lost.
  return { text: 'Paid', actions: dispute ? [refundAction] : [refundAction, disputeAction] };
}

const primaryActions = new Set(['pay', 'arrive']);

const button = ({ name, label }: Action): Html =>
  html`<button type="submit" name="action" value="${name}"${!primaryActions.has(name) && html` class="quiet"`}>${label}</button>`;

export function checkoutPage(
  look: Look,
  standIn: StripeInMemory,
  session: CheckoutSession,
  alert?: string,
): string {
  const { text, actions } = outcomeOf(standIn, session);
  return page(
    look,
    'Test checkout',
    html`${testNotice}
${alertLine(alert)}<dl class="order">
<div><dt>${session.product}</dt><dd>${priceOf(session)}</dd></div>
<div><dt>Status</dt><dd>${text}</dd></div>
</dl>
${
  actions.length > 0 &&
  html`<form method="post" action="/sandbox/checkout/${session.id}">
${actions.map(button)}
</form>`
}
${session.status !== 'open' && html`<p class="more"><a href="/sandbox">See all test payments</a></p>`}
${session.status !== 'open' && backToPremium}`,
  );
}

export function declinedPage(look: Look, standIn: StripeInMemory, session: CheckoutSession): string {
  return checkoutPage(look, standIn, session, 'Your card was declined. Try another one.');
}

export function listPage(look: Look, standIn: StripeInMemory): string {
  const sessions = [...standIn.sessions.values()].reverse();
  const row = (session: CheckoutSession) =>
    html`<div><dt><a href="/sandbox/checkout/${session.id}">${session.product}, ${priceOf(session)}</a></dt><dd>${
      outcomeOf(standIn, session).text
    }</dd></div>`;
  return page(
    look,
    'Test payments',
    html`${testNotice}
${
  sessions.length > 0 ? html`<dl class="order">${sessions.map(row)}</dl>` : html`<p>No test payments yet.</p>`
}
${backToPremium}`,
  );
}

export function missingPage(look: Look): string {
  return page(
    look,
    'We can’t find this checkout',
    html`<p>Test checkouts are deleted when the server stops. Start again on the Premium page.</p>
${backToPremium}`,
  );
}
