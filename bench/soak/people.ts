import { setTimeout as wait } from 'node:timers/promises';
import { exerciseIds } from '@hundred/domain/days/exercises';
import type { BenchAccount } from '../api/bench-account';
import type { Witness } from './witness';

const paceMs = 1000;
const isOk = (status: number) => status === 200;
const reads = ['/challenge/today', '/challenge/stats', '/challenge/progress-history', '/leaderboard/global'];

/**
 * Completes exercises with more reps each time, each with its own key, and reads like a page in between. An
 * unacknowledged command is sent again with the same key, like on a phone. Returns the acknowledged keys.
 */
export async function train(account: BenchAccount, signal: AbortSignal, witness: Witness): Promise<string[]> {
  const acknowledgedKeys: string[] = [];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const deviceKey = `turn-${turn}`;
    const completion = { exercise: exerciseIds[turn % 3], actualReps: 10 + Math.floor(turn / 3), deviceKey };
    const complete = () => account.ask('POST', '/challenge/complete-exercise', completion);
    while (!signal.aborted && (await witness.ask(complete, isOk))?.status !== 200) await wait(paceMs);
    if (!signal.aborted) acknowledgedKeys.push(deviceKey);
    for (const path of reads) {
      await wait(paceMs);
      if (!signal.aborted) await witness.ask(() => account.ask('GET', path), isOk);
    }
  }
  return acknowledgedKeys;
}

/** The number of these completions that are missing in the log, and the number that it contains twice. */
export async function missingAndDoubled(account: BenchAccount, acknowledged: readonly string[]) {
  const { status, body } = await account.ask('GET', '/challenge/log?after=0');
  if (status !== 200) throw new Error(`the log cannot be read: ${status} ${body}`);
  const { facts } = JSON.parse(body) as { facts: { deviceKey?: string }[] };
  const storedKeys = facts.flatMap(({ deviceKey }) => deviceKey ?? []);
  return {
    missing: acknowledged.filter((key) => !storedKeys.includes(key)).length,
    doubled: storedKeys.length - new Set(storedKeys).size,
  };
}
