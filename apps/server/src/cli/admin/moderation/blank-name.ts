import { eq } from 'drizzle-orm';
import { person } from '../../../db/schema/schema';
import { groupChallengeMember } from '../../../db/schema/social-schema';
import { StartRefused } from '../../../process/start-refused';
import type { AdminCommand } from '../admin-command';
import { findPerson } from '../find-person';

export const blankName: AdminCommand = {
  name: 'blank-name',
  usage: 'blank-name ID-OR-EMAIL',
  summary: 'takes a display name off every board, group and result; its owner may choose another',
  async run({ transaction, args: [who] }) {
    const { id, displayName } = await findPerson(transaction, who);
    if (displayName === null) throw new StartRefused(`${id} has no display name.`);
    await transaction.update(person).set({ displayName: null }).where(eq(person.id, id));
    await transaction
      .update(groupChallengeMember)
      .set({ finalName: null })
      .where(eq(groupChallengeMember.personId, id));
    // The removed name is left out, because it may be the very thing that should not be stored.
    return { lines: [`${id} has no display name any more.`], audit: { person: id } };
  },
};
