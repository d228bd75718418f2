import { mostDays } from '@hundred/contract/desk/invitations';
import { mostUses } from '@hundred/domain/support/desk-limits';
import { emailFrom } from '../../../adapters/embedded-identity/addresses/email-address';
import {
  defaultInvitationDays,
  endInvitation,
  listInvitations,
  makeInvitations,
  mostAddressesAtOnce,
} from '../../../adapters/embedded-identity/letting-in/invitations';
import { StartRefused } from '../../../process/start-refused';
import type { AdminCommand } from '../admin-command';
import { splitOption } from '../split-option';

const mostListed = 100;
const dateOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function numberOfOption(name: string, typed: string, most: number): number {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > most)
    throw new StartRefused(`--${name} must be a whole number from 1 to ${most}.`);
  return number;
}

function addressesFrom(args: readonly string[]): string[] {
  const typed = args.flatMap((argument) => argument.split(/[\s,;]+/)).filter(Boolean);
  if (typed.length > mostAddressesAtOnce)
    throw new StartRefused(`Give at most ${mostAddressesAtOnce} addresses at a time.`);
  return typed.map((address) => {
    const email = emailFrom(address);
    if (!email) throw new StartRefused(`${address} is not an email address.`);
    return email;
  });
}

export const invite = (publicUrl: string): AdminCommand => ({
  name: 'invite',
  usage: 'invite [EMAIL ...] [--uses N] [--days N]',
  summary: `makes invitation links: one for each EMAIL, or one for N people; they work for ${defaultInvitationDays} days unless you set --days`,
  async run({ transaction, args, now }) {
    const { value: typedDays, others: withoutDays } = splitOption(args, 'days');
    const days = numberOfOption('days', typedDays ?? `${defaultInvitationDays}`, mostDays);
    const { value: typedUses, others: addresses } = splitOption(withoutDays, 'uses');
    const uses = numberOfOption('uses', typedUses ?? '1', mostUses);
    const emails = addressesFrom(addresses);
    if (typedUses !== undefined && emails.length > 0) {
      throw new StartRefused('A link for an address works once. Leave out --uses or the addresses.');
    }
    const invitation = { emails, uses, days, invitedBy: null };
    const { links, registered, audit } = await makeInvitations(transaction, invitation, { publicUrl, now });
    const skipped = registered.map((email) => `${email} already has an account.`);
    if (links.length === 0) return { lines: skipped };
    const usesLine = uses === 1 ? 'Each link works once' : `The link works ${uses} times`;
    return {
      lines: [
        ...links.map(({ email, link }) => (email === null ? link : `${email}  ${link}`)),
        ...skipped,
        `${usesLine}, until ${dateOf(links[0]!.expiresAt)}.`,
      ],
      ...(audit && { audit }),
    };
  },
});

export const showInvitations: AdminCommand = {
  name: 'invitations',
  usage: 'invitations [TEXT]',
  summary: `lists the ${mostListed} newest open invitations; TEXT searches their addresses`,
  async run({ transaction, args: [text], now }) {
    const rows = await listInvitations(transaction, now, mostListed, text);
    if (rows.length === 0) {
      return { lines: [text ? `No open invitation is for "${text}".` : 'No open invitations.'] };
    }
    return {
      lines: rows.map(({ id, email, uses, usesLeft, expiresAt }) =>
        [
          id,
          email ?? 'any address',
          `used ${uses - usesLeft} of ${uses} times`,
          `until ${dateOf(expiresAt)}`,
        ].join('  '),
      ),
    };
  },
};

export const endInvitationCommand: AdminCommand = {
  name: 'end-invitation',
  usage: 'end-invitation INVITATION',
  summary: 'ends an invitation at once; accounts made with it stay',
  async run({ transaction, args: [id], now }) {
    if (!id)
      throw new StartRefused('Give the id of an invitation. To list them, run: npm run admin -- invitations');
    const audit = await endInvitation(transaction, id, now);
    if (!audit) throw new StartRefused(`There is no open invitation ${id}.`);
    return { lines: [`The invitation ${id} has ended.`], audit };
  },
};
