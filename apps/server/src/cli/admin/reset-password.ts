import { eq } from 'drizzle-orm';
import { emailFrom } from '../../adapters/embedded-identity/addresses/email-address';
import { resetLinkMinutes } from '../../adapters/embedded-identity/passwords/reset-links';
import { identityAccount } from '../../db/schema/schema';
import { makeResetLink } from '../../operating/actions/accounts';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';

/** Prints a link and not a password, so that only the owner ever knows the password. */
export const resetPassword = (publicUrl: string): AdminCommand => ({
  name: 'reset-password',
  usage: 'reset-password EMAIL',
  summary: 'makes a link for the owner of an account to choose a new password',
  async run({ args: [typed], ...task }) {
    if (!typed) throw new StartRefused('Give the email of an account.');
    const email = emailFrom(typed);
    if (!email) throw new StartRefused(`${typed} is not an email address.`);
    const [account] = await task.transaction
      .select()
      .from(identityAccount)
      .where(eq(identityAccount.email, email));
    if (!account) throw new StartRefused(`No account has the email ${email}.`);
    const { link, audit } = await makeResetLink(task, { id: account.id }, publicUrl);
    return { lines: [link, `It works once, within ${resetLinkMinutes} minutes.`], audit };
  },
});
