import { makeInvitations } from '../adapters/embedded-identity/letting-in/invitations';
import { readRegistration } from '../adapters/embedded-identity/letting-in/registration';
import type { Config } from '../config/config';
import type { Database } from '../db/storage';
import { addInvitationToCode, makeFirstOperatorCode } from '../identity/first-operator-link';
import { runAudited } from './audited';

const invitationDays = 7;

/**
 * What the start of an installation without people prints: the link that makes an account its operator, and an
 * invitation if nobody can create an account without one.
 */
export async function firstOperatorLines(
  database: Database,
  { identity, address, now }: { identity: Config['identity']; address: string; now: number },
): Promise<string[]> {
  const code = await makeFirstOperatorCode(database, now);
  if (code === undefined) return [];
  // The code is behind a #, so that no proxy writes it down.
  const claim = `To become the operator, sign in with this link: ${address}/desk/claim#${code}`;
  if (identity.kind !== 'embedded') return [claim];
  const registration = await readRegistration(database, identity.registration);
  if (registration === 'open') return [claim];
  if (registration === 'closed') {
    return [
      claim,
      'Nobody can create an account now. To allow invitations, run: npm run admin -- registration invited',
    ];
  }
  const invitation = { emails: [], uses: 1, days: invitationDays, invitedBy: null };
  const { links } = await runAudited(database, { command: 'invite', now }, async ({ transaction }) => {
    const invitations = await makeInvitations(transaction, invitation, { publicUrl: address, now });
    await addInvitationToCode(transaction, code, invitations.links[0]!.id);
    return invitations;
  });
  return [`To create your account, open this link: ${links[0]!.link}`, claim];
}
