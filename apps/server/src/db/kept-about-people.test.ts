import { readdirSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { keptAboutPeople, tablesAboutPeople } from './kept-about-people';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('schema.ts'));
const modules: Record<string, object>[] = await Promise.all(
  files.map((name) => import(/* @vite-ignore */ `./${name}`)),
);
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));

it('every table of every schema is said to be about people or about nobody', () => {
  expect(tables.map(getTableName).sort()).toEqual(Object.keys(keptAboutPeople).sort());
});

it('a table that belongs to what is about people is about people itself', () => {
  const about = new Set<string>(tablesAboutPeople.map(({ table }) => table));
  const ofPeople = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some(({ reference }) =>
      about.has(getTableName(reference().foreignTable)),
    ),
  );
  expect(ofPeople.map(getTableName).filter((name) => !about.has(name))).toEqual([]);
});
