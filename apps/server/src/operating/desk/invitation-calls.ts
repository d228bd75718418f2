import {
  chooseRegistration,
  endDeskInvitation,
  getLettingIn,
  inviteByEmail,
  makeInvitationLink,
} from '@hundred/contract/desk/invitations';
import { emailFrom } from '../../adapters/embedded-identity/addresses/email-address';
import {
  endInvitation,
  isOfOperator,
  listInvitations,
  makeInvitations,
} from '../../adapters/embedded-identity/letting-in/invitations';
import { readRegistration, setRegistration } from '../../adapters/embedded-identity/letting-in/registration';
import { forgetRefusal } from '../../mail/plan-mail';
import { invalidField } from '../../refusals/invalid-input';
import { noSuchCall, Refusal } from '../../refusals/refusal';
import { actAndAnswer, actAs, type DeskParts } from './desk-parts';
import { namesOf } from './person-names';

const mostListed = 100;

const accountsElsewhere = () =>
  new Refusal('accounts_elsewhere', 'Another service handles accounts. Choose there who can create one.');

/** Letting people in, where accounts are our own. Links are dated by the machine's clock, as their pages are. */
export function addInvitationCalls(parts: DeskParts): void {
  const { routes, storage, config, clock, mail } = parts;
  const { database } = storage;
  const { publicUrl, identity } = config;
  const areAccountsElsewhere = identity.kind !== 'embedded';

  routes.addLoggedIfFailed(getLettingIn, async ({ query: { search } }) => {
    if (areAccountsElsewhere) return { registration: null, isMailed: false, invitations: [], isMore: false };
    const rows = await listInvitations(database, clock(), mostListed + 1, search);
    const names = await namesOf(
      database,
      rows.map(({ invitedBy }) => invitedBy ?? undefined),
    );
    return {
      registration: await readRegistration(database, identity.registration),
      isMailed: mail !== undefined,
      invitations: rows.slice(0, mostListed).map((row) => ({
        id: row.id,
        email: row.email,
        uses: row.uses,
        used: row.uses - row.usesLeft,
        endsAt: row.expiresAt.toISOString(),
        invitedBy: (row.invitedBy && names.get(row.invitedBy)) ?? null,
        byCommandLine: !isOfOperator(row),
      })),
      isMore: rows.length > mostListed,
    };
  });

  routes.add(chooseRegistration, async (input) => {
    if (areAccountsElsewhere) return accountsElsewhere();
    return actAndAnswer(parts, input, 'registration', async ({ transaction }) => ({
      audit: await setRegistration(transaction, input.body.registration),
    }));
  });

  routes.add(makeInvitationLink, async (input) => {
    if (areAccountsElsewhere) return accountsElsewhere();
    const invitation = { ...input.body, emails: [], invitedBy: input.person.id };
    const invitations = await actAs(parts, input, 'invite', ({ transaction }) =>
      makeInvitations(transaction, invitation, { publicUrl, now: clock() }),
    );
    // Without addresses there is one link, for all who use it.
    const [{ id, link, expiresAt }] = invitations.links as [(typeof invitations.links)[number]];
    return { id, link, endsAt: expiresAt.toISOString() };
  });

  routes.add(inviteByEmail, async (input) => {
    if (areAccountsElsewhere) return accountsElsewhere();
    const emails = emailsFrom(input.body.emails);
    if (emails instanceof Refusal) return emails;
    const now = clock();
    const invitation = { emails, uses: 1, days: input.body.days, invitedBy: input.person.id };
    const { links, registered } = await actAs(parts, input, 'invite', async ({ transaction, planMail }) => {
      const invitations = await makeInvitations(transaction, invitation, { publicUrl, now });
      // Each of these links has an address.
      for (const { id, email } of mail ? invitations.links : []) {
        // The operator asks for this mail, so the address is tried again.
        await forgetRefusal(transaction, email!);
        await planMail(transaction, { to: email!, message: { kind: 'invitation', invitationId: id } }, now);
      }
      return invitations;
    });
    return mail
      ? { mailed: links.length, links: [], registered }
      : { mailed: 0, links: links.map(({ email, link }) => ({ email: email!, link })), registered };
  });

  routes.add(endDeskInvitation, (input) =>
    actAndAnswer(parts, input, 'end-invitation', async ({ transaction }) => {
      const audit = await endInvitation(transaction, input.params.id, clock());
      return audit ? { audit } : noSuchCall();
    }),
  );
}

/** The typed addresses in one spelling, or a refusal that names the first invalid one. */
function emailsFrom(typed: readonly string[]): string[] | Refusal {
  const emails: string[] = [];
  for (const address of typed) {
    const email = emailFrom(address);
    if (!email) {
      return invalidField({ path: ['emails'], message: `must not contain ${JSON.stringify(address)}` });
    }
    emails.push(email);
  }
  return emails;
}
