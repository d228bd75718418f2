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
import { addMember, countMembers, lockGroup, nameRequired, refuseBeyondLimit } from './membership';
import { notifyOfJoin } from './notify';

/** The zone where a date ends last. */
const lastZone = 'Etc/GMT+12';

/** Today's date of a person. Before the start, only the profile has their zone. */
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
  // Before the start the zone may be unknown: the invitation then holds as long as the third date goes on anywhere.
  const personWithZone = { id: person.id, timezone: person.timezone ?? lastZone };
  if (
    from !== null &&
    to !== null &&
    (await todayOf(reader, personWithZone, now)) > joinUntil({ from, to })
  ) {
    return new Refusal('joining_closed', 'It’s too late to join. People can join until the third day.');
  }
  if ((await countMembers(reader, kind, groupId)) >= mostMembers) {
    return new Refusal('group_full', 'This group is full. Ask its owner for a spot.');
  }
  return isClub ? undefined : refuseBeyondLimit(reader, kind, person.id, now);
}

/** The target of an invitation that works for the person. A blocked person gets the same refusal as for a wrong code. */
async function readTarget(
  reader: Reader,
  typedCode: string,
  personId: string,
  now: number,
): Promise<InviteTarget | Refusal> {
  const target = await findInviteTarget(reader, typedCode, personId, now);
  if (!target) return noSuchInvite();
  return (await readBlockedEitherWay(reader, personId)).has(target.ownerId) ? noSuchInvite() : target;
}

export async function readInvitation(
  database: Database,
  typedCode: string,
  person: PersonRow,
  now: number,
): Promise<Invitation | Refusal> {
  const target = await readTarget(database, typedCode, person.id, now);
  if (target instanceof Refusal) return target;
  const { kind, groupId, name, invitedBy, members, mostMembers, from, to, isMember } = target;
  const refused = isMember ? undefined : await refuseJoin(database, target, person, now);
  return {
    kind,
    name,
    invitedBy,
    members,
    mostMembers,
    from,
    to,
    joined: isMember ? groupId : null,
    refusal: (refused?.code as JoinRefusalCode | undefined) ?? null,
  };
}

/** Records a join. True for the first one: the owner is notified once, however often the person leaves and returns. */
async function recordFirstJoin(
  transaction: Transaction,
  kind: GroupKind,
  groupId: string,
  personId: string,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    insert into join_notice (person_id, ${groupTables[kind].inviteColumn}) values (${personId}, ${groupId})
    on conflict do nothing`);
  return rowCount === 1;
}

/**
 * Lets a person join the group of an invitation. The group is locked first and then the person, so that two people for
 * the last place, or one who joins twice, take turns.
 */
export function joinByCode(
  database: Database,
  typedCode: string,
  person: PersonRow,
  now: number,
): Promise<{ kind: GroupKind; id: string } | Refusal> {
  return database.transaction(async (transaction) => {
    const unlockedTarget = await findInviteTarget(transaction, typedCode, person.id, now);
    if (!unlockedTarget) return noSuchInvite();
    await lockGroup(transaction, unlockedTarget.kind, unlockedTarget.groupId);
    await lockPerson(transaction, person.id);
    // The target is read again under the locks, because others may have joined meanwhile.
    const target = await readTarget(transaction, typedCode, person.id, now);
    if (target instanceof Refusal) return target;
    const { kind, groupId: id } = target;
    if (target.isMember) return { kind, id };
    const refused = await refuseJoin(transaction, target, person, now);
    if (refused) return refused;
    await addMember(transaction, kind, id, { id: randomUUID(), personId: person.id, now });
    // Nobody is notified for the club's team: there may be hundreds, and the desk shows the number of members.
    if (!target.isClub && (await recordFirstJoin(transaction, kind, id, person.id))) {
      await notifyOfJoin(transaction, target.ownerId, person.id, now);
    }
    return { kind, id };
  });
}
