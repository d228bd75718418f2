import { Html, html } from '../../served-pages/html';
import { type Look, page } from '../../served-pages/layout';

/**
 * `/auth/back` notifies the page that opened the sign-in popup, which then closes the popup. Without such a page it
 * continues to /login. A direct link to /login would cut the popup off from that page, which would take it for closed.
 */
const backToApp = html`<p class="more"><a class="button" href="/auth/back">Back to Hundred</a></p>`;

/** Shown for errors of the protocol; `code` is for support. */
export function errorPage(look: Look, code: string): string {
  return page(
    look,
    'Sign-in didn’t work',
    html`<p>Go back to Hundred and start again.</p>
<p class="hint">If it happens again, send us this code: ${code}</p>
${backToApp}`,
  );
}

export function expiredPage(look: Look): string {
  return page(
    look,
    'This sign-in has expired',
    html`<p>You waited too long, or signed in elsewhere. Go back and start again.</p>
${backToApp}`,
  );
}

export function busyPage(look: Look): string {
  return page(
    look,
    'One moment',
    html`<p role="alert">Too many people are signing in. Go back and try again in a moment.</p>`,
  );
}

export function awayPage(look: Look): string {
  return page(
    look,
    'One moment',
    html`<p role="alert">We can’t reach the sign-in service right now. Go back and try again in a moment.</p>`,
  );
}

/**
 * Shown only if nothing proves that the app requested the sign-out, because anyone can link to this page. `form` is the
 * provider's HTML: a form without a button, whose id is `op.logoutForm`.
 */
export function signOutPage(look: Look, form: string): string {
  return page(
    look,
    'Sign out?',
    html`${new Html(form)}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<p class="more"><a href="/">Stay signed in</a></p>`,
  );
}

export function signedOutPage(look: Look): string {
  return page(look, 'Signed out', backToApp);
}

/**
 * Says the same whether the email has an account or not. On a server without mail the operator finds the link in the
 * log.
 */
export function resetSentPage(look: Look, minutes: number, isMailed: boolean): string {
  return isMailed
    ? page(
        look,
        'Check your email',
        html`<p>If this address has an account, we sent a link for a new password. It works for ${minutes} minutes.</p>
${backToApp}`,
      )
    : page(
        look,
        'Ask the operator',
        html`<p>This server can’t send email, so we sent you nothing.</p>
<p>If this address has an account, the operator of this server has a link for you. It works for ${minutes} minutes.</p>
${backToApp}`,
      );
}

export function linkExpiredPage(look: Look): string {
  return page(
    look,
    'This link was used or has expired',
    html`<p>If you just chose a new password, sign in with it. Otherwise get a new link on the sign-in page.</p>
${backToApp}`,
  );
}

export function passwordSetPage(look: Look): string {
  return page(
    look,
    'Your password was changed',
    html`<p>All your devices are signed out. Sign in with the new password.</p>
<p class="more"><a class="button" href="/login">Sign in</a></p>`,
  );
}

/**
 * Links to the settings and not to /login, which would redirect a person whom the app still knows, although their
 * browser has lost the cookie of this service.
 */
export function signInFirstPage(look: Look, what = 'your password'): string {
  return page(
    look,
    'Please sign in again',
    html`<p>Sign out of Hundred and sign in again. Then you can change ${what}.</p>
<p class="more"><a class="button" href="/settings/security">Back to Hundred</a></p>`,
  );
}
