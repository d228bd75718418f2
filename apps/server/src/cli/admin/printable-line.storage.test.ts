import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { identityAccount, person } from '../../db/schema/schema';
import { freshStorage } from '../../testing/fresh-storage';
import { listPeople } from './list-people';
import { runAdmin } from './run-admin';

const storage = freshStorage();

it('Names and addresses are printed without control and invisible characters', async () => {
  const { database } = storage.current;
  const at = new Date(0);
  const hostile = (text: string) => `\u001b[2J${text}\n\u202e\u200b\u2800`;
  await database.insert(person).values({
    id: randomUUID(),
    issuer: 'https://issuer.example',
    subject: 'hostile',
    email: hostile('hostile@example.com'),
    displayName: hostile('Hostile می\u200cنا 👩🏽‍🚒'),
    signInMethod: 'external',
    createdAt: at,
  });
  await database.insert(identityAccount).values({
    id: randomUUID(),
    email: hostile('lone@example.com'),
    name: hostile('Lone'),
    password: '',
    createdAt: at,
    passwordChangedAt: at,
  });
  const lines = (await runAdmin([listPeople], ['people'], database, 0)).join('\n');
  for (const text of ['hostile@example.com', 'Hostile می\u200cنا 👩🏽‍🚒', 'lone@example.com', 'Lone']) {
    expect(lines).toContain(text);
  }
  for (const hidden of ['\u001b', '\u202e', '\u200b', '\u2800']) expect(lines).not.toContain(hidden);
  // The person and the account have one line each.
  expect(lines.split('\n').filter((line) => /hostile|lone@/i.test(line))).toHaveLength(2);
});
