import { historyOf } from '@hundred/domain/challenge/state/history';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { type GroupKind, groupKinds } from '@hundred/domain/together/group-limits';
import {
  addDeletedMember,
  type DeletedMemberDates,
  type TeamMembership,
} from '@hundred/domain/together/team-days';
import { sql } from 'drizzle-orm';
import { auditEntry } from '../../../db/schema/schema';
import type { Transaction } from '../../../db/storage';
import { readFacts } from '../../../log/facts';
import { readHead } from '../../../log/head';
import { withInstallationFacts } from '../../../log/premium/installation-facts';
import { groupTables } from './group-tables';

/**
 * Deletes those of the groups that have no members any more. The caller holds their locks. The end of the club's team is
 * written to the audit.
 */
export async function endIfEmpty(
  transaction: Transaction,
  kind: GroupKind,
  groupIds: readonly string[],
  { personId, now }: { personId: string; now: number },
): Promise<void> {
  if (groupIds.length === 0) return;
  const { group, members, isCurrent } = groupTables[kind];
  const { rows: ended } = await transaction.execute<{ isClub: boolean }>(sql`
    delete from ${group} this_group where id in ${groupIds}
    and not exists (select from ${members} where group_id = this_group.id and ${isCurrent})
    returning ${kind === 'team' ? sql`is_club` : sql`false`} as "isClub"`);
  if (!ended.some(({ isClub }) => isClub)) return;
  await transaction
    .insert(auditEntry)
    .values({ at: new Date(now), command: 'club-team-emptied', details: { person: personId } });
}

/** What a membership of a person in any team is counted from: their dates at an instant. Null before their start. */
async function datesOfPerson(transaction: Transaction, personId: string, now: number) {
  const { length, snapshot } = await readHead(transaction, personId);
  const state = stateAt(snapshot, now);
  if (!state) return null;
  const history = historyOf(withInstallationFacts(await readFacts(transaction, personId, 0, length)), now);
  const records = new Map(history?.dates.map((record) => [record.date, record]));
  return {
    zones: snapshot.zones,
    today: state.today,
    isDueLater: !state.finished,
    recordOn: (date) => records.get(date),
  } satisfies Partial<TeamMembership>;
}

type MembershipRow = { teamId: string; joinedAt: string; leftAt: string | null };

/**
 * Adds the sums of a person's dates to their teams, without their identity, so that the past days of a team stay as they
 * were counted.
 */
async function leaveSumsWithTeams(transaction: Transaction, personId: string, now: number): Promise<void> {
  const { rows: memberships } = await transaction.execute<MembershipRow>(sql`
    select group_id as "teamId", joined_at::text as "joinedAt", left_at::text as "leftAt" from team_member
    where person_id = ${personId}`);
  const dates = memberships.length > 0 ? await datesOfPerson(transaction, personId, now) : null;
  if (!dates) return;
  for (const { teamId, joinedAt, leftAt } of memberships) {
    const { rows: teams } = await transaction.execute<{ goneDates: DeletedMemberDates | null }>(
      sql`select gone_dates as "goneDates" from team where id = ${teamId}`,
    );
    const earlier = teams[0]?.goneDates ?? {};
    const goneDates = addDeletedMember(earlier, {
      ...dates,
      joinedAt: Date.parse(joinedAt),
      leftAt: leftAt === null ? now : Date.parse(leftAt),
    });
    if (Object.keys(goneDates).length === 0) continue;
    await transaction.execute(
      sql`update team set gone_dates = ${JSON.stringify(goneDates)}::jsonb where id = ${teamId}`,
    );
  }
}

/**
 * Removes a person from every group when the account is deleted: only the sums of their dates stay with a team. The
 * oldest member then owns what they owned. Groups are locked in one order, so that two concurrent deletions do not
 * deadlock.
 */
export async function leaveGroups(transaction: Transaction, personId: string, now: number): Promise<void> {
  for (const kind of groupKinds) {
    const { group, members } = groupTables[kind];
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select id from ${group} where id in (select group_id from ${members} where person_id = ${personId})
      order by id for update`);
    if (kind === 'team') await leaveSumsWithTeams(transaction, personId, now);
    await transaction.execute(sql`delete from ${members} where person_id = ${personId}`);
    await endIfEmpty(
      transaction,
      kind,
      rows.map(({ id }) => id),
      { personId, now },
    );
  }
}
