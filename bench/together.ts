import { exerciseIds } from '@hundred/domain/days/exercises';
import { sendRequest } from './api/send-request';
import { type Ports, withServer } from './api/start-server';
import { type Measurement, median } from './measurement';
import { type BenchGroup, type BenchGroups, dayMs, makeGroups, now } from './together/groups';

/** Many short rounds in alternation, because the speed of the machine varies. */
const rounds = 9;
const pollsPerRound = 200;
const pollEveryMs = 3000;
/** The pages of teams poll less often. That matters for the club alone, whose board is read again in this interval. */
const clubPollEveryMs = 15_000;
const mostWaitMs = 120_000;

/**
 * Polls a team of 12, a room of 8 and a club of 500, each member sixty days in, like their pages do, and compares with a
 * bare select. The same twelve people look at the team and the club.
 */
export const run = (): Promise<Measurement[]> =>
  withServer(async (ports, mint) => {
    const groups = await makeGroups(ports, mint);
    const firstBoard = await timeFirstBoard(groups);
    const polls = await measurePolls(ports, groups);
    const newBoard = await measureNewBoard(ports, groups);
    return [...polls, newBoard, firstBoard];
  });

/** Milliseconds of processor time that some work costs the server. */
async function costOf({ bare }: Ports, work: () => Promise<unknown>): Promise<number> {
  const microseconds = async () => Number(await (await fetch(`http://127.0.0.1:${bare}/cpu`)).text());
  const before = await microseconds();
  await work();
  return ((await microseconds()) - before) / 1000;
}

async function timeFirstBoard({ call, club }: BenchGroups): Promise<Measurement> {
  const startedAt = performance.now();
  // A busy machine needs several requests. Each continues where the time limit ended the one before.
  while (!(await call(club.members[0]!, 'GET', club.path).catch(() => undefined))) {
    if (performance.now() - startedAt > mostWaitMs) throw new Error('the board of the club was not read');
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    measure: 'a club of 500: seconds to the first board after a start',
    figure: seconds.toFixed(1),
    goal: 'under 10',
    isMet: seconds < 10,
  };
}

/** Returns the next poll of a group, whose members poll in turn, each of them in this interval. */
async function pollsOf(
  { product }: Ports,
  { call }: BenchGroups,
  { path, members }: BenchGroup,
  everyMs = pollEveryMs,
): Promise<() => Promise<void>> {
  let polls = 0;
  const nextTurn = () => {
    const at = new Date(Date.parse(now) + (polls * everyMs) / members.length).toISOString();
    const index = polls % members.length;
    polls += 1;
    return { index, at };
  };
  const tags = new Map<number, string>();
  // In the first round, all members become present. The second round gets the tags.
  for (let count = 0; count < 2 * members.length; count += 1) {
    const { index, at } = nextTurn();
    tags.set(index, (await call(members[index]!, 'GET', path, { at })).tag ?? '');
  }
  return () => {
    const { index, at } = nextTurn();
    const headers = { ...members[index]!, 'x-test-now': at, 'if-none-match': tags.get(index)! };
    return sendRequest({ port: product, method: 'GET', path: `/api${path}`, headers, isConditional: true });
  };
}

async function measurePolls(ports: Ports, groups: BenchGroups): Promise<Measurement[]> {
  const { bare } = ports;
  const [headers] = groups.team.members;
  await sendRequest({ port: bare, method: 'POST', path: '/row', headers: headers! });
  const polls = {
    select: () => sendRequest({ port: bare, method: 'GET', path: '/select', headers: headers! }),
    team: await pollsOf(ports, groups, groups.team),
    room: await pollsOf(ports, groups, groups.room),
    club: await pollsOf(ports, groups, groups.club, clubPollEveryMs),
  };
  const costs = { select: [], team: [], room: [], club: [] } as Record<keyof typeof polls, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, poll] of Object.entries(polls) as [keyof typeof polls, () => Promise<void>][]) {
      const cost = await costOf(ports, async () => {
        for (let count = 0; count < pollsPerRound; count += 1) await poll();
      });
      costs[name].push(cost / pollsPerRound);
    }
  }
  const [select, team, club] = [median(costs.select), median(costs.team), median(costs.club)];
  const line = (measure: string, times: number[]): Measurement => {
    const cost = median(times);
    return {
      measure: `${measure}: milliseconds of a server core for a poll`,
      figure: `${cost.toFixed(2)} (${(cost / select).toFixed(1)} times a bare select, ${select.toFixed(2)})`,
      goal: 'under 1',
      isMet: cost < 1,
    };
  };
  return [
    line('a team of 12, sixty days into it', costs.team),
    line('a room of 8', costs.room),
    {
      measure: 'a club of 500, of which twelve people look: a poll, of that of a team of 12',
      figure: `${(club / team).toFixed(2)} (${club.toFixed(2)} of ${team.toFixed(2)} ms of a server core)`,
      goal: 'at most 1',
      isMet: club <= team,
    },
  ];
}

/** A member who has completed an exercise gets a new board at once. */
async function measureNewBoard(ports: Ports, { call, club }: BenchGroups): Promise<Measurement> {
  const { path, members } = club;
  const evening = new Date(Date.parse(now) + dayMs / 4).toISOString();
  await call(members[0]!, 'GET', path, { at: evening });
  const costs: number[] = [];
  for (const headers of members) {
    const completion = { body: { exercise: exerciseIds[0] }, at: evening };
    await call(headers, 'POST', '/challenge/complete-exercise', completion);
    costs.push(await costOf(ports, () => call(headers, 'GET', path, { at: evening })));
  }
  const cost = median(costs);
  return {
    measure: 'a club of 500: milliseconds of a server core for a new board after a completion',
    figure: cost.toFixed(1),
    goal: 'under 50',
    isMet: cost < 50,
  };
}
