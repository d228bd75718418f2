import type { Room } from '@hundred/contract/together/rooms';
import type { Cheer } from '@hundred/domain/together/cheers';
import { type SQL, sql } from 'drizzle-orm';
import type { PersonRow } from '../../../db/schema/schema';
import { room } from '../../../db/schema/social-schema';
import type { Database, Transaction } from '../../../db/storage';
import { Refusal } from '../../../refusals/refusal';
import { leaveGroup, startGroup } from '../groups/change-groups';
import { replaceInvite } from '../groups/invites';
import { type Acting, actInGroup, holdGroup, membershipOf, ownershipOf } from '../groups/membership';
import { presentMs } from './read-room';

const hour = 3_600_000;
const openFor = 3 * hour;
/** From the start of the countdown to its end: pages learn of it within 3 seconds, and then count down from three. */
const countdownMs = 6_000;
/** A countdown needs this many: a single member just starts. */
const fewestReady = 2;

interface ActingInRoom extends Acting {
  id: string;
}

/** The room and the instant of a change that no person makes. */
type RoomAt = Pick<ActingInRoom, 'id' | 'now'>;

/** Opens a room with its first member, and the link that invites the others. */
export async function openRoom(database: Database, person: PersonRow, now: number) {
  const expiresAt = now + openFor;
  const started = await startGroup(database, 'room', person, now, async (transaction, row) => {
    await transaction.insert(room).values({ ...row, endsAt: new Date(expiresAt) });
    return replaceInvite(transaction, 'room', row.id, { personId: person.id, expiresAt });
  });
  return started instanceof Refusal ? started : { id: started.id, invite: started.inserted };
}

/** When a room closes, together with its link; undefined if the person does not belong to it. */
export async function roomEnds(database: Database, id: string): Promise<number | undefined> {
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

/** Begins the countdown once everybody present is ready; absent members are not waited for. */
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

/** The room is locked, so that the last two who get ready at once see each other. */
export const beReady = (database: Database, acting: ActingInRoom, ready: boolean) =>
  actInGroup(database, 'room', acting.id, acting, membershipOf, async (transaction, { memberId }) => {
    await transaction.execute(sql`
      update room_member set ready = ${ready}, seen_at = ${new Date(acting.now)} where id = ${memberId}`);
    await beginOnceReady(transaction, acting);
  });

/** The member who leaves may be the one whom the others waited for. */
export const leaveRoom = (database: Database, acting: ActingInRoom) =>
  leaveGroup(database, 'room', acting.id, acting, (transaction) => beginOnceReady(transaction, acting));

/** Whether a room waits for nobody any more, because the last member who was not ready became absent. */
export function isWaitingForNobody({ startsAt, members }: Pick<Room, 'startsAt' | 'members'>): boolean {
  const present = members.filter(({ isPresent }) => isPresent);
  return startsAt === null && present.length >= fewestReady && present.every(({ isReady }) => isReady);
}

export const beginWithoutAbsent = (database: Database, roomAt: RoomAt) =>
  database.transaction(async (transaction) => {
    await holdGroup(transaction, 'room', roomAt.id);
    await beginOnceReady(transaction, roomAt);
  });

export const beginNow = (database: Database, acting: ActingInRoom) =>
  actInGroup(database, 'room', acting.id, acting, ownershipOf, (transaction) =>
    beginIf(transaction, acting, sql`true`),
  );

export const cheer = (database: Database, acting: ActingInRoom, called: Cheer) =>
  actInGroup(database, 'room', acting.id, acting, membershipOf, (transaction, { memberId }) =>
    transaction.execute(sql`
      update room_member set cheer = ${called}, cheered_at = ${new Date(acting.now)},
        seen_at = ${new Date(acting.now)} where id = ${memberId}`),
  );
