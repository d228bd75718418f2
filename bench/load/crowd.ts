import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { LocalIssuer } from '@hundred/testkit/services/local-issuer';
import type { ServerProcess } from '@hundred/testkit/services/server-process';
import type { Config } from '../../apps/server/src/config/config';
import { openStorage } from '../../apps/server/src/db/storage';
import { makeLogger } from '../../apps/server/src/logging/logger';
import { sendRequest } from '../api/load';
import { seedPeople } from '../leaderboard/seed';
import { percentile99 } from '../measurement';
import { type Cpu, cpuSoFar } from './cpu';
import { joinPatiently } from './patient';
import { seedLogs } from './seed-logs';
import { callsOf, type Visitor } from './visit';

export const withLogs = 10_000;
const firstDate = '2026-06-01';
const tokens = 1000;
const crowdMs = 5000;

export interface CrowdStorage {
  crowd: number;
  peoplePerMinute: number;
  p99: number;
  cpu: Cpu;
}

export async function seed(people: number, setting: Config['storage'], issuer: string) {
  console.log(`seeding ${people} people`);
  const startedAt = performance.now();
  const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
  await storage.ready;
  const patient = joinPatiently(storage);
  await seedPeople(patient, people, issuer);
  const { rows } = await patient.pool.query<{ bytes: number }>(
    'select (pg_database_size(current_database()) / $1)::int as bytes',
    [people],
  );
  await seedLogs(patient, Math.min(people, withLogs), firstDate);
  await patient.close();
  await storage.close();
  return { seconds: Math.round((performance.now() - startedAt) / 1000), bytes: rows[0]?.bytes ?? 0 };
}

/** Returns the next visitor in turn; a person who comes again does so on the next date. */
export async function visitorsOf(living: number, issuer: LocalIssuer): Promise<() => Visitor> {
  const count = Math.min(living, tokens);
  const minted: string[] = [];
  for (let number = 1; number <= count; number += 1) minted.push(await issuer.mint(`person-${number}`));
  let turn = 0;
  return () => {
    const earlier = Math.floor(turn / count);
    const date = addDays(firstDate, earlier);
    const token = minted[turn % count]!;
    turn += 1;
    return { token, now: `${date}T12:00:00.000Z`, facts: 1 + earlier * exerciseIds.length };
  };
}

export async function visitWith(
  servers: readonly ServerProcess[],
  crowd: number,
  next: () => Visitor,
): Promise<CrowdStorage> {
  const pids = servers.map(({ pid }) => pid);
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const before = cpuSoFar(pids);
  const startedAt = performance.now();
  const times: number[] = [];
  let visits = 0;
  await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const port = ports[index % ports.length]!;
      while (performance.now() - startedAt < crowdMs) {
        for (const call of callsOf(next())) {
          const sentAt = performance.now();
          await sendRequest({ port, ...call });
          times.push(performance.now() - sentAt);
        }
        visits += 1;
      }
    }),
  );
  const minutes = (performance.now() - startedAt) / 60_000;
  const after = cpuSoFar(pids);
  return {
    crowd,
    peoplePerMinute: visits / minutes,
    p99: percentile99(times),
    cpu: {
      servers: (after.servers - before.servers) / visits,
      database: (after.database - before.database) / visits,
    },
  };
}
