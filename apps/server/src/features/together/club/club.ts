import { randomUUID } from 'node:crypto';
import type { DeskClub } from '@hundred/contract/desk/club';
import { mostClubMembers } from '@hundred/domain/together/group-limits';
import { sql } from 'drizzle-orm';
import type { PersonRow } from '../../../db/schema/schema';
import type { Reader, Transaction } from '../../../db/storage';
import { refuseStaleSignIn } from '../../../http/fresh-sign-in';
import type { SignedIn } from '../../../http/signed-in';
import { Refusal } from '../../../refusals/refusal';
import { lockPerson } from '../../../social/lock-person';
import { shownGroupName } from '../../../social/shown-name';
import { removeGroup, renameGroup } from '../groups/change-groups';
import { addMember, countMembers, isClub, nameRequired } from '../groups/membership';
import { clubOwner } from './read-club';

type FoundClub = Pick<DeskClub, 'id' | 'name' | 'members'> & { ownerId: string | null };

/** The team of the whole club, with the person who owns it. */
export async function findClub(reader: Reader): Promise<FoundClub | undefined> {
  const { rows } = await reader.execute<FoundClub>(sql`
    select this_group.id, ${sql.raw(shownGroupName('this_group'))} as name,
      (select count(*)::int from team_member where group_id = this_group.id and left_at is null) as members,
      (select person_id from team_member where id = ${sql.raw(clubOwner)}) as "ownerId"
    from team this_group where this_group.is_club`);
  return rows[0];
}

/** Makes the team of the whole club, which the operator owns. An installation has one. */
export async function makeClub(
  transaction: Transaction,
  person: PersonRow,
  name: string,
  now: number,
): Promise<string | Refusal> {
  if (person.displayName === null) return nameRequired();
  await lockPerson(transaction, person.id);
  const [id, ownerMember] = [randomUUID(), randomUUID()];
  const { rowCount } = await transaction.execute(sql`
    insert into team (id, owner_member, created_at, name, is_club)
    values (${id}, ${ownerMember}, ${new Date(now)}, ${name}, true) on conflict do nothing`);
  if (rowCount === 0) return new Refusal('club_exists', 'There is already a club team.');
  await addMember(transaction, 'team', id, { id: ownerMember, personId: person.id, now });
  return id;
}

/**
 * Refuses to end the club's team without a fresh sign-in, as the desk does, because up to 500 people lose it. Undefined
 * for any other team.
 */
export const refuseEndOfClub = async (
  transaction: Transaction,
  teamId: string,
  person: SignedIn,
): Promise<Refusal | undefined> =>
  (await isClub(transaction, teamId)) ? refuseStaleSignIn(person) : undefined;

const noClub = () => new Refusal('not_found', 'There is no club team.');

/** Locks the club's team and returns its id. Undefined if there is none. */
async function lockClub(transaction: Transaction): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from team where is_club for update`,
  );
  return rows[0]?.id;
}

/** Makes an operator the owner of the club's team, and a member if they are none yet. */
export async function takeOverClub(
  transaction: Transaction,
  person: PersonRow,
  now: number,
): Promise<string | Refusal> {
  if (person.displayName === null) return nameRequired();
  const id = await lockClub(transaction);
  if (id === undefined) return noClub();
  await lockPerson(transaction, person.id);
  const { rows: memberships } = await transaction.execute<{ id: string }>(sql`
    select id from team_member where group_id = ${id} and person_id = ${person.id} and left_at is null`);
  const memberId = memberships[0]?.id ?? randomUUID();
  if (memberships.length === 0) {
    if ((await countMembers(transaction, 'team', id)) >= mostClubMembers) {
      return new Refusal('group_full', 'The club team is full. Remove a member first.');
    }
    await addMember(transaction, 'team', id, { id: memberId, personId: person.id, now });
  }
  await transaction.execute(sql`update team set owner_member = ${memberId} where id = ${id}`);
  return id;
}

/** Renames the club's team. Returns whether it had another name. */
export async function renameClub(transaction: Transaction, name: string): Promise<boolean | Refusal> {
  const id = await lockClub(transaction);
  return id === undefined ? noClub() : renameGroup(transaction, 'team', id, name);
}

/** Ends the club's team, even while it has no owner. A refusal if there is no such team. */
export async function endClub(transaction: Transaction): Promise<Refusal | undefined> {
  const id = await lockClub(transaction);
  if (id === undefined) return noClub();
  await removeGroup(transaction, 'team', id);
  return undefined;
}
