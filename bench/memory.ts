import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { type BenchAccount, closeAll, expect200, openAccount, publicUrl } from './api/bench-account';
import { type Measurement, median } from './measurement';

/** Nearly an hour, because a token lasts an hour. Set MINUTES=3 for a quick run. */
const minutes = Number(process.env.MINUTES ?? 58);
const people = 50;
const visitEveryMs = 60_000;
const goalMegabytes = 250;
/** The settings of the allocator and the options of Node, as `npm start` sets them. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };
const nodeOptions: readonly string[] = [];

function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Opens the page, completes an exercise while one is left, and looks at the board. */
async function visit(account: BenchAccount, turn: number): Promise<void> {
  await expect200(account.ask('POST', '/auth/verify'));
  await expect200(account.ask('GET', '/challenge/log?after=0'));
  const exercise = exerciseIds[turn];
  if (exercise) await expect200(account.ask('POST', '/challenge/complete-exercise', { exercise }));
  await expect200(account.ask('GET', '/leaderboard/global'));
}

/** Measures the memory of a server on embedded storage that a club of fifty uses for an hour. */
export async function run(): Promise<Measurement[]> {
  const data = temporaryDataDir();
  const settings = { DATA_DIR: data.path, PUBLIC_URL: publicUrl, TRUST_PROXY: 'true' };
  const server = await startServer({ ...settings, ...allocator }, nodeOptions);
  const port = Number(new URL(server.url).port);
  try {
    const accounts: BenchAccount[] = [];
    for (let number = 1; number <= people; number += 1) {
      const account = await openAccount(port, `member-${number}`, `192.0.2.${number}`);
      await expect200(account.ask('POST', '/challenge/start', { timezone: 'Europe/Berlin' }));
      accounts.push(account);
    }
    const afterSignUps = megabytesOf(server.pid);
    const end = performance.now() + minutes * 60_000;
    const samples: number[] = [];
    for (let turn = 0; performance.now() < end; turn += 1) {
      for (const account of accounts) {
        await visit(account, turn);
        await wait(visitEveryMs / people);
      }
      samples.push(megabytesOf(server.pid));
    }
    const last = median(samples.slice(-10));
    return [
      {
        measure: `embedded: memory after ${minutes} minutes with ${people} people`,
        figure: `${last} MB (${afterSignUps} after the sign-ups, at most ${Math.max(...samples)})`,
        goal: `under ${goalMegabytes} MB`,
        isMet: last < goalMegabytes,
      },
    ];
  } finally {
    closeAll();
    await server.stop();
    data.remove();
  }
}
