import { addDays } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { LocalIssuer } from '@hundred/testkit/services/local-issuer';
import type { ServerProcess } from '@hundred/testkit/services/server-process';
import type { Config } from '../../apps/server/src/config/config';
import { openStorage } from '../../apps/server/src/db/storage';
import { makeLogger } from '../../apps/server/src/logging/logger';
import { sendRequest } from '../api/send-request';
import { seedPeople } from '../leaderboard/seed';
import { percentile99 } from '../measurement';
import { type Cpu, cpuSoFar } from './cpu';
import { joinWithoutTimeLimit } from './patient-storage';
import { seedLogs } from './seed-logs';
import { callsOf, type Visitor } from './visit';

/** The number of seeded people who have a log, and can visit. */
export const peopleWithLogs = 10_000;
const firstDate = '2026-06-01';
/** At most this many people visit, in turn. */
const mostVisitors = 1000;
const crowdMs = 5000;

/** What the visits of so many people at once took. */
export interface CrowdVisits {
  crowd: number;
  peoplePerMinute: number;
  /** Of single answers, in milliseconds. */
  p99: number;
  /** For each visit. */
  cpu: Cpu;
}

/** Seeds an empty storage; returns how long it took, and the bytes that each person takes. */
export async function seed(people: number, setting: Config['storage'], issuer: string) {
  console.log(`seeding ${people} people`);
  const startedAt = performance.now();
  const storage = await openStorage(setting, Date.now(), makeLogger('warn'));
  await storage.ready;
  const patient = joinWithoutTimeLimit(storage);
  await seedPeople(patient, people, issuer);
  const { rows } = await patient.pool.query<{ bytes: number }>(
    'select (pg_database_size(current_database()) / $1)::int as bytes',
    [people],
  );
  await seedLogs(patient, Math.min(people, peopleWithLogs), firstDate);
  await patient.close();
  await storage.close();
  return { seconds: Math.round((performance.now() - startedAt) / 1000), bytes: rows[0]?.bytes ?? 0 };
}

/** Returns the next visitor in turn; a person who comes again does so on the next date. */
export async function visitorsOf(people: number, issuer: LocalIssuer): Promise<() => Visitor> {
  const count = Math.min(people, mostVisitors);
  const tokens: string[] = [];
  for (let number = 1; number <= count; number += 1) tokens.push(await issuer.mint(`person-${number}`));
  let turn = 0;
  return () => {
    const earlierVisits = Math.floor(turn / count);
    const date = addDays(firstDate, earlierVisits);
    const token = tokens[turn % count]!;
    turn += 1;
    return { token, now: `${date}T12:00:00.000Z`, facts: 1 + earlierVisits * exerciseIds.length };
  };
}

/** Lets so many people visit at once for some seconds, one visitor after the other for each. */
export async function visitWith(
  servers: readonly ServerProcess[],
  crowd: number,
  next: () => Visitor,
): Promise<CrowdVisits> {
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
