import {
  blockMember,
  listBlocks,
  reportMember,
  unblock,
} from '@hundred/contract/together/blocks-and-reports';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/storage';
import type { Routes } from '../../../http/route';
import { success } from '../../../http/success';
import { Refusal } from '../../../refusals/refusal';
import { readBlocks, removeBlock, storeBlock } from '../../../social/blocks';
import type { StoreReport } from '../../../social/reports';
import { groupTables } from './group-tables';
import { noSuchGroup, ownerSql, readMembership } from './membership';

type PersonInGroup = {
  personId: string;
  displayName: string | null;
  groupName: string | null;
};

/** The member of a group to which the person belongs as well; without a member id, the owner of the group. */
async function findMember(
  database: Database,
  { in: kind, group: groupId, member }: { in: GroupKind; group: string; member?: string | undefined },
  personId: string,
  now: number,
): Promise<PersonInGroup | Refusal> {
  const membership = await readMembership(database, kind, groupId, personId, now);
  if (membership instanceof Refusal) return membership;
  const { group, members } = groupTables[kind];
  // A settled challenge shows the name that the member had then, so a report is about that name.
  const shown =
    kind === 'challenge'
      ? sql`case when this_group.settled_at is null then person.display_name else member.final_name end`
      : sql`person.display_name`;
  const { rows } = await database.execute<PersonInGroup>(sql`
    select person.id as "personId", ${shown} as "displayName",
      ${kind === 'room' ? sql`null` : sql`this_group.name`} as "groupName"
    from ${group} this_group join ${members} member on member.group_id = this_group.id
    join person on person.id = member.person_id
    where this_group.id = ${groupId} and member.id = ${member ?? ownerSql(kind)} and person.id <> ${personId}`);
  return rows[0] ?? (member ? undefined : await findClubOperator(database, groupId)) ?? noSuchGroup();
}

/**
 * A club's team has no owner while none of its members is an operator. All operators answer for its name then, so a
 * report of it is about the one who has been operator longest.
 */
async function findClubOperator(database: Database, groupId: string): Promise<PersonInGroup | undefined> {
  const { rows } = await database.execute<PersonInGroup>(sql`
    select operator.person_id as "personId", null as "displayName", this_group.name as "groupName"
    from team this_group cross join operator
    where this_group.id = ${groupId} and this_group.is_club and ${ownerSql('team')} is null
    order by operator.granted_at, operator.person_id limit 1`);
  return rows[0];
}

/** None of these calls refuses suspended people, because they must be able to block others. */
export function addModerationCalls(routes: Routes, database: Database, storeReport: StoreReport): void {
  routes.add(blockMember, async ({ person, body, now }) => {
    const found = await findMember(database, body, person.id, now);
    if (found instanceof Refusal) return found;
    return (await storeBlock(database, person.id, found.personId, now)) ?? success;
  });

  routes.add(listBlocks, async ({ person, now }) => ({
    blocks: (await readBlocks(database, person.id, now)).map(({ since, ...block }) => ({
      ...block,
      since: since.toISOString(),
    })),
  }));

  routes.add(unblock, async ({ person, params }) =>
    (await removeBlock(database, person.id, params.id))
      ? success
      : new Refusal('not_found', 'You already unblocked this person.'),
  );

  routes.add(reportMember, async ({ person, body, now }) => {
    const { reason } = body;
    const isAboutGroup = reason === 'group name';
    if (!isAboutGroup && body.member === undefined) {
      return new Refusal('invalid_input', 'member: must be the id of a member', { field: 'member' });
    }
    // A report of a group's name is about its owner.
    const reportedMember = isAboutGroup ? { ...body, member: undefined } : body;
    const found = await findMember(database, reportedMember, person.id, now);
    if (found instanceof Refusal) return found;
    const reportedText = { name: found.displayName, 'group name': found.groupName, behaviour: null }[reason];
    // The member or the group has no name that a report could be about.
    if (reportedText === null && reason !== 'behaviour') return noSuchGroup();
    const group = { kind: body.in, id: body.group };
    const reported = { personId: person.id, reportedId: found.personId, reason, words: reportedText, group };
    return (await storeReport(reported, now)) ?? success;
  });
}
