import { type Html, html } from '../../served-pages/html';
import { alertLine, field, type Look, page } from '../../served-pages/layout';
import { longestEmail } from '../addresses/email-address';
import { shortestPassword } from '../passwords/password-rules';
import { newHereLine, type RegistrationAccess } from './letting-in';

export const invalidEmail = 'Enter an email address, such as you@example.com.';

/** The query that shows the sign-in form in a browser that would show the form for a new account first. */
export const signInQuery = 'sign-in';

/** A name may have forty characters. A browser counts some of them, such as emoji, as two or more. */
const longestTypedName = 80;

/** Shown again after a refusal: the typed fields (never a password) and their problems. */
export interface RefusedForm {
  alert?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  problems?: Partial<Record<(typeof fieldNames)[number], string | undefined>>;
}

/** The fields in the order in which a form shows them. */
const fieldNames = ['current', 'email', 'password', 'name'] as const;

/** The first field with a problem. It gets the focus after a refusal. */
const firstProblemOf = ({ problems = {} }: RefusedForm) => fieldNames.find((name) => problems[name]);

const emailField = (refused: RefusedForm, focus: boolean) =>
  field({
    name: 'email',
    label: 'Email',
    type: 'email',
    autocomplete: 'username',
    value: refused.email ?? '',
    problem: refused.problems?.email,
    maxLength: longestEmail,
    focus,
  });

const newPasswordField = (refused: RefusedForm, label: string, focus: boolean) =>
  field({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: `Use at least ${shortestPassword} characters. Three or four words work well.`,
    problem: refused.problems?.password,
    focus,
  });

export const currentPasswordField = (label: string, problem: string | undefined, focus: boolean) =>
  field({ name: 'current', label, type: 'password', autocomplete: 'current-password', problem, focus });

const form = (action: string, refused: RefusedForm, fields: readonly Html[], button: string) =>
  html`${alertLine(refused.alert)}<form method="post" action="${action}" novalidate>
${fields}
<button type="submit">${button}</button>
</form>`;

export function signInPage(
  look: Look,
  basePath: string,
  access: RegistrationAccess,
  refused: RefusedForm = {},
): string {
  const focused = firstProblemOf(refused) ?? (refused.email ? 'password' : 'email');
  const password = field({
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
    problem: refused.problems?.password,
    focus: focused === 'password',
  });
  return page(
    look,
    'Sign in',
    html`${form(basePath, refused, [emailField(refused, focused === 'email'), password], 'Sign in')}
<p class="more"><a href="${basePath}/forgot">Forgot your password?</a></p>
${newHereLine(access, basePath)}`,
  );
}

export function registerPage(look: Look, basePath: string, refused: RefusedForm = {}): string {
  const focused = firstProblemOf(refused) ?? 'email';
  const name = field({
    name: 'name',
    label: 'Name',
    type: 'text',
    autocomplete: 'nickname',
    value: refused.name ?? '',
    optional: true,
    problem: refused.problems?.name,
    focus: focused === 'name',
    maxLength: longestTypedName,
  });
  return page(
    look,
    'Create an account',
    html`${form(
      `${basePath}/register`,
      refused,
      [
        emailField(refused, focused === 'email'),
        newPasswordField(refused, 'Password', focused === 'password'),
        name,
      ],
      'Create account',
    )}
<p class="hint">By creating an account, you accept the <a href="/terms" target="_blank" rel="noopener">Terms of Service</a> and <a href="/privacy" target="_blank" rel="noopener">Privacy Policy</a>.</p>
<p class="more">Have an account? <a href="${basePath}?${signInQuery}">Sign in</a></p>`,
  );
}

export function forgotPage(
  look: Look,
  basePath: string,
  isMailed: boolean,
  refused: RefusedForm = {},
): string {
  const whatHappens = isMailed
    ? 'Enter your email address. We’ll send a link to choose a new password.'
    : 'This server can’t send email. Enter your address, then ask the operator of this server for the link.';
  return page(
    look,
    'Forgot your password?',
    html`<p>${whatHappens}</p>
${form(`${basePath}/forgot`, refused, [emailField(refused, true)], isMailed ? 'Send link' : 'Create link')}
<p class="more"><a href="${basePath}?${signInQuery}">Back to sign in</a></p>`,
  );
}

/** `email` is not for typing: a password manager reads the account from it. */
const ownerField = (email: string) =>
  html`<input class="owner" type="email" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">`;

export function newPasswordPage(
  look: Look,
  action: string,
  link: { token: string; email: string },
  refused: RefusedForm = {},
): string {
  const token = html`<input type="hidden" name="token" value="${link.token}">`;
  return page(
    look,
    'Choose a new password',
    form(
      action,
      refused,
      [
        token,
        ownerField(link.email),
        newPasswordField(refused, 'New password', firstProblemOf(refused) === 'password'),
      ],
      'Change password',
    ),
  );
}

export function changePasswordPage(
  look: Look,
  action: string,
  email: string,
  refused: RefusedForm = {},
): string {
  const focused = firstProblemOf(refused) ?? 'current';
  const current = currentPasswordField('Current password', refused.problems?.current, focused === 'current');
  return page(
    look,
    'Change password',
    html`<p>Your other devices will be signed out.</p>
${form(
  action,
  refused,
  [ownerField(email), current, newPasswordField(refused, 'New password', focused === 'password')],
  'Change password',
)}
<p class="more"><a href="/settings/security">Back to settings</a></p>`,
  );
}
