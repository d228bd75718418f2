import { eq } from 'drizzle-orm';
import { person } from '../../../db/schema/schema';
import type { Database } from '../../../db/storage';
import { type Letter, makeLetter } from '../../../mail/letter';
import type { InvitationMessage } from '../../../mail/mail-message';
import { renewInvitationLink } from './invitations';

const dateOf = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** Undefined if the invitation was ended, used or replaced meanwhile. */
export async function invitationLetter(
  { invitationId }: InvitationMessage,
  to: string,
  { database, publicUrl, now }: { database: Database; publicUrl: string; now: number },
): Promise<Letter | undefined> {
  const renewed = await renewInvitationLink(database, invitationId, { publicUrl, now });
  if (!renewed) return undefined;
  const name = await displayNameOf(database, renewed.invitedBy);
  return makeLetter({
    to,
    subject: 'Your invitation to Hundred',
    before: [
      `${name ? `${name} invited you` : 'You’re invited'} to Hundred, the 100-day bodyweight challenge.`,
      `The link works once, until ${dateOf(renewed.expiresAt)} (UTC).`,
    ],
    action: { label: 'Create your account', link: renewed.link },
    after: ['Not interested? Ignore this mail. You won’t get another.'],
  });
}

async function displayNameOf(database: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await database.select({ name: person.displayName }).from(person).where(eq(person.id, id));
  return row?.name ?? null;
}
