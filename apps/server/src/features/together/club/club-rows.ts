import type { DeletedMemberDates } from '@hundred/domain/together/team-days';
import { hashOf } from '../../../db/hash-of';
import { logStatement, type QueryWithLogs } from '../../../distribution/query-with-logs';
import { jsonObject, memberColumns } from '../groups/group-statement';
import type { TeamMemberRow } from '../team-board';

/**
 * The members as one text and its hash. The text is left out if it has the hash $2: it is 100 kB long, and mostly the
 * same as at the last check.
 */
const statement = logStatement(
  ({ length, join }) => `
  with content as materialized (
    select json_build_object('goneDates', this_group.gone_dates, 'members', (
      select json_agg(${jsonObject({ ...memberColumns, leftAt: 'member.left_at', length })} order by member.joined_at, member.id)
      from team_member member join person on person.id = member.person_id
      ${join('person.id')}
      where member.group_id = this_group.id))::text as text
    from team this_group where this_group.id = $1
  ), hashed as materialized (
    select text, encode(sha256(convert_to(text, 'UTF8')), 'hex') as hash from content
  )
  select hash, case when hash <> $2 then text end as "rowsText" from hashed`,
);

/** Empty if the club's team has ended meanwhile. */
export interface ClubData {
  goneDates?: DeletedMemberDates | null;
  members?: TeamMemberRow[] | null;
}

export interface VersionedClubData {
  /** Equal for equal data. */
  version: string;
  /** Undefined if the caller has this version already. */
  data: ClubData | undefined;
}

/** The rows of the club's team, unless they still have this version. */
export async function readClubRows(
  { query, isDistributed, readLengths }: QueryWithLogs,
  groupId: string,
  version: string,
): Promise<VersionedClubData> {
  // The hash does not cover the lengths of logs on other servers.
  const areLengthsApart = await isDistributed();
  const [found] = await query<{ hash: string; rowsText: string | null }>('club board', statement, [
    groupId,
    areLengthsApart ? '' : version,
  ]);
  if (!found) return { version: 'none', data: {} };
  // `statement` wrote the text a moment ago, so it has the fields of `ClubData`.
  const data: ClubData | undefined = found.rowsText === null ? undefined : JSON.parse(found.rowsText);
  if (!data || !areLengthsApart) return { version: found.hash, data };
  const withLengths = { ...data, members: await readLengths(data.members ?? []) };
  const versionWithLengths = hashOf(JSON.stringify(withLengths));
  return {
    version: versionWithLengths,
    data: versionWithLengths === version ? undefined : withLengths,
  };
}
