import { expect, it } from 'vitest';
import { tablesEverOurs, tablesMadeBy } from './migration-files';
import { personalData } from './schema/personal-data';

it('The migrations create every table of the schema', () => {
  expect(tablesEverOurs()).toEqual(expect.arrayContaining(Object.keys(personalData)));
});

it('A table that was dropped or renamed later still counts as ours', () => {
  const statements = [
    'CREATE TABLE "shoe" (\n\t"id" uuid PRIMARY KEY\n);',
    'ALTER TABLE "shoe" RENAME TO "boot";',
    'ALTER TABLE "boot" RENAME COLUMN "id" TO "number";',
    'create table if not exists sock (id int); drop table sock',
  ];
  expect(tablesMadeBy(statements)).toEqual(['shoe', 'boot', 'sock']);
});
