import { randomUUID } from 'node:crypto';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { Asking } from '../api/load';

/** Somebody's token and the noon they come at. */
export interface Visitor {
  token: string;
  now: string;
  /** How many facts their device has, but for badges: the start and three of each visit before. */
  facts: number;
}

const read = (path: string) => ({ method: 'GET' as const, path });

/** What a page with its log asks: the facts from the last one on, three completions, then the board and where the person stands on it. */
const calls = (at: string, facts: number): Pick<Asking, 'method' | 'path' | 'body'>[] => [
  { method: 'POST', path: '/api/auth/verify' },
  read(`/api/challenge/log?after=${facts - 1}`),
  ...exerciseIds.map((exercise) => ({
    method: 'POST' as const,
    path: '/api/challenge/complete-exercise',
    body: { exercise, timeSeconds: 300, at, deviceKey: randomUUID() },
  })),
  read('/api/leaderboard/global'),
];

export const callsOf = ({ token, now, facts }: Visitor): Omit<Asking, 'port'>[] =>
  calls(now, facts).map((call) => ({
    ...call,
    headers: { authorization: `Bearer ${token}`, 'x-test-now': now },
  }));
