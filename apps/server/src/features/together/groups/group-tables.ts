import type { GroupKind } from '@hundred/domain/together/group-limits';
import { lastDateOver } from '@hundred/domain/together/team-days';
import { type SQL, sql } from 'drizzle-orm';

/** The tables of each kind of group. The kinds differ in what they show, but are joined, left and owned in the same way. */
export const tableNames = {
  team: { group: 'team', members: 'team_member', inviteColumn: 'team_id', isCurrent: 'left_at is null' },
  challenge: {
    group: 'group_challenge',
    members: 'group_challenge_member',
    inviteColumn: 'challenge_id',
    isCurrent: 'true',
  },
  room: { group: 'room', members: 'room_member', inviteColumn: 'room_id', isCurrent: 'true' },
} as const satisfies Record<GroupKind, object>;

/**
 * How many characters of the hash of an invitation's code are shown, to distinguish the invitation from the next one.
 * They reveal 24 of the 50 bits of a code: 67 million codes have the same mark, and ten a minute can be tried.
 */
export const inviteMarkLength = 4;

interface GroupTable {
  group: SQL;
  members: SQL;
  /** The column of `invite`, and of `join_notice`, that references the group. */
  inviteColumn: SQL;
  /** Whether a row of `members` is a current member. */
  isCurrent: SQL;
  /** Whether the group is visible. */
  isOpen(now: number): SQL;
  /** Whether the group counts towards the limit of memberships. */
  countsTowardsLimit(now: number): SQL;
}

const always = () => sql`true`;
const isRoomOpen = (now: number) => sql`ends_at > ${new Date(now)}`;

const inStatements = (kind: GroupKind) => ({
  group: sql.raw(tableNames[kind].group),
  members: sql.raw(tableNames[kind].members),
  inviteColumn: sql.raw(tableNames[kind].inviteColumn),
  isCurrent: sql.raw(tableNames[kind].isCurrent),
});

export const groupTables: Record<GroupKind, GroupTable> = {
  // The club's team is open to everyone, whatever other teams they are in.
  team: { ...inStatements('team'), isOpen: always, countsTowardsLimit: () => sql`not is_club` },
  challenge: {
    ...inStatements('challenge'),
    isOpen: always,
    countsTowardsLimit: (now) => sql`to_date > ${lastDateOver(now)}`,
  },
  room: { ...inStatements('room'), isOpen: isRoomOpen, countsTowardsLimit: isRoomOpen },
};
