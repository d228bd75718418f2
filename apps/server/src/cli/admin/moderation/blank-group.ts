import { and, eq, isNotNull } from 'drizzle-orm';
import { groupChallenge, team } from '../../../db/schema/social-schema';
import { isUuid } from '../../../db/uuid';
import { StartRefused } from '../../../process/start-refused';
import type { AdminCommand } from '../admin-command';

export const blankGroup: AdminCommand = {
  name: 'blank-group',
  usage: 'blank-group GROUP',
  summary: 'takes the name off a team or a private challenge; its owner may choose another',
  async run({ transaction, args: [id = ''] }) {
    for (const table of isUuid(id) ? [team, groupChallenge] : []) {
      const { rowCount } = await transaction
        .update(table)
        .set({ name: null })
        .where(and(eq(table.id, id), isNotNull(table.name)));
      if (rowCount === 1) return { lines: [`${id} has no name any more.`], audit: { group: id } };
    }
    throw new StartRefused(
      'there is no team or private challenge with that id and a name: see list-reports.',
    );
  },
};
