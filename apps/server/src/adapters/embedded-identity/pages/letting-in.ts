import type { Registration } from '../../../config/identity';
import { type Html, html } from '../../served-pages/html';
import { type Look, page } from '../../served-pages/layout';
import type { InvitationState } from '../letting-in/invitations';

/** Who may register now, and the invitation with which a person may register in this browser. */
export interface RegistrationAccess {
  registration: Registration;
  /** Absent: none was opened, or it is no longer good. `email` is the only address that it is good for; null: any is. */
  invitation?: { token: string; email: string | null } | undefined;
}

export const canRegister = ({ registration, invitation }: RegistrationAccess): boolean =>
  registration === 'open' || (registration === 'invited' && invitation !== undefined);

/** The line below the sign-in form. */
export function newHereLine(access: RegistrationAccess, basePath: string): Html {
  if (canRegister(access))
    return html`<p class="more">New here? <a href="${basePath}/register">Create an account</a></p>`;
  return html`<p class="hint">${noAccountText(access.registration)}</p>`;
}

/** Says why a person without an invitation cannot register. */
export const noAccountText = (registration: Registration): string =>
  registration === 'closed'
    ? 'Sign-up is closed right now.'
    : 'New here? You need an invitation. Ask a member or the operator for a link.';

export const notInvitedText = 'This invitation no longer works. Ask for a new link.';
export const otherAddressText =
  'This invitation is for another email address. Use the address that got the invitation.';

export function invitationPage(look: Look, email: string | null): string {
  return page(
    look,
    'You’re invited',
    html`<p>Join the 100-day challenge. It takes a minute to create your account.</p>
${email !== null && html`<p>This invitation is for <strong>${email}</strong>.</p>`}
<p class="more"><a class="button" href="/login">Sign in or create account</a></p>`,
  );
}

const problems: Record<Exclude<InvitationState, 'good'> | 'closed', { title: string; text: string }> = {
  used: {
    title: 'This invitation was used',
    text: 'Have an account? Sign in. If not, ask for a new link.',
  },
  ended: { title: 'This invitation has ended', text: 'Ask for a new link.' },
  unknown: {
    title: 'This invitation doesn’t work',
    text: 'Check that you copied the whole link, or ask for a new one.',
  },
  closed: {
    title: 'Sign-up is closed',
    text: 'You can’t create an account right now. Try your invitation again later.',
  },
};

export function noInvitationPage(look: Look, why: keyof typeof problems): string {
  const { title, text } = problems[why];
  return page(
    look,
    title,
    html`<p role="alert">${text}</p>
<p class="more"><a class="button" href="/login">Sign in</a></p>`,
  );
}
