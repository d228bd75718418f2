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

const around = read('/api/leaderboard/global?timeframe=all&around=me');

/**
 * What a page with its log requests, as `e2e/day/visit-requests.spec.ts` has it: the settings, the person, the facts from the
 * last one on, three completions, and the ranks around the person after the first and the last, which the board shows too.
 */
const calls = (at: string, facts: number): Pick<BenchRequest, 'method' | 'path' | 'body'>[] => {
  const [first, ...others] = exerciseIds.map((exercise) => ({
    method: 'POST' as const,
    path: '/api/challenge/complete-exercise',
    body: { exercise, timeSeconds: 300, at, deviceKey: randomUUID() },
  }));
  return [
    read('/api/config'),
    { method: 'POST', path: '/api/auth/verify' },
    read(`/api/challenge/log?after=${facts - 1}`),
    ...(first ? [first] : []),
    around,
    ...others,
    around,
  ];
};

export const callsOf = ({ token, now, facts }: Visitor): Omit<BenchRequest, 'port'>[] =>
  calls(now, facts).map((call) => ({
    ...call,
    headers: { authorization: `Bearer ${token}`, 'x-test-now': now },
  }));
