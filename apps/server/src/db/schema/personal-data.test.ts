import { storedDataTexts } from '@hundred/domain/text/stored-data-texts';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { everyTable } from '../../testing/every-table';
import { personalData, tablesAboutPeople } from './personal-data';

it('Every table of every schema is listed as being about people or about nobody', () => {
  expect(everyTable.map(getTableName).sort()).toEqual(Object.keys(personalData).sort());
});

it('A table that references one about people is about people itself', () => {
  const about = new Set<string>(tablesAboutPeople.map(({ table }) => table));
  const ofPeople = everyTable.filter((table) =>
    getTableConfig(table).foreignKeys.some(({ reference }) =>
      about.has(getTableName(reference().foreignTable)),
    ),
  );
  expect(ofPeople.map(getTableName).filter((name) => !about.has(name))).toEqual([]);
});

it.each(tablesAboutPeople)('The privacy policy covers $table, and its entry says how', ({ policy }) => {
  expect(Object.values(storedDataTexts).join('\n')).toContain(policy);
});
