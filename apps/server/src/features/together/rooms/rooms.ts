import type { Room } from '@hundred/contract/together/rooms';
import type { Cheer } from '@hundred/domain/together/cheers';
import { sql } from 'drizzle-orm';
import type { PersonRow } from '../../../db/schema/schema';
import { room } from '../../../db/schema/social-schema';
import type { Database, Transaction } from '../../../db/storage';
import { Refusal } from '../../../refusals/refusal';
import { replaceInvite } from '../groups/invites';
import {
  actInGroup,
  holdGroup,
  leaveGroup,
  membershipOf,
  ownershipOf,
  startGroup,
} from '../groups/membership';
import { presentMs } from './read-room';

const hour = 3_600_000;
const openFor = 3 * hour;
/** A page learns of it at its next poll, 3 seconds later at most, and then counts down from three. */
const countMs = 6_000;
/** A single member waits for nobody and starts on their own. */
const fewestReady = 2;

interface Acting {
  id: string;
  personId: string;
  now: number;
}

export async function openRoom(database: Database, person: PersonRow, now: number) {
  const expiresAt = now + openFor;
  let invite: Awaited<ReturnType<typeof replaceInvite>> | undefined;
  const id = await startGroup(database, 'room', person, now, async (transaction, row) => {
    await transaction.insert(room).values({ ...row, endsAt: new Date(expiresAt) });
    invite = await replaceInvite(transaction, 'room', row.id, { personId: person.id, expiresAt });
  });
  return id instanceof Refusal || !invite ? (id as Refusal) : { id, invite };
}

/** When a room closes, together with its link; undefined if the person does not belong to it. */
export async function roomEnds(database: Database, id: string): Promise<number | undefined> {
  const { rows } = await database.execute<{ endsAt: string }>(
    sql`select ends_at as "endsAt" from room where id = ${id}`,
  );
  return rows[0] && new Date(rows[0].endsAt).getTime();
}

const begin = (transaction: Transaction, { id, now }: Pick<Acting, 'id' | 'now'>, once = sql`true`) =>
  transaction.execute(sql`
    update room set starts_at = ${new Date(now + countMs)}
    where id = ${id} and starts_at is null and ${once}`);

/** Begins the countdown once everybody present is ready; absent members are not waited for. */
const beginOnceReady = (transaction: Transaction, acting: Pick<Acting, 'id' | 'now'>) => {
  const { id, now } = acting;
  const present = sql`group_id = ${id} and seen_at > ${new Date(now - presentMs)}`;
  return begin(
    transaction,
    acting,
    sql`(select count(*) from room_member where ${present}) >= ${fewestReady}
      and not exists (select from room_member where ${present} and not ready)`,
  );
};

/** The room is locked, so that the last two who get ready at once see each other. */
export const beReady = (database: Database, acting: Acting, ready: boolean) =>
  actInGroup(database, 'room', acting.id, acting, membershipOf, async (transaction, { memberId }) => {
    await transaction.execute(sql`
      update room_member set ready = ${ready}, seen_at = ${new Date(acting.now)} where id = ${memberId}`);
    await beginOnceReady(transaction, acting);
  });

/** The member who leaves may be the one whom the others waited for. */
export const leaveRoom = (database: Database, acting: Acting) =>
  leaveGroup(database, 'room', acting.id, acting, (transaction) => beginOnceReady(transaction, acting));

/** Whether a room waits for nobody any more, because the last member who was not ready became absent. */
export function isWaitingForNobody({ startsAt, members }: Pick<Room, 'startsAt' | 'members'>): boolean {
  const present = members.filter(({ isPresent }) => isPresent);
  return startsAt === null && present.length >= fewestReady && present.every(({ isReady }) => isReady);
}

export const beginWithoutFaded = (database: Database, room: Pick<Acting, 'id' | 'now'>) =>
  database.transaction(async (transaction) => {
    await holdGroup(transaction, 'room', room.id);
    await beginOnceReady(transaction, room);
  });

export const beginNow = (database: Database, acting: Acting) =>
  actInGroup(database, 'room', acting.id, acting, ownershipOf, (transaction) => begin(transaction, acting));

export const cheer = (database: Database, acting: Acting, called: Cheer) =>
  actInGroup(database, 'room', acting.id, acting, membershipOf, (transaction, { memberId }) =>
    transaction.execute(sql`
      update room_member set cheer = ${called}, cheered_at = ${new Date(acting.now)},
        seen_at = ${new Date(acting.now)} where id = ${memberId}`),
  );
