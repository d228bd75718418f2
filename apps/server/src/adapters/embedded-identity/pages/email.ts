import type { EmailLinkKind } from '../../../db/schema/sign-up-schema';
import { html } from '../../served-pages/html';
import { alertLine, field, type Look, page } from '../../served-pages/layout';
import { longestEmail } from '../addresses/email-address';
import { currentPasswordField } from './forms';

const backToSettings = html`<p class="more"><a class="button" href="/settings/security">Back to settings</a></p>`;
const toApp = html`<p class="more"><a class="button" href="/">Open Hundred</a></p>`;

/** Shown after a refusal: the typed address and what is wrong, with the form or with one of its fields. */
export interface RefusedEmail {
  alert?: string;
  email?: string;
  problems?: { email?: string | undefined; current?: string | undefined };
}

export interface CurrentEmail {
  email: string;
  isVerified: boolean;
  /** Whether this installation can send a link. */
  isMailed: boolean;
  /** Whether a mail server refused this address, so that nothing is sent there. */
  isMailRefused: boolean;
}

/** The address now, a way to confirm it, and the form to change it. */
export function changeEmailPage(
  look: Look,
  actions: { change: string; resend: string },
  { email, isVerified, isMailed, isMailRefused }: CurrentEmail,
  refused: RefusedEmail = {},
): string {
  const { problems = {} } = refused;
  const newEmail = field({
    name: 'email',
    label: 'New email',
    type: 'email',
    autocomplete: 'email',
    value: refused.email ?? '',
    problem: problems.email,
    maxLength: longestEmail,
    focus: problems.current === undefined,
  });
  const current = currentPasswordField('Your password', problems.current, problems.current !== undefined);
  return page(
    look,
    'Your email',
    html`<p><strong>${email}</strong><br>${isVerified ? 'Confirmed.' : 'Not confirmed.'}</p>
${isMailRefused && html`<p role="alert">This address refused our email. If the address is correct, send a confirmation link.</p>`}
${
  (!isVerified || isMailRefused) &&
  isMailed &&
  html`<form method="post" action="${actions.resend}"><button class="quiet" type="submit">Send confirmation link</button></form>`
}
${alertLine(refused.alert)}<form method="post" action="${actions.change}" novalidate>
${[newEmail, current]}
<button type="submit">Change email</button>
</form>
<p class="hint">${
      isMailed
        ? `We’ll send a link to the new address.${isVerified && !isMailRefused ? ' The old address gets a notice.' : ''}`
        : 'This server can’t send email, so your email changes at once.'
    }</p>
<p class="more"><a href="/settings/security">Back to settings</a></p>`,
  );
}

export function linkSentPage(look: Look, email: string, lasts: string): string {
  return page(
    look,
    'Check your email',
    html`<p>We sent a link to <strong>${email}</strong>. It works for ${lasts}.</p>
${backToSettings}`,
  );
}

export function emailChangedPage(look: Look, email: string): string {
  return page(
    look,
    'Your email was changed',
    html`<p>Sign in with <strong>${email}</strong> from now on.</p>
${toApp}`,
  );
}

/** Mail programs open links, so only a press of the button confirms. */
export function confirmPage(
  look: Look,
  action: string,
  token: string,
  content: { title: string; text: string; email: string; button: string },
): string {
  return page(
    look,
    content.title,
    html`<p>${content.text}</p>
<p><strong>${content.email}</strong></p>
<form method="post" action="${action}"><input type="hidden" name="token" value="${token}">
<button type="submit">${content.button}</button>
</form>`,
  );
}

export function emailVerifiedPage(look: Look): string {
  return page(
    look,
    'Your email is confirmed',
    html`<p>Thanks. You’re all set.</p>
${toApp}`,
  );
}

export function emailLinkOverPage(look: Look, kind: EmailLinkKind): string {
  // A link that gives an account back is for a person who cannot open the settings of that account.
  const hint =
    kind === 'undo'
      ? 'If you used this link already, your account is back. If not, message support.'
      : 'If you used this link already, you’re all set. If not, get a new one in your settings.';
  return page(
    look,
    'This link was used or has expired',
    html`<p role="alert">${hint}</p>
${toApp}`,
  );
}

export function emailTakenPage(look: Look): string {
  return page(
    look,
    'This email is in use',
    html`<p role="alert">Another account uses this address. Choose another one in your settings.</p>
${toApp}`,
  );
}

export function emailUndonePage(look: Look, email: string, resetLink: string): string {
  return page(
    look,
    'Your account is back',
    html`<p>Your account uses <strong>${email}</strong> again. Every device is signed out.</p>
<p class="more"><a class="button" href="${resetLink}">Choose a new password</a></p>`,
  );
}
