import { getTableConfig } from 'drizzle-orm/pg-core';
import { type TableName, tablesAboutPeople } from '../../db/schema/personal-data';
import { Challenger } from '../../log/testing/challenger';
import { fillTable, tableNamed } from '../../testing/every-table';
import type { TestApp } from '../../testing/test-app';
import { tracesOf } from '../../testing/traces';

/** Two people who take no part in any attack, and whose data is recognizable wherever it turns up. */
export interface Bystanders {
  /** Values that nobody else may see. */
  secrets: readonly string[];
  /** The name that its owner shows on the boards. */
  shownName: string;
  /** The code of an invitation to a team of theirs. */
  code: string;
  /** Ids that an attacker might guess, overhear or find, and try. */
  ids: readonly string[];
  /** Everything that storage has about them, to compare with. */
  storedRows(): Promise<unknown>;
}

/** When everything about the bystanders happens. */
const at = '2026-06-10T10:00:00.000Z';

export async function makeBystanders(server: TestApp): Promise<Bystanders> {
  const hidden = await Challenger.start(server, 'hedwig-the-hidden', at);
  const shown = await Challenger.start(server, 'sigurd-the-shown', at);
  const hiddenName = 'Hedwig Markerson';
  const shownName = 'Sigurd Markerson';
  await hidden.ask('PUT', '/auth/profile', at, { displayName: hiddenName, ageGroup: '20-29' });
  await shown.ask('PUT', '/auth/profile', at, { displayName: shownName, showNameOnLeaderboard: true });
  const deviceKey = 'device-key-of-hedwig';
  await hidden.complete('pushups', at, { deviceKey });
  await shown.completeDay(at);
  await hidden.ask('POST', '/premium/start-trial', at);
  const question = 'Hedwig asks about a payment.';
  await hidden.ask('POST', '/support', at, { topic: 'payment', message: question, deviceKey });
  const order = { planType: 'lifetime', userId: hidden.id };
  const { sessionId } = (await hidden.ask('POST', '/premium/create-checkout-session', at, order)).body;
  if (typeof sessionId !== 'string') throw new Error('the bystander could not begin a checkout');
  const groupName = 'Markerson & co';
  const dates = { from: '2026-06-10', to: '2026-06-20' };
  const started = [
    await hidden.ask('POST', '/teams', at, { name: groupName }),
    await hidden.ask('POST', '/group-challenges', at, { name: groupName, goal: 'days', ...dates }),
    await hidden.ask('POST', '/rooms', at),
  ].map(({ body }) => body.id as string);
  const { code } = (await hidden.ask('POST', `/teams/${started[0]}/invite`, at)).body.invite;
  await shown.ask('POST', `/join/${code}`, at);
  const members = (await hidden.ask('GET', `/teams/${started[0]}`, at)).body.members as { id: string }[];
  await hidden.ask('DELETE', `/teams/${started[0]}/invite`, at);
  const ownTexts = await storeInEveryTable(server, hidden.id);
  const groupIds = [...started, ...members.map(({ id }) => id)];
  const overheardIds = [started[0]!, members[0]!.id, code];
  const emails = ['hedwig-the-hidden@people.test', 'sigurd-the-shown@people.test'];
  return {
    secrets: [
      hidden.id,
      shown.id,
      ...emails,
      hiddenName,
      deviceKey,
      question,
      ownTexts,
      sessionId,
      groupName,
      ...groupIds,
    ],
    shownName,
    code,
    ids: [hidden.id, 'hedwig-the-hidden', emails[0]!, hiddenName, deviceKey, sessionId, ...overheardIds],
    async storedRows() {
      const { pool } = server.storage;
      const { rows: tables } = await pool.query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'person_id' order by 1`,
      );
      const people = [hidden.id, shown.id];
      const rows = (table: string, column: string) =>
        pool.query(`select to_jsonb(t) as row from ${table} t where ${column} = any ($1) order by 1`, [
          people,
        ]);
      const rowsByTable: Record<string, unknown> = { person: (await rows('person', 'id')).rows };
      for (const { name } of tables) rowsByTable[name] = (await rows(name, 'person_id')).rows;
      return rowsByTable;
    },
  };
}

/** Tables that the notifier itself changes when something is due, so their rows would not stay as they are. */
const changedByNotifier: readonly TableName[] = ['push_subscription', 'notification_plan'];

/** Fills every table about one person with recognizable text: a call that does not check the owner would reveal it. */
async function storeInEveryTable({ storage }: TestApp, personId: string): Promise<string> {
  const text = 'Hedwig keeps this to herself.';
  const filled = await tracesOf(storage.database, [personId]);
  const empty = tablesAboutPeople
    .map(({ table }) => table)
    .filter((table) => !filled.includes(table) && !changedByNotifier.includes(table));
  for (const name of empty) {
    const table = tableNamed(name);
    if (getTableConfig(table).foreignKeys.length === 1)
      await fillTable(storage.database, table, personId, text);
  }
  return text;
}
