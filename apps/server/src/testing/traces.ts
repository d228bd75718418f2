import { sql } from 'drizzle-orm';
import type { Database } from '../db/storage';

/** Every table, as storage itself lists them, so that later ones are included. */
async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  return rows.map(({ name }) => name);
}

/** The tables that contain any of these texts, in any column and at any depth. */
export async function tracesOf(database: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(database)) {
    const containsAny = sql.join(
      texts.map((text) => sql`position(lower(${text}) in lower(stored::text)) > 0`),
      sql` or `,
    );
    const { rows } = await database.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} as stored where ${containsAny}`,
    );
    if ((rows[0]?.rows ?? 0) > 0) found.push(table);
  }
  return found;
}

/** How many rows each table has. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(database)) {
    const { rows } = await database.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)}`,
    );
    counts[table] = rows[0]?.rows ?? 0;
  }
  return counts;
}
