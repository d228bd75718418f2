import type { Community } from '@hundred/contract/together/community';
import {
  type CommunityCheer,
  entryLifetime,
  mostEntriesShown,
} from '@hundred/domain/community/community-entries';
import { lt, sql } from 'drizzle-orm';
import { communityEntry } from '../../db/schema/community-schema';
import type { Database } from '../../db/storage';
import { nameAmongStrangers } from '../../social/shown-name';

const entriesOnPage = 50;
const iso = (at: number) => new Date(at).toISOString();

const shownName = sql.raw(nameAmongStrangers);

/**
 * SQL for the newest entries that a person may see: none of suspended people, and none with a name across a block. An
 * entry without a name is shown despite a block, because its absence would reveal whose it is. With `limit 1`,
 * PostgreSQL looks up the owner of each entry by key; a plain join read all people. The text ends with a condition, so
 * that a statement can add more with `and`.
 */
const visibleEntries = (personId: string, now: number) => sql`
  (select * from community_entry where at > ${iso(now - entryLifetime)}::timestamptz
   order by at desc, id desc limit ${mostEntriesShown}) entry
  cross join lateral (select * from person where id = entry.person_id limit 1) person
  where (entry.person_id not in (
    select blocked_id from block where person_id = ${personId}::uuid
    union all select person_id from block where blocked_id = ${personId}::uuid
  ) or ${shownName} is null) and not exists (
    select from social_suspension
    where social_suspension.person_id = entry.person_id and until > ${iso(now)}::timestamptz
  )`;

type Row = {
  id: string;
  kind: Community['entries'][number]['kind'];
  what: string;
  at: number;
  name: string | null;
  isOwn: boolean;
  /** The cheer that the person gave. */
  cheer: CommunityCheer | null;
  /** How many people cheered. Null on the entries of others. */
  cheered: number | null;
};

/**
 * A page of the feed: the entries before a position, which is the `more` of the page before. It is the time of the last
 * entry there in milliseconds, and its id: `<at>_<id>`.
 */
export async function readFeed(
  database: Database,
  personId: string,
  { before, now }: { before?: string | undefined; now: number },
): Promise<Pick<Community, 'entries' | 'more'>> {
  const [at = '', id = ''] = before?.split('_') ?? [];
  const andIsOlder = before
    ? sql`and (entry.at, entry.id) < (${iso(Number(at))}::timestamptz, ${id}::uuid)`
    : sql``;
  const { rows } = await database.execute<Row>(sql`
    select entry.id, entry.kind, entry.what, (extract(epoch from entry.at) * 1000)::float8 as at, ${shownName} as name,
      entry.person_id = ${personId} as "isOwn",
      (select cheer from community_cheer where entry_id = entry.id and person_id = ${personId}) as cheer,
      case when entry.person_id = ${personId}
        then (select count(*)::int from community_cheer where entry_id = entry.id) end as cheered
    from ${visibleEntries(personId, now)} ${andIsOlder}
    order by entry.at desc, entry.id desc limit ${entriesOnPage + 1}`);
  // One row more than a page was read, to know whether there is another page.
  const page = rows.slice(0, entriesOnPage);
  const last = page.at(-1);
  return {
    entries: page.map((row) => ({ ...row, at: iso(row.at) })),
    more: rows.length > entriesOnPage && last ? `${last.at}_${last.id}` : null,
  };
}

/** The owner of an entry that the person can see and does not own, with the name that they see there. */
export async function findSharer(
  database: Database,
  personId: string,
  entryId: string,
  now: number,
): Promise<{ id: string; name: string | null } | undefined> {
  const { rows } = await database.execute<{ id: string; name: string | null }>(sql`
    select entry.person_id as id, ${shownName} as name from ${visibleEntries(personId, now)}
    and entry.id = ${entryId} and entry.person_id <> ${personId}`);
  return rows[0];
}

export async function forgetCommunityEntries(database: Database, now: number): Promise<void> {
  await database.delete(communityEntry).where(lt(communityEntry.at, new Date(now - entryLifetime)));
}
