import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/storage';

const folder = new URL('../db/schema/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('schema.ts'));
const modules: Record<string, object>[] = await Promise.all(
  files.map((name) => import(/* @vite-ignore */ `../db/schema/${name}`)),
);

/** Every table of every schema, including those added later. */
export const everyTable = modules
  .flatMap((module) => Object.values(module))
  .filter((exported) => is(exported, PgTable));

export const tableNamed = (name: string): PgTable =>
  everyTable.find((table) => getTableName(table) === name)!;

/** A value of the column's type; this text if it is a text. */
function sampleFor({ columnType, dataType }: PgColumn, text: string): unknown {
  if (columnType === 'PgUUID') return randomUUID();
  if (columnType === 'PgDateString') return '2026-01-31';
  return { string: text, number: 1, boolean: true, date: new Date(0), json: {}, array: [] }[
    dataType as string
  ];
}

/** Adds a row about a person to a table that references people and nothing else; any other is skipped. */
export async function fillTable(
  database: Database,
  table: PgTable,
  personId: string,
  text: string,
): Promise<void> {
  const references = getTableConfig(table).foreignKeys.map(({ reference }) => reference());
  const isOfPerson = references.every(({ foreignTable }) => getTableName(foreignTable) === 'person');
  if (references.length === 0 || !isOfPerson) return;
  const toPerson = new Set(references.flatMap(({ columns }) => columns.map(({ name }) => name)));
  const needed = Object.entries(getTableColumns(table)).filter(
    ([, { name, notNull, hasDefault, generated }]) =>
      toPerson.has(name) || (notNull && !hasDefault && !generated),
  );
  const row = needed.map(([key, column]) => [
    key,
    toPerson.has(column.name) ? personId : sampleFor(column, text),
  ]);
  await database.insert(table).values(Object.fromEntries(row));
}
