import { addDays } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { type SQL, sql } from 'drizzle-orm';
import { person } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { countLoneAccounts } from './lone-accounts';

/** Everybody who has an account here, including those who registered and never opened the app. */
export async function countRegistered(reader: Reader): Promise<number> {
  return (await reader.$count(person)) + (await countLoneAccounts(reader));
}

async function countChallenges(reader: Reader, condition: SQL): Promise<number> {
  const { rows } = await reader.execute<{ people: number }>(
    sql`select count(*)::int as people from challenge where ${condition}`,
  );
  return rows[0]!.people;
}

/** Everybody who has started a challenge, here or in an imported log. */
export const countStarted = (reader: Reader): Promise<number> =>
  countChallenges(reader, sql`json_array_length(snapshot -> 'runs') > 0`);

/** Everybody who has completed Day 100, once or more often. */
export const countFinished = (reader: Reader): Promise<number> =>
  countChallenges(
    reader,
    sql`exists (
      select from json_array_elements(snapshot -> 'badges') as badge where badge ->> 'id' = 'century_champion')`,
  );

/** Local dates differ from the UTC date by at most this many days. */
const zonesApart = 1;

/** Everybody who completed an exercise on one of the last `days` dates of their own calendar, today included. */
export async function countActive(reader: Reader, days: number, now: number): Promise<number> {
  const earliest = addDays(localDateIn('UTC', now), -days - zonesApart);
  // The bound on `at` lets an index skip all older facts. People are not joined, because their logs may lie on other
  // servers.
  const { rows } = await reader.execute<{ personId: string; latest: string }>(sql`
    select person_id as "personId", max(local_date) as latest from fact
    where kind = 'exerciseCompleted' and body -> 'imported' is null and local_date >= ${earliest}
      and at >= ${Date.parse(earliest) - 24 * 3_600_000}
    group by person_id`);
  if (rows.length === 0) return 0;
  const latestDates = new Map(rows.map((row) => [row.personId, row.latest]));
  // All ids are one parameter, because there may be more people than the 65,535 parameters that PostgreSQL accepts.
  const ids = JSON.stringify([...latestDates.keys()]);
  const people = await reader
    .select({ id: person.id, timezone: person.timezone })
    .from(person)
    .where(sql`${person.id} in (select json_array_elements_text(${ids}::json)::uuid)`);
  return people.filter(({ id, timezone }) => {
    const today = localDateIn(zoneOrUtc(timezone), now);
    return latestDates.get(id)! > addDays(today, -days);
  }).length;
}
