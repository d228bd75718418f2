import { startMailServer } from '@hundred/testkit/services/mail-server';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { Challenger } from '../../../log/testing/challenger';
import { testApp } from '../../../testing/test-app';
import { listAudit } from '../list-audit';
import { runAdmin } from '../run-admin';
import { blankName } from './blank-name';
import { closeReport } from './close-report';
import { listReports } from './list-reports';
import { suspendSocial } from './suspend-social';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());

const logLines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logLines.push(line) });
const server = testApp({ SMTP_URL: mailServer.url, SUPPORT_EMAIL: 'help@hundred.test' }, { log });
const at = '2026-06-10T08:00:00.000Z';
const operator = (...args: string[]) =>
  runAdmin(
    [listReports, blankName, suspendSocial, closeReport, listAudit],
    args,
    server.current.storage.database,
    Date.parse(at),
  );

async function startTrial(subject: string) {
  const who = await Challenger.start(server.current, subject, at, 'UTC');
  await who.ask('POST', '/premium/start-trial', at, {});
  return who;
}

async function countWaitingReports(): Promise<number> {
  const { body } = await server.current.app.inject({ url: '/metrics' });
  return Number(/^reports_waiting (\S+)$/m.exec(body)?.[1]);
}

it('Moderation goes from a report in the community to a suspension as in docs/operating.md', async () => {
  const rude = await startTrial('rude');
  const ana = await startTrial('ana');
  await rude.ask('PUT', '/auth/profile', at, { displayName: 'Rude', showNameOnLeaderboard: true });
  await rude.ask('PUT', '/community/me', at, { on: true });
  await rude.completeDay(at);
  const feedOfAna = async () => (await ana.ask('GET', '/community', at)).body.entries;
  const [entry] = await feedOfAna();
  expect(entry).toMatchObject({ name: 'Rude' });
  for (let time = 0; time < 2; time += 1) await ana.ask('POST', `/community/${entry.id}/report`, at, {});
  // The operator is notified of the first report, without its content or person. The second is a repetition of it.
  const warnings = logLines.filter((line) => line.includes('list-reports'));
  expect(warnings).toHaveLength(1);
  await expect.poll(() => mailServer.received, { timeout: 60_000 }).toHaveLength(1);
  expect(mailServer.received[0]).toMatchObject({
    to: ['help@hundred.test'],
    subject: 'Hundred: a new report',
    text: expect.stringContaining('npm run admin -- list-reports'),
  });
  for (const message of [warnings[0], mailServer.received[0]?.text]) {
    for (const secret of ['Rude', rude.id, ana.id]) expect(message).not.toContain(secret);
  }
  expect(await countWaitingReports()).toBe(1);

  const [line = ''] = await operator('list-reports');
  const [reportId = '', _time, reason, about = '', _group, text] = line.split('  ');
  expect([reason, about, text]).toEqual(['name', `person ${rude.id}`, '"Rude"']);
  const who = about.replace('person ', '');
  await operator('blank-name', who);
  expect((await feedOfAna())[0]).toMatchObject({ id: entry.id, name: null });
  await operator('suspend-social', who, '7');
  expect(await feedOfAna()).toEqual([]);
  expect(await rude.ask('GET', '/community', at)).toMatchObject({ status: 403 });
  expect(await rude.get('today', at)).toMatchObject({ status: 200 });
  await operator('close-report', reportId);
  expect(await operator('list-reports')).toEqual(['No open reports.']);
  expect(await countWaitingReports()).toBe(0);
  const actions = (await operator('audit')).map((auditLine) => auditLine.split('  ')[1]);
  expect(actions).toEqual(['close-report', 'suspend-social', 'blank-name']);
});
