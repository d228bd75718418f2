import { randomUUID } from 'node:crypto';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { Asking } from '../api/load';

/** Somebody's token and the noon they come at. */
export interface Visitor {
  token: string;
  now: string;
}

const read = (path: string) => ({ method: 'GET' as const, path });
const dashboard = ['/api/challenge/today', '/api/challenge/stats', '/api/challenge/progress-history'];

/** What a page asks: it opens, three exercises are completed, everything is read again, then the board. */
const calls = (at: string): Pick<Asking, 'method' | 'path' | 'body'>[] => [
  { method: 'POST', path: '/api/auth/verify' },
  read('/api/premium/status'),
  ...dashboard.map(read),
  ...exerciseIds.map((exercise) => ({
    method: 'POST' as const,
    path: '/api/challenge/complete-exercise',
    body: { exercise, timeSeconds: 300, at, deviceKey: randomUUID() },
  })),
  ...dashboard.map(read),
  read('/api/leaderboard/global'),
];

export const callsOf = ({ token, now }: Visitor): Omit<Asking, 'port'>[] =>
  calls(now).map((call) => ({ ...call, headers: { authorization: `Bearer ${token}`, 'x-test-now': now } }));
