import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type BenchAccount, closeAll, expect200, openAccount } from './api/bench-account';
import { anonymousCall, atRate, hostileCall } from './hostile/floods';
import { fileOf, longestLog } from './hostile/longest-log';
import { type Measurement, median } from './measurement';
import { missingAndDoubled, train } from './soak/people';
import { readNothing, sendSlowly } from './soak/slow-clients';
import { onEmbedded, onPostgres, type SoakTarget } from './soak/targets';
import { makeWitness, type Witness } from './soak/witness';

/** An hour; set MINUTES=6 for a quick run. */
const minutes = Number(process.env.MINUTES ?? 60);
/** Each round has its own people, because a token lasts an hour. */
const rounds = 3;
const roundMs = (minutes * 60_000) / rounds;
/** The index of the round with which the memory of the last one is compared: from the second on caches are filled. */
const comparedRound = 1;
const people = 4;
const slowSenders = 10;
/** Requests of the hostile account, of the flooding address, and of the client that reads no answers. */
const hostilePerMinute = 12;
const anonymousPerMinute = 60;
const unreadPerMinute = 6;
const kilobytesPerMegabyte = 1024;

/**
 * Runs people who train, a hostile client, slow clients and a flooding address, while servers are killed and storage
 * fails.
 */
export async function run(): Promise<Measurement[]> {
  let round = 0;
  const targets = [await onPostgres(), await onEmbedded(() => round >= comparedRound)];
  const records = targets.map(emptyRecord);
  try {
    for (; round < rounds; round += 1) {
      await Promise.all(records.map((record) => liveRound(round, record)));
      for (const { target, witness, residentKilobytes } of records) {
        const megabytes = residentKilobytes.map((samples) =>
          Math.round(median(samples) / kilobytesPerMegabyte),
        );
        const summary = JSON.stringify({ ...witness, residents: megabytes });
        console.log(`round ${round + 1}, ${target.name}:`, summary);
      }
    }
  } finally {
    closeAll();
    for (const target of targets) await target.dispose();
  }
  return records.flatMap(measurementsOf);
}

/** What happened to a target in all rounds so far. */
interface TargetRecord {
  target: SoakTarget;
  witness: Witness;
  /** Completions that were acknowledged and, of those, missing or doubled in the log. */
  acknowledged: number;
  missing: number;
  doubled: number;
  faults: number;
  /** Samples of the memory of the surviving server, by round. */
  residentKilobytes: number[][];
}

const emptyRecord = (target: SoakTarget): TargetRecord => ({
  target,
  witness: makeWitness(),
  acknowledged: 0,
  missing: 0,
  doubled: 0,
  faults: 0,
  residentKilobytes: [],
});

/** Lets people train on a target while it is attacked and its faults happen one after the other. */
async function liveRound(round: number, record: TargetRecord): Promise<void> {
  const { target, witness } = record;
  const trainers = await openTrainers(target, round);
  const end = new AbortController();
  const { signal } = end;
  const disturbances = [...(await attackTarget(record, round, signal)), watchMemory(record, signal)];
  const training = Promise.all(trainers.map((account) => train(account, signal, witness)));
  for (const fault of target.faults) {
    await wait(roundMs / (target.faults.length + 1));
    await witness.during(fault);
    record.faults += 1;
  }
  await wait(roundMs / (target.faults.length + 1));
  end.abort();
  await Promise.all(disturbances);
  for (const [index, keys] of (await training).entries()) {
    const { missing, doubled } = await missingAndDoubled(trainers[index]!, keys);
    record.acknowledged += keys.length;
    record.missing += missing;
    record.doubled += doubled;
  }
}

async function openTrainers({ port }: SoakTarget, round: number): Promise<BenchAccount[]> {
  const trainers: BenchAccount[] = [];
  for (let number = 1; number <= people; number += 1) {
    const account = await openAccount(port, `trainer-${round}-${number}`, `192.0.2.${number}`);
    await expect200(account.ask('POST', '/challenge/start', { timezone: 'UTC' }));
    trainers.push(account);
  }
  return trainers;
}

/** Begins a hostile account, a flooding address and slow clients, which go on until the signal aborts. */
async function attackTarget(
  { target: { port }, witness }: TargetRecord,
  round: number,
  signal: AbortSignal,
): Promise<Promise<void>[]> {
  const today = new Date().toISOString().slice(0, 10);
  const hostile = await openAccount(port, `hostile-${round}`, '198.51.100.1');
  await expect200(hostile.ask('POST', '/account/import', fileOf(longestLog(today))));
  const attack = hostileCall(hostile, today);
  const flood = anonymousCall(port, '203.0.113.1');
  const isNoServerError = (status: number) => status < 500;
  // The long log of the hostile account may make its own requests take more than fifteen seconds. The server aborts them
  // with 503, as the time limit intends.
  const isCausedByItself = (status: number) => isNoServerError(status) || status === 503;
  const askWitness = async (call: () => ReturnType<typeof attack>, isFine: (status: number) => boolean) =>
    (await witness.ask(call, isFine)) ?? { status: 0 };
  return [
    atRate(hostilePerMinute, signal, new Map(), (turn) => askWitness(() => attack(turn), isCausedByItself)),
    atRate(anonymousPerMinute, signal, new Map(), (turn) => askWitness(() => flood(turn), isNoServerError)),
    readNothing(port, hostile, unreadPerMinute, signal),
    ...Array.from({ length: slowSenders }, (_, turn) => sendSlowly(port, turn, signal)),
  ];
}

async function watchMemory({ target, residentKilobytes }: TargetRecord, signal: AbortSignal): Promise<void> {
  const samples: number[] = [];
  residentKilobytes.push(samples);
  while (!signal.aborted) {
    const kilobytes = residentKilobytesOf(target.survivor().pid);
    if (kilobytes) samples.push(kilobytes);
    await wait(5000);
  }
}

/** The memory of a process in kilobytes; undefined if it was just killed. */
function residentKilobytesOf(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function measurementsOf(record: TargetRecord): Measurement[] {
  const { target, witness, acknowledged, missing, doubled, faults, residentKilobytes } = record;
  const { answered, refused, cut, unexplained } = witness;
  const earlierMedian = median(residentKilobytes[comparedRound]!);
  const last = median(residentKilobytes.at(-1)!);
  return [
    {
      measure: `${target.name}: completions lost or doubled in ${minutes} minutes with ${faults} faults, a hostile account and slow clients`,
      figure: `${missing} lost, ${doubled} doubled, of ${acknowledged} acknowledged`,
      goal: 'none',
      isMet: missing + doubled === 0 && acknowledged > 0,
    },
    {
      measure: `${target.name}: answers that no fault explains`,
      figure: `${unexplained.length} (${answered} as they should be; while a fault lasted ${refused} were told to try again and ${cut} cut off)`,
      goal: 'none',
      isMet: unexplained.length === 0,
    },
    {
      measure: `${target.name}: memory of a server that lives on, in the last third, of that in the third before`,
      figure: `${(last / earlierMedian).toFixed(2)} (${(last / kilobytesPerMegabyte).toFixed(0)} of ${(earlierMedian / kilobytesPerMegabyte).toFixed(0)} MB, median)`,
      goal: 'at most 1.15',
      isMet: last <= 1.15 * earlierMedian,
    },
  ];
}
