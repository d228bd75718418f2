import { getTableColumns } from 'drizzle-orm';
import { isDistributed } from '../../db/is-distributed';
import type { Query } from '../../db/query';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import type { Identity } from '../../identity/identity';
import { signInSql } from '../../identity/sign-in-sql';
import { emptyHead, type Head, makeReadHead, renewHead } from '../../log/head';

const columns = Object.entries(getTableColumns(person));
const columnsSql = columns.map(([name, column]) => `person.${column.name} as "${name}"`).join(', ');
/**
 * The row is one JSON text, because reading so many columns apart took a quarter of the time of the query. `$5` is the
 * session, the value after the four of `signInSql.values`.
 */
const foundColumns = `to_json(named) as row, ${signInSql.isEnded('$5')} as "isEnded"`;
const personStatement = `
  select ${foundColumns} from person cross join lateral (select ${columnsSql}) as named where ${signInSql.where}`;
const withLogStatement = `
  select ${foundColumns}, log.length, log.snapshot
  from person cross join lateral (select ${columnsSql}) as named left join challenge log on log.person_id = person.id
  where ${signInSql.where}`;
const valuesOf = (identity: Identity) => [...signInSql.values(identity), signInSql.session(identity)];

const instantColumns = columns.flatMap(([name, { dataType }]) => (dataType === 'date' ? [name] : []));
/** JSON has no instants, so they are parsed here. */
function rowOf(json: Record<string, unknown>): PersonRow {
  for (const name of instantColumns) if (json[name] !== null) json[name] = new Date(json[name] as string);
  return json as PersonRow;
}

interface FoundPerson {
  row: Record<string, unknown>;
  /** Whether the sign-in has ended. */
  isEnded: boolean;
}
/** A person has no log before the first fact. */
type FoundPersonWithLog = FoundPerson & (Head | { [Name in keyof Head]: null });

/** Finds people by their identity. */
export function makeFindPerson(database: Database, query: Query) {
  const readCurrentHead = makeReadHead(database);

  /** The person of this identity; `isEnded` says whether the sign-in has ended. */
  async function findEvenIfEnded(
    identity: Identity,
  ): Promise<{ row: PersonRow; isEnded: boolean } | undefined> {
    const [found] = await query<FoundPerson>('person', personStatement, valuesOf(identity));
    return found && { isEnded: found.isEnded, row: rowOf(found.row) };
  }

  async function find(identity: Identity): Promise<PersonRow | undefined> {
    const found = await findEvenIfEnded(identity);
    return found?.isEnded ? undefined : found?.row;
  }

  async function findWithLog(identity: Identity): Promise<{ row: PersonRow; head: Head } | undefined> {
    if (await isDistributed(database)) {
      const row = await find(identity);
      return row && { row, head: await readCurrentHead(row.id) };
    }
    const [found] = await query<FoundPersonWithLog>('person with log', withLogStatement, valuesOf(identity));
    if (!found || found.isEnded) return undefined;
    const { length, snapshot } = found;
    const row = rowOf(found.row);
    const head = length === null ? emptyHead() : await renewHead(database, row.id, { length, snapshot });
    return { row, head };
  }

  return { findEvenIfEnded, find, findWithLog };
}
