import type { PeopleCounts } from '@hundred/contract/desk/people';
import { addDays } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { boughtEntitlement, type PremiumRecord } from '@hundred/domain/entitlements/entitlement';
import { and, gt, lt, sql } from 'drizzle-orm';
import { operator } from '../../db/schema/desk-schema';
import { person } from '../../db/schema/schema';
import { socialSuspension } from '../../db/schema/social-schema';
import type { Database, Reader } from '../../db/storage';
import { countLoneAccounts } from './lone-accounts';

const quietDays = 7;
const dayMs = 24 * 3_600_000;

export interface PeopleGroups {
  /** Who has bought or was granted Premium. */
  premium: string[];
  /** Who did a rep in the last days. The others are quiet, unless they are new. */
  active: string[];
  counts: PeopleCounts;
}

/** A type and not an interface, because only a type fits the index signature that rows of a statement need. */
type PremiumRow = { id: string } & Pick<PremiumRecord, keyof PremiumRecord>;

async function readPremium(reader: Reader, now: number): Promise<string[]> {
  const { rows } = await reader.execute<PremiumRow>(sql`
    select person_id as id, snapshot -> 'premium' as premium, (snapshot ->> 'lastAt')::float8 as "lastAt"
    from challenge where json_array_length(snapshot -> 'premium') > 0`);
  return rows.filter((row) => boughtEntitlement(row, now).isPremium).map(({ id }) => id);
}

/** Queried apart from people, because their logs may lie on other servers. */
async function readActive(reader: Reader, now: number): Promise<string[]> {
  const earliest = now - quietDays * dayMs;
  // The bound on `at` lets an index skip older facts. It is a day earlier, because local dates differ from those of UTC.
  const date = addDays(localDateIn('UTC', now), -quietDays);
  const { rows } = await reader.execute<{ id: string }>(sql`
    select distinct person_id as id from fact
    where kind = 'exerciseCompleted' and body -> 'imported' is null and at >= ${earliest - dayMs}
      and local_date >= ${date}`);
  return rows.map(({ id }) => id);
}

/** New people are not quiet yet. */
export const isOldEnough = (now: number) => lt(person.createdAt, new Date(now - quietDays * dayMs));

/** Reads all logs, so it is done rarely. */
export async function readPeopleGroups(database: Database, now: number): Promise<PeopleGroups> {
  const premium = await readPremium(database, now);
  const active = await readActive(database, now);
  return {
    premium,
    active,
    counts: {
      all: await database.$count(person),
      premium: premium.length,
      quiet: await database.$count(person, and(isOldEnough(now), isNotOneOf(active))),
      suspended: await database.$count(socialSuspension, gt(socialSuspension.until, new Date(now))),
      operators: await database.$count(operator),
      accounts: await countLoneAccounts(database),
    },
  };
}

// All ids are one parameter, because there may be more people than the 65,535 parameters that PostgreSQL accepts.
const idsAsRows = (ids: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`;

export const isOneOf = (ids: readonly string[]) => sql`${person.id} in ${idsAsRows(ids)}`;
export const isNotOneOf = (ids: readonly string[]) => sql`${person.id} not in ${idsAsRows(ids)}`;
