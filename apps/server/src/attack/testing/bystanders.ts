import { getTableConfig } from 'drizzle-orm/pg-core';
import { type TableName, tablesAboutPeople } from '../../db/schema/personal-data';
import { Challenger } from '../../log/testing/challenger';
import { fillTable, tableNamed } from '../../testing/every-table';
import type { TestApp } from '../../testing/test-app';
import { tracesOf } from '../../testing/traces';

/** Two people who take no part in any attack, and whose data is recognizable wherever it turns up. */
export interface Bystanders {
  /** Values that no answer may contain, unless the request contained them. */
  secrets: readonly string[];
  /** The name that one of them shows on the boards. */
  shownName: string;
  /** The code of an ended invitation to their team. */
  invitationCode: string;
  /** Ids, names and keys of theirs that an attacker may put into a request. */
  guessableValues: readonly string[];
  /** Everything that storage has about them, by table. */
  storedRows(): Promise<unknown>;
}

/** When the bystanders do everything. */
const at = '2026-06-10T10:00:00.000Z';

/** The name of their team and of their challenge. */
const groupName = 'Markerson & co';

/** Starts a team, a private challenge and a room of the first person, and lets the second join the team by invitation. */
async function makeGroups(hidden: Challenger, shown: Challenger) {
  const dates = { from: '2026-06-10', to: '2026-06-20' };
  const answers = [
    await hidden.ask('POST', '/teams', at, { name: groupName }),
    await hidden.ask('POST', '/group-challenges', at, { name: groupName, goal: 'days', ...dates }),
    await hidden.ask('POST', '/rooms', at),
  ];
  const groupIds = answers.map(({ body }) => body.id as string);
  const teamId = groupIds[0]!;
  const { code } = (await hidden.ask('POST', `/teams/${teamId}/invite`, at)).body.invite;
  await shown.ask('POST', `/join/${code}`, at);
  const { members } = (await hidden.ask('GET', `/teams/${teamId}`, at)).body as { members: { id: string }[] };
  await hidden.ask('DELETE', `/teams/${teamId}/invite`, at);
  const memberIds = members.map(({ id }) => id);
  return { groupIds, memberIds, teamId, invitationCode: code as string };
}

async function beginCheckout(person: Challenger): Promise<string> {
  const order = { planType: 'lifetime', userId: person.id };
  const { sessionId } = (await person.ask('POST', '/premium/create-checkout-session', at, order)).body;
  if (typeof sessionId !== 'string') throw new Error('the bystander could not begin a checkout');
  return sessionId;
}

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
  const checkoutId = await beginCheckout(hidden);
  const { groupIds, memberIds, teamId, invitationCode } = await makeGroups(hidden, shown);
  const privateText = await storeInEveryTable(server, hidden.id);
  const emails = ['hedwig-the-hidden@people.test', 'sigurd-the-shown@people.test'];
  return {
    secrets: [
      hidden.id,
      shown.id,
      ...emails,
      hiddenName,
      deviceKey,
      question,
      privateText,
      checkoutId,
      groupName,
      ...groupIds,
      ...memberIds,
    ],
    shownName,
    invitationCode,
    guessableValues: [
      hidden.id,
      'hedwig-the-hidden',
      emails[0]!,
      hiddenName,
      deviceKey,
      checkoutId,
      teamId,
      memberIds[0]!,
      invitationCode,
    ],
    storedRows: () => readRowsOf(server, [hidden.id, shown.id]),
  };
}

/** All rows about these people, by table. */
async function readRowsOf({ storage: { pool } }: TestApp, people: readonly string[]) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'person_id' order by 1`,
  );
  const read = async (table: string, column: string) => {
    const sql = `select to_jsonb(t) as row from ${table} t where ${column} = any ($1) order by 1`;
    return (await pool.query(sql, [people])).rows;
  };
  const rowsByTable: Record<string, unknown> = { person: await read('person', 'id') };
  for (const { name } of tables) rowsByTable[name] = await read(name, 'person_id');
  return rowsByTable;
}

/** Tables that the notifier itself changes when something is due, so their rows would not stay as they are. */
const changedByNotifier: readonly TableName[] = ['push_subscription', 'notification_plan'];

/**
 * Adds a row with a private text to every table about people in which this person has none, if its rows refer to a person
 * and to nothing else: other rows cannot be made up. A call that does not check the owner would reveal the text, which is
 * returned.
 */
async function storeInEveryTable({ storage }: TestApp, personId: string): Promise<string> {
  const text = 'Hedwig keeps this to herself.';
  const tablesWithRows = await tracesOf(storage.database, [personId]);
  const emptyTables = tablesAboutPeople
    .map(({ table }) => table)
    .filter((table) => !tablesWithRows.includes(table) && !changedByNotifier.includes(table));
  for (const name of emptyTables) {
    const table = tableNamed(name);
    if (getTableConfig(table).foreignKeys.length === 1)
      await fillTable(storage.database, table, personId, text);
  }
  return text;
}
