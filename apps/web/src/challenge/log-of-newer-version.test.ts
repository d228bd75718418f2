import { fold } from '@hundred/domain/challenge/fold/fold';
import { logOfNewerVersion, newerNames } from '@hundred/testkit/logs/log-of-newer-version';
import { expect, it } from 'vitest';
import { stubPerson } from '../platform/stub-session';
import { answerOfLog } from '../testing/answer-of-log';
import { localStateOf } from './local-state';

const { facts, now } = logOfNewerVersion();
const local = localStateOf({ facts, snapshot: fold(facts) }, stubPerson, now);

it.each([
  '/challenge/today',
  '/challenge/stats',
  '/challenge/badges',
  '/challenge/progress-history',
  '/challenge/calendar/2026/1',
  '/challenge/century-club/options',
  '/premium/status',
])('A log of a newer version is answered on the device: %s', (path) => {
  const answer = answerOfLog(path, local);
  expect(answer).toBeDefined();
  for (const name of Object.values(newerNames)) expect(JSON.stringify(answer)).not.toContain(name);
});
