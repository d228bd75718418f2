import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestOwnText } from '@hundred/domain/support/desk-limits';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { suspendSocial } from '../../cli/admin/moderation/suspend-social';
import { grantOperatorCommand, revokeOperatorCommand } from '../../cli/admin/operators';
import { runAdmin } from '../../cli/admin/run-admin';
import { setText } from '../../cli/admin/set-text';
import { testApp } from '../../testing/test-app';
import { DeskCaller } from '../testing/desk-caller';

const server = testApp();
let mara: DeskCaller;
beforeAll(async () => {
  mara = await DeskCaller.operator(server.current, 'mara');
});
const set = (name: string, markdown: unknown) => mara.ask('PUT', `/texts/${name}`, { body: { markdown } });
const readShownTexts = async () => (await server.current.app.inject('/api/own-texts')).json();
const noTexts = { imprint: [], contact: [], privacy: [], terms: [] };

it('A text of the operator is shown to everybody until it is removed', async () => {
  expect(await readShownTexts()).toEqual(noTexts);
  expect((await set('imprint', '  **Club**\n')).status).toBe(200);
  const imprint = [{ kind: 'paragraph', spans: [{ text: 'Club', strong: true }] }];
  expect(await readShownTexts()).toEqual({ ...noTexts, imprint });
  expect((await mara.ask('GET', '/texts')).body).toEqual({
    imprint: '**Club**',
    contact: '',
    privacy: '',
    terms: '',
  });
  await set('imprint', 'Other');
  await set('imprint', ' ');
  expect(await readShownTexts()).toEqual(noTexts);
  const { entries } = (await mara.ask('GET', '/audit')).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'set-text',
    'set-text',
    'set-text',
  ]);
});

it('A text that another operator has just changed is not overwritten', async () => {
  const save = (markdown: string, replaces: string) =>
    mara.ask('PUT', '/texts/contact', { body: { markdown, replaces } });
  expect((await save('Ann', '')).status).toBe(200);
  expect(await save('Ben', '')).toMatchObject({ status: 409, body: { error: 'changed_meanwhile' } });
  expect((await mara.ask('GET', '/texts')).body.contact).toBe('Ann');
  expect((await save('Ann', '')).status).toBe(200);
  expect((await save('Ben', 'Ann')).status).toBe(200);
  expect(await save('', 'Ann')).toMatchObject({ status: 409 });
  expect((await save('', 'Ben')).status).toBe(200);
});

it('A first text that another operator stores at the same moment is not overwritten', async () => {
  const { pool, kind } = server.current.storage;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(`insert into own_text (name, markdown, changed_at) values ('privacy', 'Ann', now())`);
    const saving = mara.ask('PUT', '/texts/privacy', { body: { markdown: 'Ben', replaces: '' } });
    // Embedded storage serves nobody else while a transaction is open.
    const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount ?? 0;
    if (kind === 'server') await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
    await other.query('commit');
    expect(await saving).toMatchObject({ status: 409, body: { error: 'changed_meanwhile' } });
  } finally {
    other.release();
  }
  expect((await mara.ask('GET', '/texts')).body.privacy).toBe('Ann');
  await set('privacy', '');
});

it('The command line sets a text from a file, and removes it without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hundred-text-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'imprint.md');
  await writeFile(file, '# Club\n');
  const admin = (...args: string[]) =>
    runAdmin([setText], ['set-text', ...args], server.current.storage.database, Date.now());
  expect(await admin('imprint', file)).toEqual(['imprint is on the legal pages.']);
  expect((await readShownTexts()).imprint).toEqual([{ kind: 'heading', spans: [{ text: 'Club' }] }]);
  await writeFile(file, 'a'.repeat(longestOwnText + 1));
  await expect(admin('imprint', file)).rejects.toThrow('The text must have at most 20000 characters');
  await expect(admin('footer', file)).rejects.toThrow('Choose one of: imprint, contact, privacy, terms');
  expect(await admin('imprint')).toEqual(['imprint is removed.']);
  expect(await readShownTexts()).toEqual(noTexts);
});

it('An unchanged answer is not sent again', async () => {
  const { headers } = await server.current.app.inject('/api/own-texts');
  const again = await server.current.app.inject({
    url: '/api/own-texts',
    headers: { 'if-none-match': `${headers.etag}` },
  });
  expect(again.statusCode).toBe(304);
});

it.each([
  ['a'.repeat(longestOwnText + 1), `must have at most ${longestOwnText} characters`],
  ['a\u0000b', 'must be plain text'],
  ['*a_'.repeat(600), 'has too many special characters'],
  ['> '.repeat(20), 'has lists that are nested too deeply'],
  [`${'1. '.repeat(20)}one`, 'has lists that are nested too deeply'],
  [7, `must have at most ${longestOwnText} characters`],
])('A text that cannot be used is refused by its field', async (markdown, message) => {
  const { status, body } = await set('terms', markdown);
  expect({ status, body }).toMatchObject({ status: 400, body: { field: 'markdown' } });
  expect(body.message).toContain(message);
});

it('A text with an unknown name is refused by the field of the name', async () => {
  expect(await set('footer', 'x')).toMatchObject({ status: 400, body: { field: 'name' } });
});

it('The texts can be read and set by an operator alone, until they are suspended or revoked', async () => {
  const leo = await DeskCaller.person(server.current, 'leo');
  const admin = (...args: string[]) =>
    runAdmin(
      [grantOperatorCommand, revokeOperatorCommand, suspendSocial],
      args,
      server.current.storage.database,
      Date.now(),
    );
  const statuses = async () => [
    (await leo.ask('GET', '/texts')).status,
    (await leo.ask('PUT', '/texts/terms', { body: { markdown: 'mine' } })).status,
    (await leo.ask('PUT', '/texts/nonsense', { body: 'nonsense' })).status,
  ];
  const before = await readShownTexts();
  expect(await statuses()).toEqual([404, 404, 404]);
  await admin('suspend-social', leo.id, '1');
  await admin('grant-operator', leo.id);
  expect(await statuses()).toEqual([404, 404, 404]);
  await admin('suspend-social', leo.id, '0');
  expect((await leo.ask('GET', '/texts')).status).toBe(200);
  await admin('revoke-operator', leo.id);
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await readShownTexts()).toEqual(before);
});

it('A script in a text stays text', async () => {
  await set(
    'contact',
    '<script>alert(1)</script>\n\n[us](javascript:alert(1)) ![x](https://evil.example/x.png)',
  );
  const { contact } = await readShownTexts();
  expect(contact).toEqual([
    { kind: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] },
    { kind: 'paragraph', spans: [{ text: 'us' }, { text: ' ' }, { text: 'x' }] },
  ]);
});
