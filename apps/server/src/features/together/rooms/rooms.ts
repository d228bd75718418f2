import type { Room } from '@hundred/contract/together/rooms';
import type { Cheer } from '@hundred/domain/together/cheers';
import { type SQL, sql } from 'drizzle-orm';
import type { PersonRow } from '../../../db/schema/schema';
import { room } from '../../../db/schema/social-schema';
import type { Database, Transaction } from '../../../db/storage';
import { Refusal } from '../../../refusals/refusal';
import { leaveGroup, startGroup } from '../groups/change-groups';
import { replaceInvite } from '../groups/invites';
import { actInGroup, type GroupActor, lockGroup, readMembership, readOwnership } from '../groups/membership';
import { presentMs } from './read-room';

const hour = 3_600_000;
const openForMs = 3 * hour;
/** How long the countdown takes: pages learn of it within 3 seconds, and then count down from three. */
const countdownMs = 6_000;
/** A countdown needs so many present members, because a single one just starts. */
const fewestReady = 2;

interface RoomActor extends GroupActor {
  /** The id of the room. */
  id: string;
}

/** The room and the instant of a change that no person makes. */
type RoomAt = Pick<RoomActor, 'id' | 'now'>;

/** Opens a room with its first member, and the link that invites the others. */
export async function openRoom(database: Database, person: PersonRow, now: number) {
  const expiresAt = now + openForMs;
  const started = await startGroup(database, 'room', person, now, async (transaction, row) => {
    await transaction.insert(room).values({ ...row, endsAt: new Date(expiresAt) });
    return replaceInvite(transaction, 'room', row.id, { personId: person.id, expiresAt });
  });
  return started instanceof Refusal ? started : { id: started.id, invite: started.inserted };
}

/** When a room closes, together with its link. Undefined if there is no such room. */
export async function readRoomEnd(database: Database, id: string): Promise<number | undefined> {
  const { rows } = await database.execute<{ endsAt: string }>(
    sql`select ends_at as "endsAt" from room where id = ${id}`,
  );
  return rows[0] && new Date(rows[0].endsAt).getTime();
}

/** Begins the countdown if the condition holds, unless it has begun. */
const beginIf = (transaction: Transaction, { id, now }: RoomAt, condition: SQL) =>
  transaction.execute(sql`
    update room set starts_at = ${new Date(now + countdownMs)}
    where id = ${id} and starts_at is null and ${condition}`);

/** Begins the countdown if everybody present is ready. Nobody waits for absent members. */
const beginOnceReady = (transaction: Transaction, roomAt: RoomAt) => {
  const { id, now } = roomAt;
  const present = sql`group_id = ${id} and seen_at > ${new Date(now - presentMs)}`;
  return beginIf(
    transaction,
    roomAt,
    sql`(select count(*) from room_member where ${present}) >= ${fewestReady}
      and not exists (select from room_member where ${present} and not ready)`,
  );
};

/** Stores whether a member is ready. The room is locked, so that the last two who get ready at once see each other. */
export const storeReadiness = (database: Database, actor: RoomActor, isReady: boolean) =>
  actInGroup(database, 'room', actor.id, actor, readMembership, async (transaction, { memberId }) => {
    await transaction.execute(sql`
      update room_member set ready = ${isReady}, seen_at = ${new Date(actor.now)} where id = ${memberId}`);
    await beginOnceReady(transaction, actor);
  });

/** Leaves a room. The others may have waited only for this member, so the countdown may begin. */
export const leaveRoom = (database: Database, actor: RoomActor) =>
  leaveGroup(database, 'room', actor.id, actor, (transaction) => beginOnceReady(transaction, actor));

/** Whether a room waits for nobody any more, because the last member who was not ready became absent. */
export function isWaitingForNobody({ startsAt, members }: Pick<Room, 'startsAt' | 'members'>): boolean {
  const present = members.filter(({ isPresent }) => isPresent);
  return startsAt === null && present.length >= fewestReady && present.every(({ isReady }) => isReady);
}

/** Begins the countdown of a room that waits for nobody any more. */
export const beginWithoutAbsent = (database: Database, roomAt: RoomAt) =>
  database.transaction(async (transaction) => {
    await lockGroup(transaction, 'room', roomAt.id);
    await beginOnceReady(transaction, roomAt);
  });

/** Begins the countdown for the owner, whoever is ready. */
export const beginCountdown = (database: Database, actor: RoomActor) =>
  actInGroup(database, 'room', actor.id, actor, readOwnership, (transaction) =>
    beginIf(transaction, actor, sql`true`),
  );

/** Shows a cheer beside the member. It replaces the previous cheer of this member. */
export const cheer = (database: Database, actor: RoomActor, newCheer: Cheer) =>
  actInGroup(database, 'room', actor.id, actor, readMembership, (transaction, { memberId }) =>
    transaction.execute(sql`
      update room_member set cheer = ${newCheer}, cheered_at = ${new Date(actor.now)},
        seen_at = ${new Date(actor.now)} where id = ${memberId}`),
  );
