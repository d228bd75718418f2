import { randomUUID } from 'node:crypto';
import type { Invitation } from '@hundred/contract/together/groups';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { localDateIn } from '@hundred/domain/days/zones';
import { joinUntil } from '@hundred/domain/together/challenge-board';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { sql } from 'drizzle-orm';
import type { PersonRow } from '../../../db/schema/schema';
import type { Database, Reader, Transaction } from '../../../db/storage';
import { readHead } from '../../../log/head';
import { Refusal } from '../../../refusals/refusal';
import { readBlockedEitherWay } from '../../../social/blocks';
import { lockPerson } from '../../../social/lock-person';
import { refuseSuspended } from '../../../social/suspension';
import { groupTables } from './group-tables';
import { findInviteTarget, type InviteTarget, type JoinRefusalCode, noSuchInvite } from './invites';
import { addMember, countMembers, holdGroup, nameRequired, refuseMore } from './membership';
import { notifyOfJoin } from './notify';

/** The zone where a date ends last. */
const lastZone = 'Etc/GMT+12';

/** Today for a person; before the start only the profile has their zone. */
export async function todayOf(
  reader: Reader,
  { id, timezone }: Pick<PersonRow, 'id' | 'timezone'>,
  now: number,
): Promise<string> {
  const { snapshot } = await readHead(reader, id);
  return stateAt(snapshot, now)?.today ?? localDateIn(timezone ?? 'UTC', now);
}

/** Why a person cannot join the group of a valid invitation. */
async function refuseJoin(
  reader: Reader,
  { kind, groupId, from, to, mostMembers, isClub }: InviteTarget,
  person: PersonRow,
  now: number,
): Promise<Refusal | undefined> {
  if (person.displayName === null) return nameRequired();
  const suspended = await refuseSuspended(reader, person.id, now);
  if (suspended) return suspended;
  // Before the start the zone is unknown: the invitation holds as long as the third date goes on anywhere.
  const inLastZone = { id: person.id, timezone: person.timezone ?? lastZone };
  if (from !== null && to !== null && (await todayOf(reader, inLastZone, now)) > joinUntil({ from, to })) {
    return new Refusal('joining_closed', 'It’s too late to join. People can join until the third day.');
  }
  if ((await countMembers(reader, kind, groupId)) >= mostMembers) {
    return new Refusal('group_full', 'This group is full. Ask its owner for a spot.');
  }
  return isClub ? undefined : refuseMore(reader, kind, person.id, now);
}

/** The target of an invitation that works for the person. */
async function openInvitation(
  reader: Reader,
  typed: string,
  personId: string,
  now: number,
): Promise<InviteTarget | Refusal> {
  const invited = await findInviteTarget(reader, typed, personId, now);
  if (!invited) return noSuchInvite();
  return (await readBlockedEitherWay(reader, personId)).has(invited.ownerId) ? noSuchInvite() : invited;
}

export async function lookAtInvitation(
  database: Database,
  typed: string,
  person: PersonRow,
  now: number,
): Promise<Invitation | Refusal> {
  const invited = await openInvitation(database, typed, person.id, now);
  if (invited instanceof Refusal) return invited;
  const { kind, groupId, name, invitedBy, members, mostMembers, from, to, joined } = invited;
  const refused = joined ? undefined : await refuseJoin(database, invited, person, now);
  return {
    kind,
    name,
    invitedBy,
    members,
    mostMembers,
    from,
    to,
    joined: joined ? groupId : null,
    refusal: (refused?.code as JoinRefusalCode | undefined) ?? null,
  };
}

/** Records a join: the owner is notified once, however often the person leaves and returns. */
async function isFirstJoin(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  personId: string,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    insert into join_notice (person_id, ${groupTables[kind].invited}) values (${personId}, ${groupId})
    on conflict do nothing`);
  return rowCount === 1;
}

/**
 * Lets a person join the group of an invitation. The group is locked first and then the person, so that two people for
 * the last place, or one who joins twice, take turns.
 */
export function join(
  database: Database,
  typed: string,
  person: PersonRow,
  now: number,
): Promise<{ kind: GroupKind; id: string } | Refusal> {
  return database.transaction(async (transaction) => {
    const unlocked = await findInviteTarget(transaction, typed, person.id, now);
    if (!unlocked) return noSuchInvite();
    await holdGroup(transaction, unlocked.kind, unlocked.groupId);
    await lockPerson(transaction, person.id);
    // Read again under the locks, because others may have joined meanwhile.
    const invited = await openInvitation(transaction, typed, person.id, now);
    if (invited instanceof Refusal) return invited;
    const { kind, groupId: id } = invited;
    if (invited.joined) return { kind, id };
    const refused = await refuseJoin(transaction, invited, person, now);
    if (refused) return refused;
    await addMember(transaction, kind, id, { id: randomUUID(), personId: person.id, now });
    // Hundreds of notifications would help no operator: the desk has the number of members.
    if (!invited.isClub && (await isFirstJoin(transaction, kind, id, person.id))) {
      await notifyOfJoin(transaction, invited.ownerId, person.id, now);
    }
    return { kind, id };
  });
}
