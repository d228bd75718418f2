import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type BenchAccount, expect200, openAccount } from '../api/bench-account';
import { liveDaily, years } from '../api/five-years';
import { anonymousCall, atRate, type FloodTally, hostileCall } from './floods';
import { fileOf, longestLog } from './longest-log';

/** The requests that the limits allow in a minute. */
const perPerson = 300;
const perAddress = 1200;
const importsPerMinute = 10;
const exportsPerMinute = 20;

const exporters = 4;
const teamMembers = 4;

/** Work that a server does beside the requests of bystanders. */
export interface Stress {
  name: string;
  /** Begins the work, which goes on until the signal aborts. */
  begin(signal: AbortSignal): Promise<void>[];
  /** How many answers of each status the work got. */
  tally: FloodTally;
}

/** A server under measurement, and the date on which all of it happens. */
export interface StressedServer {
  port: number;
  today: CivilDate;
}

const importInto = (account: BenchAccount, facts: Parameters<typeof fileOf>[0]) =>
  expect200(account.ask('POST', '/account/import', fileOf(facts)));

/** An account at its full rate on the longest log, another with imports that are refused, and an anonymous address. */
export async function accountAndAddress({ port, today }: StressedServer): Promise<Stress> {
  const hostile = await openAccount(port, 'hostile', '198.51.100.1');
  const importer = await openAccount(port, 'importer', '198.51.100.2');
  const log = longestLog(today);
  await importInto(hostile, log);
  // A file that is checked to its last fact and then refused, so it can be sent again and again.
  const refusedFile = JSON.stringify(
    fileOf([...log.slice(0, -1), { ...log.at(-1)!, at: Date.now() + 86_400_000 }]),
  );
  const tally: FloodTally = new Map();
  return {
    name: 'a hostile account and a hostile address',
    tally,
    begin: (signal) => [
      atRate(perPerson, signal, tally, hostileCall(hostile, today)),
      atRate(importsPerMinute, signal, tally, () => importer.ask('POST', '/account/import', refusedFile)),
      // The answers to the anonymous address are not part of the tally.
      atRate(perAddress, signal, new Map(), anonymousCall(port, '203.0.113.1')),
    ],
  };
}

/** The longest import, again and again by new accounts, because each account can import once. */
export async function imports({ port, today }: StressedServer, accounts: number): Promise<Stress> {
  const unusedAccounts: BenchAccount[] = [];
  for (let number = 1; number <= accounts; number += 1) {
    unusedAccounts.push(await openAccount(port, `import-${number}`, `198.51.100.${10 + number}`));
  }
  const file = JSON.stringify(fileOf(longestLog(today)));
  const tally: FloodTally = new Map();
  const importUntil = async (signal: AbortSignal) => {
    for (let account = unusedAccounts.pop(); account && !signal.aborted; account = unusedAccounts.pop()) {
      const { status } = await account.ask('POST', '/account/import', file);
      tally.set(status, (tally.get(status) ?? 0) + 1);
    }
  };
  return { name: 'imports of 20,000 facts', tally, begin: (signal) => [importUntil(signal)] };
}

/** Exports of five years by several accounts, as often as the limits allow. */
export async function exportsOfYears({ port }: StressedServer): Promise<Stress> {
  const { log } = liveDaily(365 * years);
  const accounts: BenchAccount[] = [];
  for (let number = 1; number <= exporters; number += 1) {
    const account = await openAccount(port, `export-${number}`, `198.51.100.${100 + number}`);
    await importInto(account, log);
    accounts.push(account);
  }
  const tally: FloodTally = new Map();
  return {
    name: `exports of ${years} years by ${exporters} people`,
    tally,
    begin: (signal) =>
      accounts.map((account) =>
        atRate(exportsPerMinute, signal, tally, () => account.ask('GET', '/account/export')),
      ),
  };
}

/** A team of people with the longest log, who change it and read the team at their full rate. */
export async function teamOfLongLogs({ port, today }: StressedServer): Promise<Stress> {
  const owner = await openAccount(port, 'team-owner', '198.51.100.200');
  await expect200(owner.ask('PUT', '/auth/profile', { displayName: 'Owner' }));
  await expect200(owner.ask('POST', '/challenge/start', { timezone: 'UTC' }));
  await expect200(owner.ask('POST', '/premium/start-trial'));
  const { id } = JSON.parse((await owner.ask('POST', '/teams', { name: 'Long logs' })).body);
  const team = `/teams/${id}`;
  const { invite } = JSON.parse((await owner.ask('POST', `${team}/invite`)).body);
  const members: BenchAccount[] = [];
  for (let number = 1; number <= teamMembers; number += 1) {
    const member = await openAccount(port, `team-${number}`, `198.51.100.${200 + number}`);
    await importInto(member, longestLog(today));
    // After the import, which replaces the name by that of the file.
    await expect200(member.ask('PUT', '/auth/profile', { displayName: `Member ${number}` }));
    await expect200(member.ask('POST', `/join/${invite.code}`));
    members.push(member);
  }
  const tally: FloodTally = new Map();
  const changesOf = members.map((member) => hostileCall(member, today));
  return {
    name: `a team of ${teamMembers} with 20,000 facts each`,
    tally,
    begin: (signal) =>
      members.map((member, index) =>
        atRate(perPerson, signal, tally, (turn) =>
          turn % 2 === 0 ? member.ask('GET', team) : changesOf[index]!((turn - 1) / 2),
        ),
      ),
  };
}
