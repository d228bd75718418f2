import { beforeAll, expect, it } from 'vitest';
import { type Companion, companion, inviteAndJoin } from '../../../features/together/testing/companion';
import { testApp } from '../../../testing/test-app';
import { listAudit } from '../list-audit';
import { runAdmin } from '../run-admin';
import { blankGroup } from './blank-group';
import { blankName } from './blank-name';
import { closeReport } from './close-report';
import { listReports } from './list-reports';
import { suspendSocial } from './suspend-social';

const server = testApp();
const at = '2037-06-10T10:00:00.000Z';
const later = '2037-06-12T10:00:00.000Z';
const commands = [listReports, closeReport, blankName, blankGroup, suspendSocial, listAudit];
const admin = (...args: string[]) =>
  runAdmin(commands, args, server.current.storage.database, Date.parse(at));

let owner: Companion;
let others: Companion[];
let group: string;
const readTeam = async (who: Companion) => (await who.get(`/teams/${group}`, at)).body;
const memberCalled = async (who: Companion, name: string) =>
  (await readTeam(who)).members.find((member: { name: string }) => member.name === name).id;
const report = (who: Companion, reason: string, member?: string) =>
  who.ask('POST', '/reports', at, { in: 'team', group, reason, ...(member ? { member } : {}) });

beforeAll(async () => {
  owner = await companion(server.current, 'Rude', at, { isPremium: true });
  others = [];
  for (const name of ['Ana', 'Bo', 'Cy']) others.push(await companion(server.current, name, at));
  group = (await owner.ask('POST', '/teams', at, { name: 'Rude words' })).body.id;
  await inviteAndJoin(owner, `/teams/${group}`, others, at);
});

it('A name that three people report is hidden until an operator has looked, who then removes it for good', async () => {
  expect(await admin('list-reports')).toEqual(['No open reports.']);
  const rude = await memberCalled(others[0]!, 'Rude');
  for (const who of others) {
    expect((await report(who, 'group name')).status).toBe(200);
    expect((await report(who, 'name', rude)).status).toBe(200);
  }
  expect(await readTeam(others[0]!)).toMatchObject({ name: null });
  expect((await readTeam(owner)).members.find((member: { isMe: boolean }) => member.isMe).name).toBeNull();
  expect((await others[0]!.get('/together', at)).body.teams).toMatchObject([{ name: null, members: 4 }]);
  const reports = await admin('list-reports');
  expect(reports).toHaveLength(6);
  expect(reports[0]).toContain(`group name  person ${owner.id}  team ${group}  "Rude words"`);

  await admin('blank-group', group);
  await admin('blank-name', owner.id);
  for (const line of reports) await admin('close-report', line.split('  ')[0]!);
  expect(await admin('list-reports')).toEqual(['No open reports.']);
  expect(await readTeam(others[0]!)).toMatchObject({ name: null });
  await owner.ask('PUT', `/teams/${group}`, at, { name: 'Kind words' });
  expect(await readTeam(others[0]!)).toMatchObject({ name: 'Kind words' });
  await expect(admin('blank-group', 'x')).rejects.toThrow('There is no group with this id');
  await expect(admin('close-report', reports[0]!.split('  ')[0]!)).rejects.toThrow('no open report');
  const audit = (await admin('audit')).map((line) => line.split('  ')[1]);
  expect(audit.filter((command) => command === 'close-report')).toHaveLength(6);
  expect(audit).toContain('blank-group');
});

it('A report names a member of a group that the reporter belongs to', async () => {
  const otto = await companion(server.current, 'Otto', at);
  const member = await memberCalled(others[0]!, 'Bo');
  expect((await report(otto, 'name', member)).status).toBe(404);
  expect((await report(otto, 'group name')).status).toBe(404);
  expect((await report(others[0]!, 'behaviour')).body.field).toBe('member');
  const own = await memberCalled(others[0]!, 'Ana');
  expect((await report(others[0]!, 'name', own)).status).toBe(404);
  expect((await otto.ask('POST', '/blocks', at, { in: 'team', group, member })).status).toBe(404);
});

it('A suspended person takes no part in groups, and trains as before', async () => {
  const ana = others[0]!;
  await expect(admin('suspend-social', ana.id, 'soon')).rejects.toThrow('Give a number of days');
  expect((await admin('suspend-social', ana.id, '2'))[0]).toContain('until 2037-06-12 10:00 UTC');
  const bo = await memberCalled(ana, 'Bo');
  const refused = [
    await ana.ask('POST', `/teams/${group}/nudge/${bo}`, at),
    // No invitation has this code.
    await ana.ask('POST', '/join/0000000000', at),
  ];
  expect(refused.map(({ body }) => body.error)).toEqual(['social_suspended', 'not_found']);
  expect((await ana.get('/together', at)).body.suspendedUntil).toBe('2037-06-12T10:00:00.000Z');
  expect((await readTeam(ana)).members.every(({ mayNudge }: { mayNudge: boolean }) => !mayNudge)).toBe(true);
  await ana.ask('POST', '/premium/start-trial', at);
  for (const [url, payload] of [
    ['/teams', { name: 'Another' }],
    ['/group-challenges', { name: 'Another', goal: 'days', from: '2037-06-10', to: '2037-06-20' }],
    ['/rooms', undefined],
  ] as const) {
    expect([url, (await ana.ask('POST', url, at, payload)).body.error]).toEqual([url, 'social_suspended']);
  }
  expect((await ana.challenger.completeDay(at)).status).toBe(200);
  expect((await ana.ask('POST', `/teams/${group}/nudge/${bo}`, later)).status).toBe(200);
  await admin('suspend-social', ana.id, '0');
  expect((await ana.ask('POST', '/rooms', at)).status).toBe(200);
});

it('A suspended owner removes nobody and ends nothing, and may leave', async () => {
  const bad = await companion(server.current, 'Bad', at, { isPremium: true });
  const bo = others[1]!;
  await bo.ask('POST', '/premium/start-trial', at);
  const dates = { from: '2037-06-10', to: '2037-06-20' };
  for (const [url, payload] of [
    ['/teams', { name: 'Mine' }],
    ['/group-challenges', { name: 'Mine', goal: 'days', ...dates }],
  ] as const) {
    const owned = `${url}/${(await bad.ask('POST', url, at, payload)).body.id}`;
    await inviteAndJoin(bad, owned, [bo], at);
    const { members } = (await bad.get(owned, at)).body;
    const memberOf = (name: string) => members.find((one: { name: string }) => one.name === name).id;
    await admin('suspend-social', bad.id, '2');
    const refused = [
      await bad.ask('PUT', owned, at, { name: 'Still mine' }),
      await bad.ask('DELETE', `${owned}/members/${memberOf('Bo')}`, at),
      await bad.ask('DELETE', owned, at),
    ];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      Array(3).fill([403, 'social_suspended']),
    );
    expect((await bo.get(owned, at)).body).toMatchObject({ name: 'Mine', members: [{}, {}] });
    expect((await bad.ask('DELETE', `${owned}/members/${memberOf('Bad')}`, at)).status).toBe(200);
    await admin('suspend-social', bad.id, '0');
  }
});
