import { peopleOnPage } from '@hundred/domain/support/desk-limits';
import { type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../../db/escape-like';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { isNotOneOf, isOldEnough, isOneOf, type PeopleGroups } from './people-groups';

/**
 * A search for any part of a name or an email reads all people, which takes 30 ms for this many. With more people,
 * only beginnings are searched.
 */
export const mostSearchedInside = 50_000;

export interface PeopleQuery {
  search: string | undefined;
  show: 'all' | 'premium' | 'quiet' | 'suspended' | 'operators';
  groups: Pick<PeopleGroups, 'premium' | 'active'>;
  /** `cursorOf` the last person of the page before. */
  after: string | undefined;
  /** Whether names and emails are searched by their beginning, which an index finds among any number of people. */
  onlyBeginnings: boolean;
}

const sortedBy = sql.raw(`lower(coalesce(display_name, email, ''))`);

const uuidLength = 36;

/**
 * The id of a person and their name, which is needed because the person may be deleted or renamed before the next page.
 */
export const cursorOf = ({ id, displayName, email }: PersonRow) => `${id}${displayName ?? email ?? ''}`;

function conditionsOf({ search, show, groups, after, onlyBeginnings }: PeopleQuery, now: number): SQL[] {
  const like = search && `${onlyBeginnings ? '' : '%'}${escapeLike(search.toLowerCase())}%`;
  return [
    ...(like ? [sql`(lower(display_name) like ${like} or lower(email) like ${like})`] : []),
    ...(show === 'premium' ? [isOneOf(groups.premium)] : []),
    ...(show === 'quiet' ? [isOldEnough(now), isNotOneOf(groups.active)] : []),
    ...(show === 'suspended'
      ? [sql`id in (select person_id from social_suspension where until > ${new Date(now)})`]
      : []),
    ...(show === 'operators' ? [sql`id in (select person_id from operator)`] : []),
    ...(after
      ? [sql`(${sortedBy}, id) > (lower(${after.slice(uuidLength)}), ${after.slice(0, uuidLength)}::uuid)`]
      : []),
  ];
}

/** A page of people in the order of their names, and one person more if there is another page. */
export function findPeople(database: Database, query: PeopleQuery, now: number): Promise<PersonRow[]> {
  return database
    .select()
    .from(person)
    .where(sql.join([sql`true`, ...conditionsOf(query, now)], sql` and `))
    .orderBy(sortedBy, person.id)
    .limit(peopleOnPage + 1);
}
