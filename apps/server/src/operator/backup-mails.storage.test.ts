import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { recordBackup } from '../cli/backups/record-backup';
import { mail } from '../db/schema/mail-schema';
import { tidyMails } from '../mail/queue';
import { takeStorage } from '../testing/fresh-storage';
import { mailFailedBackup, mailLateBackup } from './backup-mails';
import { settings } from './testing/mail-settings';

const storage = await takeStorage();
await storage.ready;
afterAll(() => storage.close());
const { database, pool } = storage;
const day = 86_400_000;
const start = Date.UTC(2026, 10, 18);
beforeEach(async () => {
  await database.execute(sql`delete from mail`);
  await database.execute(sql`update installation set backed_up_at = null`);
});
const mails = async () =>
  (await database.select().from(mail)).map(({ to, about }) => [to, (about as { subject: string }).subject]);

it('The operator is mailed once a week while no backup follows the last one', async () => {
  await mailLateBackup(database, settings, start);
  expect(await mails()).toEqual([]);
  await recordBackup(pool, start);
  await mailLateBackup(database, settings, start + 2 * day - 1);
  expect(await mails()).toEqual([]);
  // Several servers check once an hour each.
  for (const hours of [48, 48, 49, 60]) await mailLateBackup(database, settings, start + hours * 3_600_000);
  const late = ['help@hundred.example', 'Hundred: no backup for two days'];
  expect(await mails()).toEqual([late]);
  await database.update(mail).set({ outcome: 'sent' });
  await tidyMails(database, start + 10 * day);
  await mailLateBackup(database, settings, start + 10 * day);
  expect(await mails()).toEqual([late]);
  await database.execute(sql`delete from mail`);
  await recordBackup(pool, start + 10 * day);
  await mailLateBackup(database, settings, start + 11 * day);
  expect(await mails()).toEqual([]);
});

it('The operator is mailed that a backup failed, once a day at most', async () => {
  for (const days of [0, 0.2, 1]) {
    await mailFailedBackup(database, settings, 'no space left on device', start + days * day);
  }
  expect(await mails()).toEqual(Array(2).fill(['help@hundred.example', 'Hundred: the backup failed']));
});

it('Nobody is mailed about backups without mail or an operator to mail', async () => {
  await recordBackup(pool, start);
  for (const missing of [{ mail: undefined }, { supportEmail: undefined }]) {
    await mailLateBackup(database, { ...settings, ...missing }, start + 3 * day);
    await mailFailedBackup(database, { ...settings, ...missing }, 'full', start);
  }
  expect(await mails()).toEqual([]);
});
