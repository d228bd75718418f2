import { describe, expect, it } from 'vitest';
import type { Look } from '../../served-pages/layout';
import { forgotPage } from './forms';
import { resetSentPage } from './messages';

const look: Look = { stylesheet: '/style.css', themeScript: undefined, supportEmail: undefined };
const pages = (isMailed: boolean) => [
  forgotPage(look, '/sign-in', isMailed),
  resetSentPage(look, 60, isMailed),
];

describe('The pages of a forgotten password', () => {
  it('say that a link is mailed, if the server can send mail', () => {
    const [form, answer] = pages(true);
    expect(form).toContain('We’ll send a link');
    expect(answer).toContain('we sent a link for a new password');
  });

  it('send nobody to their mailbox, but to the operator, if the server can’t send mail', () => {
    for (const page of pages(false)) {
      expect(page).toContain('operator');
      expect(page).not.toMatch(/we sent a|we’ll send|send link|check your email/i);
    }
  });
});
