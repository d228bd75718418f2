import type { Room, RoomStanding } from '@hundred/contract/together/rooms';
import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { Cheer } from '@hundred/domain/together/cheers';
import { standingOf } from '@hundred/domain/together/standing';
import type { QueryWithLogs } from '../../../distribution/query-with-logs';
import { signInSql } from '../../../identity/sign-in-sql';
import type { ReadSnapshots } from '../../../log/cached-snapshots';
import { groupOf, instantIn, logsOf, memberOf, ownerAmong, vipOf } from '../groups/group-answer';
import { type GroupData, groupParams, groupStatement, isEnded } from '../groups/group-statement';
import { makeReadGroup, type ReadGroup } from '../groups/read-group';

interface RoomRow {
  endsAt: string;
  startsAt: string | null;
}

interface RoomMemberRow {
  isPresent: boolean;
  isReady: boolean;
  /** Null once the cheer is not shown any more. So is `cheeredAt`. */
  cheer: Cheer | null;
  cheeredAt: string | null;
}

/** Pages poll every 3 seconds, so a member who has not polled for so long has left or is offline. */
export const presentMs = 15_000;
/** Presence is stored at this interval, and not with every poll. */
const storePresenceEveryMs = 5_000;
/** How long a cheer is shown. */
const cheerShownMs = 10_000;

const isNewer = (column: string, ms: number) =>
  `${column} > ${groupParams.now}::timestamptz - interval '${ms} milliseconds'`;
const isCheering = isNewer('member.cheered_at', cheerShownMs);

/**
 * A poll marks the caller as present, if their presence was last stored before the instant `groupParams.ofKind`. The
 * statement evaluates whether presence and cheers have expired, so that its result stays the same while nothing visible
 * changes.
 */
const statement = groupStatement('room', {
  withClause: `with seen as (
      update room_member set seen_at = ${groupParams.now} from person
      where ${signInSql.where} and not ${isEnded}
        and group_id = ${groupParams.group} and person_id = person.id and seen_at < ${groupParams.ofKind}
    )`,
  group: { endsAt: 'this_group.ends_at', startsAt: 'this_group.starts_at' },
  member: {
    isPresent: isNewer('member.seen_at', presentMs),
    isReady: 'member.ready',
    cheer: `case when ${isCheering} then member.cheer end`,
    cheeredAt: `case when ${isCheering} then member.cheered_at end`,
  },
  isOpen: `this_group.ends_at > ${groupParams.now}`,
  countsTowardsLimit: `other.ends_at > ${groupParams.now}`,
  valueOfKind: (now) => new Date(now - storePresenceEveryMs),
});

/** Members of a room see which exercises are done, but no streak, and not why a day is free. */
function roomStanding(state: State): RoomStanding {
  const { day, today, marks } = standingOf(state);
  return { day, today: today === 'resting' ? 'free' : today, marks };
}

export const makeReadRoom = (queryWithLogs: QueryWithLogs, readSnapshots: ReadSnapshots): ReadGroup<Room> =>
  makeReadGroup<GroupData<RoomRow, RoomMemberRow>, Room>(queryWithLogs, {
    name: 'room',
    statement,
    async answer(rows, viewer) {
      const { group: groupRow, members } = rows;
      const { personId, now } = viewer;
      const snapshots = await readSnapshots(logsOf(members));
      const owner = ownerAmong(members, groupRow);
      const group = groupOf('room', rows, viewer, snapshots.get(personId));
      const body = {
        ...group,
        endsAt: instantIn(groupRow.endsAt),
        startsAt: groupRow.startsAt && instantIn(groupRow.startsAt),
        mayBegin: group.isOwner && groupRow.startsAt === null,
        members: members.map((row) => {
          const snapshot = snapshots.get(row.personId);
          const state = snapshot ? stateAt(snapshot, now) : null;
          const member = memberOf(row, owner, personId);
          const { cheer, cheeredAt } = row;
          return {
            ...member,
            standing: state && roomStanding(state),
            ...vipOf(row, snapshot, now),
            // The rows are from before this poll marked its caller as present.
            isPresent: member.isMe || row.isPresent,
            isReady: row.isReady,
            cheer: cheer && cheeredAt ? { cheer, at: instantIn(cheeredAt) } : null,
          };
        }),
      };
      return { body, snapshots: snapshots.values() };
    },
  });
