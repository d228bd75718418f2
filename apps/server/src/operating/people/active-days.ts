import { chartDays, type DeskNumbers } from '@hundred/contract/desk/installation';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { gte, sql } from 'drizzle-orm';
import { activeDay } from '../../db/schema/desk-schema';
import { person } from '../../db/schema/schema';
import type { Database, Reader } from '../../db/storage';

/** After this many days a date is counted for the last time: devices send late what was done without a connection. */
const lastCountAfterDays = 8;
/** How many dates one statement counts. */
const countedAtOnce = 10;
const day = 24 * 3_600_000;
/** Local dates differ from the UTC date by at most this many days. */
const zonesApart = 1;

/** How many people completed an exercise on each of these dates of their own calendar. */
async function countActiveOn(reader: Reader, dates: readonly string[]): Promise<Map<string, number>> {
  // The bounds let the index on `at` skip all older facts.
  const from = Date.parse(dates[0]!) - zonesApart * day;
  const to = Date.parse(dates.at(-1)!) + (1 + zonesApart) * day;
  const { rows } = await reader.execute<{ date: string; people: number }>(sql`
    select local_date as date, count(distinct person_id)::int as people from fact
    where kind = 'exerciseCompleted' and body -> 'imported' is null and at >= ${from} and at < ${to}
      and local_date in (select json_array_elements_text(${JSON.stringify(dates)}::json))
    group by local_date`);
  const found = new Map(rows.map(({ date, people }) => [date, people]));
  return new Map(dates.map((date) => [date, found.get(date) ?? 0]));
}

/** The last `count` dates up to today, ascending, without the newest `skipped` ones. */
const datesUpTo = (today: string, count: number, skipped = 0) =>
  Array.from({ length: count - skipped }, (_, index) => addDays(today, index - count + 1));

async function readStoredSince(reader: Reader, date: string): Promise<Map<string, number>> {
  const rows = await reader.select().from(activeDay).where(gte(activeDay.date, date));
  return new Map(rows.map((row) => [row.date, row.people]));
}

/** Counts and stores past dates that are not stored yet, the newest first, as long as `mayGoOn` returns true. */
export async function storeActiveDays(
  database: Database,
  now: number,
  mayGoOn: () => boolean,
): Promise<void> {
  // A new installation may still be filled with the data of another one.
  if ((await database.select({ id: person.id }).from(person).limit(1)).length === 0) return;
  const dates = datesUpTo(localDateIn('UTC', now), chartDays, lastCountAfterDays);
  const stored = await readStoredSince(database, dates[0]!);
  const missing = dates.filter((date) => !stored.has(date)).reverse();
  for (let begin = 0; begin < missing.length && mayGoOn(); begin += countedAtOnce) {
    const counted = await countActiveOn(database, missing.slice(begin, begin + countedAtOnce).reverse());
    await database
      .insert(activeDay)
      .values([...counted].map(([date, people]) => ({ date, people })))
      .onConflictDoNothing();
  }
}

export type ActiveDay = DeskNumbers['days'][number];

/**
 * Active people on each date up to the latest local date anywhere, the oldest first; null for dates that are not
 * counted yet. `daysUpTo` takes from it what a chart shows.
 */
export async function readActiveDays(reader: Reader, now: number): Promise<ActiveDay[]> {
  // Somewhere it is still the date before that of UTC, and somewhere already the date after it.
  const dates = datesUpTo(addDays(localDateIn('UTC', now), zonesApart), chartDays + 2 * zonesApart);
  const stored = await readStoredSince(reader, dates[0]!);
  // Dates that may still change are not stored, and counted each time.
  const recent = await countActiveOn(reader, dates.slice(-(lastCountAfterDays + zonesApart)));
  return dates.map((date) => ({ date, people: recent.get(date) ?? stored.get(date) ?? null }));
}

/** The days of the chart for an operator whose date is `today`. */
export const daysUpTo = (days: readonly ActiveDay[], today: CivilDate): ActiveDay[] =>
  days.filter(({ date }) => date <= today).slice(-chartDays);
