import { beforeAll, describe, expect, it } from 'vitest';
import { endClubTeam, renameClubTeam } from '../../../cli/admin/club';
import { runAdmin } from '../../../cli/admin/run-admin';
import { addOperator, removeOperator } from '../../../identity/operators';
import { DeskCaller } from '../../../operating/testing/desk-caller';
import { testApp } from '../../../testing/test-app';
import { type Companion, companion, inviteAndJoin } from '../testing/companion';

const server = testApp();
const at = '2038-03-01T10:00:00.000Z';

let ana: Companion;
let bo: Companion;
let club: string;
const asOperator = (one: Companion) =>
  server.current.storage.database.transaction((transaction) =>
    addOperator(transaction, one.id, { grantedBy: null, now: Date.parse(at) }),
  );
const auditOf = async (one: Companion) => (await one.get('/desk/audit', at)).body.entries;

beforeAll(async () => {
  ana = await companion(server.current, 'Ana', at, { isPremium: true });
  bo = await companion(server.current, 'Bo', at);
  await asOperator(ana);
  const started = await ana.ask('POST', '/desk/club', at, { name: 'Turnverein' });
  club = started.body.id;
  await inviteAndJoin(ana, `/teams/${club}`, [bo], at);
});

describe('The club team', () => {
  it('is in the audit when its owner renames it, once for each new name', async () => {
    for (const name of ['Sportverein', 'Sportverein']) {
      expect((await ana.ask('PUT', `/teams/${club}`, at, { name })).status).toBe(200);
    }
    expect(await auditOf(ana)).toMatchObject([
      { action: 'rename-club-team', operator: 'Ana', note: 'Sportverein' },
      { action: 'make-club-team', operator: 'Ana', note: 'Turnverein' },
    ]);
  });

  it('has a name that its members can report while it has no owner', async () => {
    const { members } = (await ana.get(`/teams/${club}`, at)).body;
    const ownMember = members.find(({ isMe }: { isMe: boolean }) => isMe);
    await ana.ask('DELETE', `/teams/${club}/members/${ownMember.id}`, at);
    expect((await ana.get('/desk/club', at)).body.club).toMatchObject({ owner: null });
    const report = { in: 'team', group: club, reason: 'group name' };
    expect((await bo.ask('POST', '/reports', at, report)).status).toBe(200);
    const { reports } = (await ana.get('/desk/reports', at)).body;
    expect(reports).toMatchObject([
      {
        reason: 'group name',
        words: 'Sportverein',
        isInUse: true,
        reporter: { name: 'Bo' },
        reported: { name: 'Ana' },
        group: { kind: 'team', name: 'Sportverein' },
      },
    ]);
    const blank = await ana.ask('POST', `/desk/reports/${reports[0].id}/blank-name`, at);
    expect(blank.status).toBe(200);
    expect((await ana.get('/desk/club', at)).body.club).toMatchObject({ name: null });
  });

  it('is in the audit when its owner ends it', async () => {
    await asOperator(bo);
    // A sign-in of 16 minutes ago is too old for what cannot be undone.
    const stale = await server.current.app.inject({
      method: 'DELETE',
      url: `/api/teams/${club}`,
      headers: await (await DeskCaller.person(server.current, 'bo')).headers(at, 16),
    });
    expect([stale.statusCode, stale.json().error]).toEqual([403, 'sign_in_again']);
    expect((await bo.ask('DELETE', `/teams/${club}`, at)).status).toBe(200);
    expect((await auditOf(bo))[0]).toMatchObject({ action: 'end-club-team', operator: 'Bo', note: null });
  });
});

describe('The club team that its last member leaves', () => {
  it('is in the audit with that member', async () => {
    const started = await bo.ask('POST', '/desk/club', at, { name: 'Turnverein' });
    const group = `/teams/${started.body.id}`;
    const [ownMember] = (await bo.get(group, at)).body.members;
    expect((await bo.ask('DELETE', `${group}/members/${ownMember.id}`, at)).status).toBe(200);
    expect((await bo.get('/desk/club', at)).body.club).toBeNull();
    expect((await auditOf(bo))[0]).toMatchObject({ action: 'club-team-emptied', person: { name: 'Bo' } });
  });

  it('is in the audit without a name if their account is deleted', async () => {
    const cy = await companion(server.current, 'Cy', at);
    await asOperator(cy);
    expect((await cy.ask('POST', '/desk/club', at, { name: 'Turnverein' })).status).toBe(200);
    await server.current.storage.database.transaction((transaction) => removeOperator(transaction, cy.id));
    expect((await bo.ask('DELETE', `/desk/people/${cy.id}`, at, { confirm: 'Cy' })).status).toBe(200);
    expect((await auditOf(bo)).slice(0, 2)).toMatchObject([
      { action: 'delete-person', operator: 'Bo', person: null },
      { action: 'club-team-emptied', operator: null, person: null },
    ]);
  });

  it('leaves no entry if it was another team', async () => {
    const started = await ana.ask('POST', '/teams', at, { name: 'Oak' });
    const group = `/teams/${started.body.id}`;
    const [ownMember] = (await ana.get(group, at)).body.members;
    const before = await auditOf(bo);
    expect((await ana.ask('DELETE', `${group}/members/${ownMember.id}`, at)).status).toBe(200);
    expect(await auditOf(bo)).toEqual(before);
  });
});

describe('The club team, by the command line', () => {
  const admin = (...args: string[]) =>
    runAdmin([renameClubTeam, endClubTeam], args, server.current.storage.database, Date.parse(at));

  it('is renamed and ended without an owner, and both are in the audit', async () => {
    const started = await bo.ask('POST', '/desk/club', at, { name: 'Turnverein' });
    const group = `/teams/${started.body.id}`;
    await inviteAndJoin(bo, group, [ana], at);
    const [ownMember] = (await bo.get(group, at)).body.members.filter(({ isMe }: { isMe: boolean }) => isMe);
    await bo.ask('DELETE', `${group}/members/${ownMember.id}`, at);
    const { database } = server.current.storage;
    await database.transaction((transaction) => removeOperator(transaction, ana.id));
    expect((await bo.get('/desk/club', at)).body.club).toMatchObject({ owner: null, members: 1 });
    await expect(admin('rename-club-team', ' ')).rejects.toThrow('The name');
    for (const name of ['Sportverein', 'Sportverein']) {
      expect(await admin('rename-club-team', name)).toEqual(['The club team is now called Sportverein.']);
    }
    expect((await ana.get(group, at)).body.name).toBe('Sportverein');
    expect(await admin('end-club-team')).toEqual(['The club team has ended.']);
    expect((await ana.get(group, at)).status).toBe(404);
    await expect(admin('end-club-team')).rejects.toThrow('There is no club team.');
    expect((await auditOf(bo)).slice(0, 3)).toMatchObject([
      { action: 'end-club-team', byCommandLine: true },
      { action: 'rename-club-team', byCommandLine: true, note: 'Sportverein' },
      { action: 'make-club-team', operator: 'Bo' },
    ]);
  });
});
