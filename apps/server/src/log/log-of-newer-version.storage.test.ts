import { callsOfOwnLog, logOfNewerVersion, unknownNames } from '@hundred/testkit/logs/log-of-newer-version';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import { checkFolds } from './checks/check-folds';
import { Challenger } from './testing/challenger';

const server = testApp();
const { facts, now } = logOfNewerVersion();
const at = new Date(now).toISOString();

it.each([...callsOfOwnLog, '/leaderboard/global', '/together'])(
  'A log of a newer version can be read: GET %s',
  async (path) => {
    const ana = await Challenger.withLog(server.current, `newer ${path}`, facts);
    const { status, body } = await ana.ask('GET', path, at);
    expect([status, body.error]).toEqual([200, undefined]);
  },
);

it('A log of a newer version is sent and exported fact by fact, and can be appended to', async () => {
  const bo = await Challenger.withLog(server.current, 'newer log', facts);
  const sent = await bo.ask('GET', '/challenge/log?after=0', at);
  expect(sent.status).toBe(200);
  expect(sent.body.facts).toEqual(facts);
  const added = await bo.complete('situps', at);
  expect(added.status).toBe(200);
  const file = await bo.ask('GET', '/account/export', at);
  expect(file.body.facts.slice(0, facts.length)).toEqual(facts);
  expect(file.body.badges.map(({ id }: { id: string }) => id)).toContain(unknownNames.badge);
  expect((await checkFolds(server.current.storage.database)).differing).toEqual([]);
});
