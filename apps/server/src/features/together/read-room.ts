import type { Room } from '@hundred/contract/rooms';
import { at } from '@hundred/domain/runs/at';
import type { Cheer } from '@hundred/domain/together/cheers';
import { standingOf } from '@hundred/domain/together/standing';
import type { ReadSnapshots } from '../../challenge-log/listed-snapshots';
import type { Ask } from '../../db/ask';
import type { Refusal } from '../../http/refusal';
import { noSuchGroup } from './membership';
import { type GroupRow, groupOf, groupStatement, logsOf, memberOf, ownerAmong, vipOf } from './read-group';

interface RoomRow extends GroupRow {
  endsAt: Date;
  startsAt: Date | null;
  seenAt: Date;
  ready: boolean;
  cheer: Cheer | null;
  cheeredAt: Date | null;
}

/** Pages ask every 3 seconds: whoever was not heard of for this long has lost the connection, or gone. */
export const presentMs = 15_000;
/** Written down this often, not with every question. */
const seenEveryMs = 5_000;
const cheerSeenMs = 10_000;

/** Whoever asks is seen by it: $4 is the instant before which that has to be written down anew. */
const statement = `
  with seen as (
    update room_member set seen_at = $3 where group_id = $1 and person_id = $2 and seen_at < $4
  )
  ${groupStatement('room', {
    group: 'held.ends_at as "endsAt", held.starts_at as "startsAt"',
    member: 'member.seen_at as "seenAt", member.ready, member.cheer, member.cheered_at as "cheeredAt"',
    isOpen: 'held.ends_at > $3',
  })}`;

export type ReadRoom = (id: string, personId: string, now: number) => Promise<Room | Refusal>;

export function makeReadRoom(ask: Ask, readSnapshots: ReadSnapshots): ReadRoom {
  return async (id, personId, now) => {
    const values = [id, personId, new Date(now), new Date(now - seenEveryMs)];
    const rows = await ask<RoomRow>('room', statement, values);
    const [first] = rows;
    if (!first) return noSuchGroup();
    const snapshots = await readSnapshots(logsOf(rows));
    const owner = ownerAmong(rows);
    const group = groupOf('room', id, rows, personId, snapshots.get(personId), now);
    return {
      ...group,
      endsAt: first.endsAt.toISOString(),
      startsAt: first.startsAt?.toISOString() ?? null,
      mayBegin: group.isOwner && first.startsAt === null,
      members: rows.map((row) => {
        const snapshot = snapshots.get(row.personId);
        const state = snapshot ? at(snapshot, now) : null;
        const member = memberOf(row, owner, personId, state && standingOf(state));
        return {
          ...member,
          ...vipOf(row, snapshot, now),
          isPresent: member.isMe || now - row.seenAt.getTime() < presentMs,
          isReady: row.ready,
          cheer: cheerOf(row, now),
        };
      }),
    };
  };
}

function cheerOf({ cheer, cheeredAt }: RoomRow, now: number): Room['members'][number]['cheer'] {
  if (cheer === null || cheeredAt === null || now - cheeredAt.getTime() >= cheerSeenMs) return null;
  return { cheer, at: cheeredAt.toISOString() };
}
