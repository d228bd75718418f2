import type { FactKind } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { emptySnapshot } from '@hundred/domain/challenge/fold/snapshot';
import { localTimeIn } from '@hundred/domain/days/zones';
import { ratedScripts, type Script, type ScriptStep } from '@hundred/domain/properties/script';
import { recentAchievements } from '@hundred/domain/statistics/stats-answer';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { preparedDataDir } from '@hundred/testkit/storage/prepared-data';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalState, localStateOf } from '../src/challenge/local-state';
import { answerOfLog } from '../src/testing/answer-of-log';
import { PersonByCalls } from './person-by-calls';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let issuer: LocalIssuer;
let dataDir: Awaited<ReturnType<typeof preparedDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  issuer = await startLocalIssuer();
  dataDir = await preparedDataDir();
  server = await startServer({
    DATA_DIR: dataDir.path,
    TEST_CLOCK: '1',
    ...issuer.environment,
  });
});
afterAll(async () => {
  await server?.kill();
  dataDir?.remove();
  await issuer?.close();
});

const makePerson = async (subject: string) => new PersonByCalls(server.url, await issuer.mint(subject));

const callsWithoutMonth = [
  '/challenge/today',
  '/challenge/stats',
  '/challenge/progress-history',
  '/challenge/badges',
  '/challenge/century-club/options',
  '/premium/status',
];

/**
 * The calendar months of these instants for all runs; the first month also for single runs, and for one that does not
 * exist.
 */
function calendarCalls(instants: readonly number[], runs: number): string[] {
  const months = instants.map((instant) => {
    const date = new Date(instant);
    return `/challenge/calendar/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}`;
  });
  return [...new Set([...months, ...[1, runs, runs + 1].map((run) => `${months[0]}?run=${run}`)])];
}

/** Steps that are rare in random scripts. */
const rareSteps: ScriptStep[][] = [
  [{ after: 30 * hour, act: 'restart' }],
  [{ after: 30 * hour, act: 'changeOfMind' }],
  [
    { after: 30 * hour, act: 'completeDays', dates: 1, extra: 0 },
    { after: hour, act: 'rate', effort: 4, buys: true, deliverAfter: null },
  ],
  [
    { after: hour, act: 'premium', plan: 'starter' },
    { after: hour, act: 'cover', on: false },
    { after: 60 * hour, act: 'refund' },
  ],
  [
    {
      after: 7 * day,
      act: 'sessions',
      programme: 'lowerBackAndHips',
      from: 1,
      dates: 2,
      buys: true,
      deliverAfter: null,
    },
  ],
  [
    { after: hour, act: 'resetPath' },
    { after: 30 * hour, act: 'choosePath', path: 1 },
  ],
];

const scripts: fc.Arbitrary<Script> = fc
  .tuple(
    ratedScripts.filter(({ steps }) => steps.length >= 8),
    fc.shuffledSubarray(rareSteps, { minLength: 3 }),
  )
  .map(([script, rare]) => ({
    ...script,
    steps: script.steps.flatMap((step, index) => [step, ...(rare[index] ?? [])]),
  }));

/** The time of the reads after the last call; `afterMidnight` is in minutes, in the zone of the account. */
const readTimes = fc.record({
  soon: fc.integer({ min: 0, max: 20 * hour }),
  afterMidnight: fc.integer({ min: 0, max: 119 }),
  days: fc.integer({ min: 1, max: 5 }),
  weeks: fc.integer({ min: 2, max: 20 }),
});

const untilMidnight = (timezone: string, now: number) => {
  const local = localTimeIn(timezone, now);
  return (24 * 60 - local.hour * 60 - local.minute) * minute;
};

/** The answer of the page's view as JSON. */
function answerOfPage(path: string, local: LocalState): unknown {
  const answer = answerOfLog(path, local);
  if (answer === undefined) return undefined;
  const json = JSON.parse(JSON.stringify(answer));
  // The page loads the texts of badges when it shows them. The server leaves out the group, which its schema does not have.
  if (path === '/challenge/stats')
    json.achievements = recentAchievements(json.user.badges).map(({ group, ...badge }) => badge);
  return json;
}

/** All kinds except premium dates of another installation, which only an import with earlier Premium has. */
const kindsToMeet: FactKind[] = [
  'runStarted',
  'runRestarted',
  'pathChosen',
  'pathReset',
  'planAdopted',
  'exerciseCompleted',
  'restDayTaken',
  'restDayTakenBack',
  'effortRated',
  'recoverySession',
  'zoneChanged',
  'premiumBegan',
  'premiumEnded',
  'logImported',
  'autoRestCoverSwitched',
  'badgeEarned',
];

it('The server and the page give the same answers about random logs, at random times', async () => {
  const count = 6;
  const mostCalls = 25;
  // With this seed the histories contain every kind of fact.
  const seed = 6;
  const histories = fc.sample(scripts, { numRuns: count, seed });
  const times = fc.sample(readTimes, { numRuns: count, seed });
  const kinds = new Set<FactKind>();
  for (const [index, script] of histories.entries()) {
    const visitor = await makePerson(`visitor-${index}`);
    await visitor.play(script, mostCalls);
    const { user } = await visitor.read('/auth/me');
    const facts = await visitor.wholeLog();
    const snapshot = fold(facts);
    for (const { kind } of facts) kinds.add(kind);

    const { now } = visitor;
    const { soon, afterMidnight, days, weeks } = times[index]!;
    const { until } = await visitor.read('/premium/status');
    const premiumEnds = until === null ? [] : [Date.parse(until) - 1, Date.parse(until)];
    const midnight = now + untilMidnight(user.timezone, now);
    const instants = [
      now,
      now + soon,
      midnight + afterMidnight * minute,
      midnight + days * day + afterMidnight * minute,
      now + weeks * 7 * day + soon,
      ...premiumEnds,
    ];
    for (const [instantIndex, instant] of instants.entries()) {
      const local = localStateOf({ facts, snapshot }, user, instant);
      // Another fact for each instant, from the first of the log to the last.
      const pastIndex = Math.round(((facts.length - 1) * instantIndex) / (instants.length - 1));
      const pastInstant = facts[pastIndex]!.at;
      const months = [pastInstant, facts[0]!.at, instant, instant + 31 * day];
      const paths = [...callsWithoutMonth, ...calendarCalls(months, snapshot.runs.length)];
      for (const path of paths) {
        const where = `history ${index} at ${new Date(instant).toISOString()}: ${path}`;
        expect(answerOfPage(path, local), where).toStrictEqual(await visitor.read(path, instant));
      }
    }
  }
  const missing = kindsToMeet.filter((kind) => !kinds.has(kind));
  expect(missing, 'kinds of facts that no history has').toEqual([]);
});

it('The server and the page give the same answers about a person without a run', async () => {
  const newcomer = await makePerson('newcomer');
  const now = Date.UTC(2026, 2, 1, 12);
  await newcomer.signUp(now);
  const { user } = await newcomer.read('/auth/me');
  const local = localStateOf({ facts: [], snapshot: emptySnapshot() }, user, now);
  for (const path of [...callsWithoutMonth, '/challenge/calendar/2026/3'])
    expect(answerOfPage(path, local), path).toStrictEqual(await newcomer.read(path));
});
