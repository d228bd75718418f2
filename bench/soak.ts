import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAll, expect200, openAccount } from './hostile/account';
import { anonymousCall, atRate, hostileCall } from './hostile/floods';
import { fileOf, longestLog } from './hostile/longest-log';
import { type Measurement, median } from './measurement';
import { missingAndDoubled, train } from './soak/people';
import { readNothing, sendSlowly } from './soak/slow-clients';
import { onEmbedded, onPostgres, type SoakTarget } from './soak/targets';
import { makeWitness } from './soak/witness';

/** An hour; set MINUTES=6 for a quick run. */
const minutes = Number(process.env.MINUTES ?? 60);
/** Each round has its own people, because a token lasts an hour. */
const rounds = 3;
const roundMs = (minutes * 60_000) / rounds;
/** Compares memory between the second round and the last, because caches are filled by then. */
const firstLooked = 1;
const people = 4;
const slowSenders = 10;
const hostilePerMinute = 12;
const anonymousPerMinute = 60;
const unreadPerMinute = 6;
const megabyte = 1024;

/**
 * Runs people who train, a hostile client, slow clients and a flooding address, while servers are killed and storage
 * fails.
 */
export async function run(): Promise<Measurement[]> {
  let round = 0;
  const places = [await onPostgres(), await onEmbedded(() => round >= firstLooked)];
  const witnessed = places.map((place) => ({ place, ...nothingYet() }));
  try {
    for (; round < rounds; round += 1) {
      await Promise.all(witnessed.map((one) => liveRound(round, one)));
      for (const { place, witness, residents } of witnessed) {
        console.log(
          `round ${round + 1}, ${place.name}:`,
          JSON.stringify({
            ...witness,
            residents: residents.map((all) => Math.round(median(all) / megabyte)),
          }),
        );
      }
    }
  } finally {
    closeAll();
    for (const place of places) await place.dispose();
  }
  return witnessed.flatMap(measured);
}

interface Witnessed {
  place: SoakTarget;
  witness: ReturnType<typeof makeWitness>;
  acknowledged: number;
  missing: number;
  doubled: number;
  faults: number;
  /** The memory of the surviving server, by round. */
  residents: number[][];
}

const nothingYet = (): Omit<Witnessed, 'place'> => ({
  witness: makeWitness(),
  acknowledged: 0,
  missing: 0,
  doubled: 0,
  faults: 0,
  residents: [],
});

async function liveRound(round: number, all: Witnessed): Promise<void> {
  const { place, witness } = all;
  const { port } = place;
  const today = new Date().toISOString().slice(0, 10);
  const trainers = [];
  for (let number = 1; number <= people; number += 1) {
    const account = await openAccount(port, `trainer-${round}-${number}`, `192.0.2.${number}`);
    await expect200(account.ask('POST', '/challenge/start', { timezone: 'UTC' }));
    trainers.push(account);
  }
  const hostile = await openAccount(port, `hostile-${round}`, '198.51.100.1');
  await expect200(hostile.ask('POST', '/account/import', fileOf(longestLog(today))));

  const end = new AbortController();
  const { signal } = end;
  const attack = hostileCall(hostile, today);
  const flood = anonymousCall(port, '203.0.113.1');
  const isNoFault = (status: number) => status < 500;
  // A request on its own log that takes longer than fifteen seconds is aborted, as the limit intends.
  const isItsOwnDoing = (status: number) => isNoFault(status) || status === 503;
  const watch = async (call: () => ReturnType<typeof attack>, isFine: (status: number) => boolean) =>
    (await witness.ask(call, isFine)) ?? { status: 0 };
  const around = [
    atRate(hostilePerMinute, signal, new Map(), (turn) => watch(() => attack(turn), isItsOwnDoing)),
    atRate(anonymousPerMinute, signal, new Map(), (turn) => watch(() => flood(turn), isNoFault)),
    readNothing(port, hostile, unreadPerMinute, signal),
    ...Array.from({ length: slowSenders }, (_, turn) => sendSlowly(port, turn, signal)),
    lookAtMemory(all, signal),
  ];
  const training = Promise.all(trainers.map((account) => train(account, signal, witness)));
  for (const fault of place.faults) {
    await wait(roundMs / (place.faults.length + 1));
    await witness.during(fault);
    all.faults += 1;
  }
  await wait(roundMs / (place.faults.length + 1));
  end.abort();
  await Promise.all(around);
  for (const [index, keys] of (await training).entries()) {
    const { missing, doubled } = await missingAndDoubled(trainers[index]!, keys);
    all.acknowledged += keys.length;
    all.missing += missing;
    all.doubled += doubled;
  }
}

async function lookAtMemory({ place, residents }: Witnessed, signal: AbortSignal): Promise<void> {
  const ofRound: number[] = [];
  residents.push(ofRound);
  while (!signal.aborted) {
    const resident = residentOf(place.survivor().pid);
    if (resident) ofRound.push(resident);
    await wait(5000);
  }
}

/** In kilobytes; undefined for a process that was just killed. */
function residentOf(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function measured({
  place,
  witness,
  acknowledged,
  missing,
  doubled,
  faults,
  residents,
}: Witnessed): Measurement[] {
  const { answered, refused, cut, unexplained } = witness;
  const [then, last] = [residents[firstLooked]!, residents.at(-1)!].map(median) as [number, number];
  return [
    {
      measure: `${place.name}: completions lost or doubled in ${minutes} minutes with ${faults} faults, a hostile account and slow clients`,
      figure: `${missing} lost, ${doubled} doubled, of ${acknowledged} acknowledged`,
      goal: 'none',
      met: missing + doubled === 0 && acknowledged > 0,
    },
    {
      measure: `${place.name}: answers that no fault explains`,
      figure: `${unexplained.length} (${answered} as they should be; while a fault lasted ${refused} were told to try again and ${cut} cut off)`,
      goal: 'none',
      met: unexplained.length === 0,
    },
    {
      measure: `${place.name}: memory of a server that lives on, in the last third, of that in the third before`,
      figure: `${(last / then).toFixed(2)} (${(last / megabyte).toFixed(0)} of ${(then / megabyte).toFixed(0)} MB, median)`,
      goal: 'at most 1.15',
      met: last <= 1.15 * then,
    },
  ];
}
