import { randomUUID } from 'node:crypto';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { BenchRequest } from '../api/send-request';

/** A person's token and the noon of their visit. */
export interface Visitor {
  token: string;
  now: string;
  /** The number of facts on their device, without badges: the start and three for each earlier visit. */
  facts: number;
}

const getRequest = (path: string) => ({ method: 'GET' as const, path });

const ranksAroundMe = getRequest('/api/leaderboard/global?timeframe=all&around=me');

/**
 * The requests of a page that has its log, as `e2e/day/visit-requests.spec.ts` checks them: the settings, the person, the
 * facts from the last one on, three completions, and after the first and the last the ranks around the person, which the
 * board shows too.
 */
const requestsOf = (at: string, facts: number): Pick<BenchRequest, 'method' | 'path' | 'body'>[] => {
  const [firstCompletion, ...others] = exerciseIds.map((exercise) => ({
    method: 'POST' as const,
    path: '/api/challenge/complete-exercise',
    body: { exercise, timeSeconds: 300, at, deviceKey: randomUUID() },
  }));
  return [
    getRequest('/api/config'),
    { method: 'POST', path: '/api/auth/verify' },
    getRequest(`/api/challenge/log?after=${facts - 1}`),
    ...(firstCompletion ? [firstCompletion] : []),
    ranksAroundMe,
    ...others,
    ranksAroundMe,
  ];
};

/** The requests of a visit, in the name of the visitor. */
export const callsOf = ({ token, now, facts }: Visitor): Omit<BenchRequest, 'port'>[] =>
  requestsOf(now, facts).map((request) => ({
    ...request,
    headers: { authorization: `Bearer ${token}`, 'x-test-now': now },
  }));
