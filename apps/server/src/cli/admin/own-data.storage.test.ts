import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownData } from '@hundred/contract/own-data';
import { personas } from '@hundred/testkit/logs/personas';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { embeddedIssuerName } from '../../adapters/embedded-identity/own-account';
import { identityAccount, person as personTable } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { tracesOf } from '../../testing/traces';
import { deletePerson } from './delete-person';
import { exportPersonCommand } from './export-person';
import { listAudit } from './list-audit';
import { blankName } from './moderation/blank-name';
import { grantOperatorCommand } from './operators';
import { grantPremium } from './premium/grant-premium';
import { runAdmin } from './run-admin';

const server = testApp();
const database = () => server.current.storage.database;
const folder = mkdtempSync(join(tmpdir(), 'hundred-export-'));
afterAll(() => rmSync(folder, { recursive: true }));
const admin = (...args: string[]) =>
  runAdmin(
    [exportPersonCommand, blankName, deletePerson, grantPremium, grantOperatorCommand, listAudit],
    args,
    database(),
    Date.now(),
  );

it('The admin commands export and delete for a person who asks by mail, and record it', async () => {
  const { log } = personas['day 57 with rests']();
  const ana = await Challenger.withLog(server.current, 'ana', log);
  const file = join(folder, 'ana.json');
  const [line] = await admin('export-person', 'ana@people.test', file);
  expect(line).toContain(file);
  const { person, facts } = ownData.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect([person.id, facts]).toEqual([ana.id, await ana.facts()]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(admin('export-person', ana.id, file)).rejects.toThrow('already exists');
  await expect(admin('export-person', ana.id, join(folder, 'no', 'folder'))).rejects.toThrow(
    'Could not write',
  );

  await admin('grant-premium', ana.id, 'starter');
  expect(await admin('delete-person', ana.id)).toEqual([`${ana.id} is deleted.`]);
  await expect(admin('delete-person', ana.id)).rejects.toThrow('No person has');
  const audit = await admin('audit');
  expect(audit.map((auditLine) => auditLine.split('  ').slice(1))).toEqual([
    ['delete-person', '{"person":null}'],
    ['grant-premium', '{"plan":"starter","person":null}'],
    ['export-person', '{"person":null}'],
  ]);
  expect(await tracesOf(database(), [ana.id, 'ana@people.test'])).toEqual([]);
});

it('An export writes its file once though its transaction is repeated, and leaves none if it fails', async () => {
  await Challenger.withLog(server.current, 'bo', personas['day 1']().log);
  /** A database whose transactions fail with these errors, one after the other, after their work is done. */
  const failingDatabase = (failures: { code: string }[]): Database =>
    Object.assign(Object.create(database()), {
      transaction: (work: (transaction: Transaction) => Promise<unknown>) =>
        database().transaction(async (transaction) => {
          const answer = await work(transaction);
          const failure = failures.shift();
          if (failure) throw Object.assign(new Error('undone'), failure);
          return answer;
        }),
    });
  const run = (file: string, ...failures: { code: string }[]) =>
    runAdmin(
      [exportPersonCommand],
      ['export-person', 'bo@people.test', file],
      failingDatabase(failures),
      Date.now(),
    );
  const [twice, never] = [join(folder, 'twice.json'), join(folder, 'never.json')];
  // 40001 is a lost race, which is repeated; 23505 is a duplicate key, which is not.
  await run(twice, { code: '40001' });
  expect(ownData.parse(JSON.parse(readFileSync(twice, 'utf8'))).person.email).toBe('bo@people.test');
  await expect(run(never, { code: '40001' }, { code: '23505' })).rejects.toThrow('undone');
  expect(existsSync(never)).toBe(false);
});

it('A person is found by email in any spelling of theirs, their identity service or the operator', async () => {
  const { id } = await Challenger.signUp(server.current, 'Bea.Jones');
  for (const typed of ['Bea.Jones@people.test', 'bea.jones@PEOPLE.test']) {
    expect((await admin('grant-premium', typed, 'starter'))[0]).toContain(id);
  }
});

it('The admin commands blank an offensive name, and its owner may choose another', async () => {
  const cy = await Challenger.signUp(server.current, 'cy');
  const at = '2026-06-10T10:00:00.000Z';
  const name = async () => (await cy.ask('POST', '/auth/verify', at)).body.user.displayName;
  await cy.ask('PUT', '/auth/profile', at, { displayName: 'Rude' });
  expect(await name()).toBe('Rude');
  expect(await admin('blank-name', cy.id)).toEqual([`The display name of ${cy.id} is removed.`]);
  expect(await name()).toBeNull();
  await expect(admin('blank-name', cy.id)).rejects.toThrow('has no display name');
  expect((await admin('audit'))[0]).toContain(`blank-name  {"person":"${cy.id}"}`);
  await cy.ask('PUT', '/auth/profile', at, { displayName: 'Cy' });
  expect(await name()).toBe('Cy');
});

it('Commands about an address that is not confirmed warn of it', async () => {
  const signUp = async (name: string) => {
    const { id } = await Challenger.signUp(server.current, name);
    const at = new Date();
    const account = {
      email: `${name}@people.test`,
      password: 'a hash',
      createdAt: at,
      passwordChangedAt: at,
    };
    const [own] = await database()
      .insert(identityAccount)
      .values({ id: randomUUID(), ...account })
      .returning();
    const signsIn = { issuer: embeddedIssuerName, subject: own!.id };
    await database().update(personTable).set(signsIn).where(eq(personTable.id, id));
    return own!.email;
  };
  const [eva, fox] = [await signUp('eva'), await signUp('fox')];
  const warning = expect.stringContaining('WARNING: eva@people.test is not confirmed');
  expect(await admin('grant-operator', eva)).toContainEqual(warning);
  expect(await admin('export-person', eva, join(folder, 'eva.json'))).toContainEqual(warning);
  expect(await admin('delete-person', fox)).toContainEqual(
    expect.stringContaining('WARNING: fox@people.test was not confirmed'),
  );
});
