import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mail } from '../db/schema/mail-schema';
import { takeStorage } from '../testing/fresh-storage';
import { makeNotifyOperator } from './notify-operator';
import { settings } from './testing/mail-settings';

const storage = await takeStorage();
await storage.ready;
afterAll(() => storage.close());
const { database } = storage;
const minute = 60_000;
/** The beginning of an hour: one mail is sent in each hour of the clock. */
const start = Date.UTC(2026, 10, 18, 12);
beforeEach(async () => {
  await database.execute(sql`delete from mail`);
});

/** A server that notifies the operator at a chosen minute after the start, and the lines of its log. */
function serverWith(occasion: 'question' | 'report', mailSettings: Partial<typeof settings> = settings) {
  const logLines: string[] = [];
  let now = start;
  const log = { info: (_fields: object, message: string) => logLines.push(message) };
  const notify = makeNotifyOperator(
    occasion,
    { mail: undefined, supportEmail: undefined, publicUrl: settings.publicUrl, ...mailSettings },
    log,
    () => now,
  );
  return {
    logLines,
    async notifyAt(minutes: number): Promise<void> {
      now = start + minutes * minute;
      await database.transaction(notify);
    },
  };
}
/** When the mails are due, in minutes after the start. */
const mailedAt = async () =>
  (await database.select().from(mail).orderBy(asc(mail.notBefore))).map(
    ({ notBefore }) => (notBefore - start) / minute,
  );

it.each([
  ['question', 'list-support'],
  ['report', 'list-reports'],
] as const)(
  'Every %s is logged and announced by mail, once in each hour of the clock',
  async (occasion, command) => {
    const { logLines, notifyAt } = serverWith(occasion);
    for (const at of [0, 30, 59]) await notifyAt(at);
    // The second mail is about both later ones, and waits until the next hour of the clock begins.
    expect(await mailedAt()).toEqual([0, 60]);
    expect(logLines).toHaveLength(3);
    expect(logLines[0]).toContain(command);
    const rows = await database.select().from(mail);
    for (const { to, kind, about } of rows) {
      expect([to, kind]).toEqual(['help@hundred.example', 'operator']);
      expect(about).toMatchObject({
        text: expect.stringContaining(command),
        link: 'https://hundred.example/desk',
      });
    }
    await notifyAt(70);
    expect(await mailedAt()).toEqual([0, 60, 120]);
    await notifyAt(360);
    expect(await mailedAt()).toEqual([0, 60, 120, 360]);
  },
);

it('Several servers plan one mail to the operator for this hour, and one for the next', async () => {
  const servers = [serverWith('question'), serverWith('question')];
  for (const at of [10, 20]) await Promise.all(servers.map(({ notifyAt }) => notifyAt(at)));
  expect(await mailedAt()).toEqual([10, 60]);
});

it('Questions and reports are announced by mails of their own', async () => {
  await serverWith('question').notifyAt(0);
  await serverWith('report').notifyAt(0);
  expect(await mailedAt()).toEqual([0, 0]);
});

it('The operator is not mailed about what was not stored', async () => {
  const notify = makeNotifyOperator('question', settings, { info: () => {} }, () => start);
  const failed = database.transaction(async (transaction) => {
    await notify(transaction);
    throw new Error('the question was not stored');
  });
  await expect(failed).rejects.toThrow('the question was not stored');
  expect(await mailedAt()).toEqual([]);
});

it('A question is only logged without mail or an operator to mail', async () => {
  for (const mailSettings of [{ mail: settings.mail }, { supportEmail: settings.supportEmail }]) {
    const { logLines, notifyAt } = serverWith('question', mailSettings);
    await notifyAt(0);
    expect([logLines.length, await mailedAt()]).toEqual([1, []]);
  }
});
