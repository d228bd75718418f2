import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { runInTransaction } from '../db/connection/run-in-transaction';
import { queryIsDistributed } from '../db/is-distributed';
import { StartRefused } from '../process/start-refused';

/**
 * The tables of the logs: they grow with everybody's days and are queried for one person at a time. `fact` references
 * `challenge`.
 */
const logTables = ['challenge', 'fact'];

/**
 * Distributes all logs to the servers of Citus, each person's to one of them. People and shared tables stay on the server
 * of DATABASE_URL. All of it is one transaction, while no server of this program runs. Returns a line for each table.
 */
export const distribute = (pool: Pool): Promise<string[]> =>
  runInTransaction(pool, async (client) => {
    await refuseIfImpossible(client);
    return (await queryIsDistributed(drizzle(client)))
      ? ['The logs are already distributed. Nothing was changed.']
      : distributeTables(client);
  });

async function refuseIfImpossible(client: PoolClient): Promise<void> {
  const { rowCount: extensions } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (!extensions) {
    throw new StartRefused(
      'This database has no Citus. To set it up on every server, see docs/operating.md.',
    );
  }
  const { rowCount: workers } = await client.query(
    `select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary'`,
  );
  if (!workers)
    throw new StartRefused('Citus has no server for the logs yet. Add one with citus_add_node first.');
  // `relkind` p is a table with partitions.
  const { rows: partitioned } = await client.query<{ name: string }>(
    `select relname as name from pg_class where oid = any ($1::regclass[]) and relkind = 'p' order by relname`,
    [logTables],
  );
  if (partitioned.length > 0) {
    throw new StartRefused(
      `Citus can’t distribute tables with partitions (npm run partition): ${partitioned.map(({ name }) => name).join(', ')}. Restore a backup into a database without partitions first.`,
    );
  }
}

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/** Every foreign key from or to a table of the logs. */
async function readForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))`,
    [logTables],
  );
  return rows;
}

async function distributeTables(client: PoolClient): Promise<string[]> {
  // Citus distributes no table with a foreign key to or from a table that stays here.
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const lines: string[] = [];
  for (const table of logTables) {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
    const colocatedWith = table === 'challenge' ? 'none' : 'challenge';
    await client.query(`select create_distributed_table($1, 'person_id', colocate_with => $2)`, [
      table,
      colocatedWith,
    ]);
    lines.push(`${table}: ${rows[0]!.rows} rows, now on the servers that Citus knows, by person.`);
  }
  const isBetweenLogTables = ({ table, definition }: ForeignKey) =>
    logTables.includes(table) && definition.includes('REFERENCES challenge(');
  for (const { table, name, definition } of keys.filter(isBetweenLogTables)) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  // Rows on boards stay here with the person, so they are deleted with the person now, and not with the log.
  await client.query(
    `alter table board_total add constraint board_total_person_id_person_id_fk
     foreign key (person_id) references person (id) on delete cascade`,
  );
  return lines;
}
