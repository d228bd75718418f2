import { expect, it } from 'vitest';
import { tablesEverOurs, tablesMadeBy } from './migrate';
import { keptAboutPeople } from './schema/kept-about-people';

it('the migrations make every table there is', () => {
  expect(tablesEverOurs()).toEqual(expect.arrayContaining(Object.keys(keptAboutPeople)));
});

it('a table that was dropped or renamed later was ours all the same', () => {
  const statements = [
    'CREATE TABLE "shoe" (\n\t"id" uuid PRIMARY KEY\n);',
    'ALTER TABLE "shoe" RENAME TO "boot";',
    'ALTER TABLE "boot" RENAME COLUMN "id" TO "number";',
    'create table if not exists sock (id int); drop table sock',
  ];
  expect(tablesMadeBy(statements)).toEqual(['shoe', 'boot', 'sock']);
});
