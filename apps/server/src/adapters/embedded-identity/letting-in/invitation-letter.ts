import { languageOr } from '@hundred/domain/text/language';
import { eq } from 'drizzle-orm';
import { person } from '../../../db/schema/schema';
import type { Database } from '../../../db/storage';
import { type Letter, makeLetter } from '../../../mail/letter';
import type { InvitationMessage } from '../../../mail/mail-message';
import { mailTexts } from '../../../mail/mail-texts';
import { renewInvitationLink } from './invitations';

/** Written in the language of the inviter. Undefined if the invitation was ended, used or replaced meanwhile. */
export async function invitationLetter(
  { invitationId }: InvitationMessage,
  to: string,
  { database, publicUrl, now }: { database: Database; publicUrl: string; now: number },
): Promise<Letter | undefined> {
  const renewed = await renewInvitationLink(database, invitationId, { publicUrl, now });
  if (!renewed) return undefined;
  const inviter = await inviterOf(database, renewed.invitedBy);
  const language = languageOr('en', inviter?.language);
  const { subject, invited, invitedBy, until, action, notInterested } = mailTexts[language].invitation;
  return makeLetter({
    to,
    subject,
    before: [
      inviter?.name ? invitedBy({ name: inviter.name }) : invited,
      until({ at: renewed.expiresAt.getTime() }),
    ],
    action: { label: action, link: renewed.link },
    after: [notInterested],
    language,
  });
}

async function inviterOf(database: Database, id: string | null) {
  if (id === null) return undefined;
  const [row] = await database
    .select({ name: person.displayName, language: person.language })
    .from(person)
    .where(eq(person.id, id));
  return row;
}
