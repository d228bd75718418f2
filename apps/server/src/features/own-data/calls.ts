import type { Profile } from '@hundred/contract/identity';
import { deleteAccount, exportOwnData, importOwnData } from '@hundred/contract/own-data';
import type { Account } from '../../adapters/embedded-identity/accounts';
import type { PersonRow } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { FileAnswer } from '../../http/answers';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import { Refusal } from '../../refusals/refusal';
import { exportPerson } from './export-person';
import type { ImportPerson } from './import-person';

export interface OwnDataParts {
  database: Database;
  importPerson: ImportPerson;
  /** The person's account at the embedded identity service, if they have one there. */
  accountOf: (row: PersonRow) => Promise<Account | undefined>;
  /** Removes everything about a person, in every feature, unless they are the only operator. */
  remove: (row: PersonRow, now: number) => Promise<Refusal | undefined>;
  profileOf: (row: PersonRow) => Profile;
}

export function addOwnDataCalls(
  routes: Routes,
  { database, importPerson, accountOf, remove, profileOf }: OwnDataParts,
): void {
  routes.add(exportOwnData, async ({ person, now }) => {
    const { name, parts } = await exportPerson(database, person.row, await accountOf(person.row), now);
    return new FileAnswer(name, parts);
  });
  routes.addRawBody(importOwnData, async ({ person, body, now, signal }) => {
    const imported = await importPerson({ personId: person.id, body, now }, signal);
    if (imported instanceof Refusal) return imported;
    return { success: true as const, user: profileOf(imported.row), started: imported.hasRun };
  });
  routes.add(deleteAccount, async ({ person, now }) => {
    const refused = await remove(person.row, now);
    return refused ?? success;
  });
}
