import { randomUUID } from 'node:crypto';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { BenchRequest } from '../api/load';

/** A person's token and the noon of their visit. */
export interface Visitor {
  token: string;
  now: string;
  /** The number of facts on their device, without badges: the start and three for each earlier visit. */
  facts: number;
}

const read = (path: string) => ({ method: 'GET' as const, path });

/** What a page with its log asks: the facts from the last one on, three completions, then the board and where the person stands on it. */
const calls = (at: string, facts: number): Pick<BenchRequest, 'method' | 'path' | 'body'>[] => [
  { method: 'POST', path: '/api/auth/verify' },
  read(`/api/challenge/log?after=${facts - 1}`),
  ...exerciseIds.map((exercise) => ({
    method: 'POST' as const,
    path: '/api/challenge/complete-exercise',
    body: { exercise, timeSeconds: 300, at, deviceKey: randomUUID() },
  })),
  read('/api/leaderboard/global'),
];

export const callsOf = ({ token, now, facts }: Visitor): Omit<BenchRequest, 'port'>[] =>
  calls(now, facts).map((call) => ({
    ...call,
    headers: { authorization: `Bearer ${token}`, 'x-test-now': now },
  }));
