import { expect, it } from 'vitest';
import { Challenger } from '../challenge-log/testing/challenger';
import { testApp } from '../testing/test-app';
import { blankName } from './blank-name';
import { closeReport } from './close-report';
import { listAudit } from './list-audit';
import { listReports } from './list-reports';
import { runAdmin } from './run-admin';
import { suspendSocial } from './suspend-social';

const server = testApp();
const at = '2026-06-10T08:00:00.000Z';
const operator = (...args: string[]) =>
  runAdmin(
    [listReports, blankName, suspendSocial, closeReport, listAudit],
    args,
    server.current.storage.database,
    Date.parse(at),
  );

async function onTrial(subject: string) {
  const who = await Challenger.start(server.current, subject, at, 'UTC');
  await who.ask('POST', '/premium/start-trial', at, {});
  return who;
}

it('goes from a report in the community to a suspension as docs/operating.md has it', async () => {
  const rude = await onTrial('rude');
  const ana = await onTrial('ana');
  await rude.ask('PUT', '/auth/profile', at, { displayName: 'Rude', showNameOnLeaderboard: true });
  await rude.ask('PUT', '/community/me', at, { on: true });
  await rude.completeDay(at);
  const seen = async () => (await ana.ask('GET', '/community', at)).body.entries;
  const [entry] = await seen();
  expect(entry).toMatchObject({ name: 'Rude' });
  await ana.ask('POST', `/community/${entry.id}/report`, at, {});

  const [line = ''] = await operator('list-reports');
  const [report = '', , reason, about = '', , words] = line.split('  ');
  expect([reason, about, words]).toEqual(['name', `person ${rude.id}`, '"Rude"']);
  const who = about.replace('person ', '');
  await operator('blank-name', who);
  expect((await seen())[0]).toMatchObject({ id: entry.id, name: null });
  await operator('suspend-social', who, '7');
  expect(await seen()).toEqual([]);
  expect(await rude.ask('GET', '/community', at)).toMatchObject({ status: 403 });
  expect(await rude.get('today', at)).toMatchObject({ status: 200 });
  await operator('close-report', report);
  expect(await operator('list-reports')).toEqual(['No report is open.']);
  const done = (await operator('audit')).map((entry) => entry.split('  ')[1]);
  expect(done).toEqual(['close-report', 'suspend-social', 'blank-name']);
});
