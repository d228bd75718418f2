import { fold } from '@hundred/domain/runs/fold';
import { logOfNewerVersion, newer } from '@hundred/testkit/log-of-newer-version';
import { expect, it } from 'vitest';
import { deriveAnswer } from './derive-answers';
import type { Known } from './known';

const { facts, now } = logOfNewerVersion();
const profile = { displayName: 'Ana', ageGroup: null, showNameOnLeaderboard: false } as Known['profile'];
const known: Known = { facts, snapshot: fold(facts), now, profile };

it.each([
  '/challenge/today',
  '/challenge/stats',
  '/challenge/badges',
  '/challenge/progress-history',
  '/challenge/calendar/2026/1',
  '/challenge/century-club/options',
  '/premium/status',
])('A log of a newer version is answered without a connection: %s', (path) => {
  const answer = deriveAnswer(path, known);
  expect(answer).not.toBeNull();
  for (const name of Object.values(newer)) expect(JSON.stringify(answer)).not.toContain(name);
});
