import type { PersonInRoom } from '@hundred/contract/together/groups';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/storage';
import { shownName } from '../../../social/shown-name';
import { presentMs } from './read-room';

/**
 * The members of these rooms by the id of the room. Unlike a poll of a room, reading them does not mark the person as
 * present.
 */
export async function peopleInRooms(
  database: Database,
  rooms: readonly { id: string }[],
  personId: string,
  now: number,
): Promise<Map<string, PersonInRoom[]>> {
  const people = new Map<string, PersonInRoom[]>();
  if (rooms.length === 0) return people;
  const ids = sql.join(
    rooms.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await database.execute<PersonInRoom & { groupId: string }>(sql`
    select member.group_id as "groupId", member.id, ${sql.raw(shownName)} as name,
      member.person_id = ${personId} as "isMe", member.seen_at > ${new Date(now - presentMs)} as "isPresent"
    from room_member member join person on person.id = member.person_id
    where member.group_id in (${ids}) order by member.joined_at, member.id`);
  for (const { groupId, ...person } of rows) people.set(groupId, [...(people.get(groupId) ?? []), person]);
  return people;
}
