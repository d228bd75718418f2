import type { GroupKind } from '@hundred/domain/together/group-limits';
import { type SQL, sql } from 'drizzle-orm';

interface GroupTable {
  group: SQL;
  members: SQL;
  /** The column of `invite` that leads to it. */
  invited: SQL;
  /** Whether a row of `members` is of somebody who still belongs to it. */
  isCurrent: SQL;
}

/** The three kinds differ in what they show. How they are joined, left and owned is the same. */
export const groupTables: Record<GroupKind, GroupTable> = {
  team: {
    group: sql`team`,
    members: sql`team_member`,
    invited: sql`team_id`,
    isCurrent: sql`left_at is null`,
  },
  challenge: {
    group: sql`group_challenge`,
    members: sql`group_challenge_member`,
    invited: sql`challenge_id`,
    isCurrent: sql`true`,
  },
  room: { group: sql`room`, members: sql`room_member`, invited: sql`room_id`, isCurrent: sql`true` },
};
