import type { GroupKind } from '@hundred/domain/together/group-limits';
import { lastDateOver } from '@hundred/domain/together/team-days';
import { type SQL, sql } from 'drizzle-orm';

/** The three kinds differ in what they show. They are joined, left and owned in the same way. */
export const groupNames = {
  team: { group: 'team', members: 'team_member', invited: 'team_id', isCurrent: 'left_at is null' },
  challenge: {
    group: 'group_challenge',
    members: 'group_challenge_member',
    invited: 'challenge_id',
    isCurrent: 'true',
  },
  room: { group: 'room', members: 'room_member', invited: 'room_id', isCurrent: 'true' },
} as const satisfies Record<GroupKind, object>;

/**
 * Enough of the hash of an invitation's code to distinguish it from the next: 24 bits, which leave 67 million codes
 * to try at ten a minute.
 */
export const inviteMarkLength = 4;

interface GroupTable {
  group: SQL;
  members: SQL;
  /** The column of `invite`, and of `join_notice`, that references it. */
  invited: SQL;
  /** Whether a row of `members` is a current member. */
  isCurrent: SQL;
  /** Whether it is visible. */
  isOpen(now: number): SQL;
  /** Whether it counts towards the limit of memberships. */
  counts(now: number): SQL;
}

const always = () => sql`true`;
const isRoomOpen = (now: number) => sql`ends_at > ${new Date(now)}`;

const inStatements = (kind: GroupKind) => ({
  group: sql.raw(groupNames[kind].group),
  members: sql.raw(groupNames[kind].members),
  invited: sql.raw(groupNames[kind].invited),
  isCurrent: sql.raw(groupNames[kind].isCurrent),
});

export const groupTables: Record<GroupKind, GroupTable> = {
  // The club's team is open to everyone, whatever other teams they are in.
  team: { ...inStatements('team'), isOpen: always, counts: () => sql`not is_club` },
  challenge: {
    ...inStatements('challenge'),
    isOpen: always,
    counts: (now) => sql`to_date > ${lastDateOver(now)}`,
  },
  room: { ...inStatements('room'), isOpen: isRoomOpen, counts: isRoomOpen },
};
