import { fold } from '@hundred/domain/challenge/fold/fold';
import { callsOfOwnLog, logOfNewerVersion, unknownNames } from '@hundred/testkit/logs/log-of-newer-version';
import { expect, it } from 'vitest';
import { stubPerson } from '../platform/stub-session';
import { answerOfLog } from '../testing/answer-of-log';
import { localStateOf } from './local-state';

const { facts, now } = logOfNewerVersion();
const local = localStateOf({ facts, snapshot: fold(facts) }, stubPerson, now);

it.each(callsOfOwnLog)('A log of a newer version is answered on the device: %s', (path) => {
  const answer = answerOfLog(path, local);
  expect(answer).toBeDefined();
  for (const name of Object.values(unknownNames)) expect(JSON.stringify(answer)).not.toContain(name);
});
