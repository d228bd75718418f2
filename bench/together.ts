import { exerciseIds } from '@hundred/domain/days/exercises';
import { Story } from '@hundred/domain/rules/story';
import { sendRequest, signIn } from './api/load';
import { type Mint, type Ports, withServer } from './api/start-server';
import { type Measurement, median } from './measurement';

const teamPeople = 12;
const roomPeople = 8;
const clubPeople = 500;
const daysDone = 60;
/** Many short rounds in alternation, because the speed of the machine varies. */
const rounds = 9;
const pollsPerRound = 200;
const pollEveryMs = 3000;
/** The pages of a team and the club poll less often. The board of the club is read again in this interval. */
const clubPollEveryMs = 15_000;
const mostWaitMs = 120_000;
const day = 86_400_000;
/** Far in the future, because the tidy-up of a server uses the machine's clock. */
const firstNoon = Date.parse('2037-01-01T12:00:00Z');
const begin = new Date(firstNoon).toISOString();
const now = new Date(firstNoon + daysDone * day).toISOString();

type Headers = Record<string, string>;

/**
 * Polls a team of 12, a room of 8 and a club of 500, each member sixty days in, like their pages do, and compares with a
 * bare select. The same twelve people look at the team and the club.
 */
export const run = (): Promise<Measurement[]> => withServer(measure);

async function measure({ product, bare }: Ports, mint: Mint): Promise<Measurement[]> {
  const call = async (
    headers: Headers,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    at = now,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${product}/api${path}`, {
      method,
      headers: { ...headers, 'x-test-now': at, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return { tag: answer.headers.get('etag'), body: await answer.json() };
  };

  const people: Headers[] = [];
  for (let index = 0; index < teamPeople; index += 1) {
    const headers = await signIn(product, await mint(`member-${index}`));
    people.push(headers);
    await call(headers, 'PUT', '/auth/profile', { displayName: `Member ${index}` });
    await call(headers, 'POST', '/challenge/start', { timezone: 'Europe/Berlin' }, begin);
  }
  const [owner, host, ...others] = people as [Headers, Headers, ...Headers[]];
  await sendRequest({ port: bare, method: 'POST', path: '/row', headers: owner });
  await sendRequest({ port: bare, method: 'POST', path: '/operator', headers: owner });
  await call(owner, 'POST', '/premium/start-trial', undefined, begin);
  const team = `/teams/${(await call(owner, 'POST', '/teams', { name: 'Early Shift' }, begin)).body.id}`;
  const { invite } = (await call(owner, 'POST', `${team}/invite`, undefined, begin)).body;
  for (const headers of [host, ...others]) {
    await call(headers, 'POST', `/join/${invite.code}`, undefined, begin);
  }
  for (const headers of people) {
    for (let completed = 0; completed < daysDone * exerciseIds.length; completed += 1) {
      const exercise = exerciseIds[completed % exerciseIds.length];
      const noon = new Date(firstNoon + Math.floor(completed / exerciseIds.length) * day).toISOString();
      await call(headers, 'POST', '/challenge/complete-exercise', { exercise }, noon);
    }
  }
  await call(host, 'POST', '/premium/start-trial');
  const opened = (await call(host, 'POST', '/rooms')).body;
  const room = `/rooms/${opened.id}`;
  for (const headers of [owner, ...others.slice(0, roomPeople - 2)]) {
    await call(headers, 'POST', `/join/${opened.invite.code}`);
  }

  const clubId: string = (await call(owner, 'POST', '/desk/club', { name: 'Sports Club' }, begin)).body.id;
  const club = `/teams/${clubId}`;
  const toClub = (await call(owner, 'POST', `${club}/invite`, undefined, begin)).body.invite;
  for (const headers of [host, ...others]) {
    await call(headers, 'POST', `/join/${toClub.code}`, undefined, begin);
  }
  const { log: facts } = Story.startedOn('2037-01-01', 'Europe/Berlin').completeFrom('2037-01-01', daysDone);
  const members = { team: clubId, people: clubPeople - teamPeople, joinedAt: begin, facts };
  await sendRequest({ port: bare, method: 'POST', path: '/members', headers: owner, body: members });
  const firstAsked = performance.now();
  // A busy machine needs several requests for it: each goes on where the time limit ended the one before.
  while (!(await call(owner, 'GET', club).catch(() => undefined))) {
    if (performance.now() - firstAsked > mostWaitMs) throw new Error('the board of the club was not read');
  }
  const firstBoard = (performance.now() - firstAsked) / 1000;

  const cpu = async () => Number(await (await fetch(`http://127.0.0.1:${bare}/cpu`)).text());
  /** Milliseconds of processor time that one request costs the server. */
  const costOf = async (next: () => Promise<void>) => {
    const before = await cpu();
    for (let count = 0; count < pollsPerRound; count += 1) await next();
    return ((await cpu()) - before) / 1000 / pollsPerRound;
  };
  /** The members of a group poll it in turn, each of them in this interval. */
  const polling = async (path: string, members: readonly Headers[], everyMs = pollEveryMs) => {
    let polls = 0;
    const next = () => {
      const at = new Date(Date.parse(now) + (polls * everyMs) / members.length).toISOString();
      polls += 1;
      return { index: (polls - 1) % members.length, at };
    };
    const tags = new Map<number, string>();
    // One round so that all members are present, and one to measure.
    for (let count = 0; count < 2 * members.length; count += 1) {
      const { index, at } = next();
      tags.set(index, (await call(members[index]!, 'GET', path, undefined, at)).tag ?? '');
    }
    return () => {
      const { index, at } = next();
      const headers = { ...members[index]!, 'x-test-now': at, 'if-none-match': tags.get(index)! };
      return sendRequest({ port: product, method: 'GET', path: `/api${path}`, headers, isConditional: true });
    };
  };
  const costs = {
    select: [] as number[],
    team: [] as number[],
    room: [] as number[],
    club: [] as number[],
  };
  const polls = {
    select: () => sendRequest({ port: bare, method: 'GET', path: '/select', headers: owner }),
    team: await polling(team, people),
    room: await polling(room, [owner, host, ...others].slice(0, roomPeople)),
    club: await polling(club, people, clubPollEveryMs),
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['select', 'team', 'room', 'club'] as const) {
      costs[name].push(await costOf(polls[name]));
    }
  }
  // A member who has completed an exercise gets a new board at once.
  const boardCosts: number[] = [];
  const evening = new Date(Date.parse(now) + day / 4).toISOString();
  await call(owner, 'GET', club, undefined, evening);
  for (const headers of people) {
    await call(headers, 'POST', '/challenge/complete-exercise', { exercise: exerciseIds[0] }, evening);
    const before = await cpu();
    await call(headers, 'GET', club, undefined, evening);
    boardCosts.push(((await cpu()) - before) / 1000);
  }
  const select = median(costs.select);
  const line = (measure: string, times: number[]): Measurement => {
    const cost = median(times);
    return {
      measure: `${measure}: milliseconds of a server core for a poll`,
      figure: `${cost.toFixed(2)} (${(cost / select).toFixed(1)} times a bare select, ${select.toFixed(2)})`,
      goal: 'under 1',
      met: cost < 1,
    };
  };
  const team12 = median(costs.team);
  const ofTeam = median(costs.club) / team12;
  const board = median(boardCosts);
  return [
    line('a team of 12, sixty days into it', costs.team),
    line('a room of 8', costs.room),
    {
      measure: 'a club of 500, of which twelve people look: a poll, of that of a team of 12',
      figure: `${ofTeam.toFixed(2)} (${median(costs.club).toFixed(2)} of ${team12.toFixed(2)} ms of a server core)`,
      goal: 'at most 1',
      met: ofTeam <= 1,
    },
    {
      measure: 'a club of 500: milliseconds of a server core for a new board after a completion',
      figure: board.toFixed(1),
      goal: 'under 50',
      met: board < 50,
    },
    {
      measure: 'a club of 500: seconds to the first board after a start',
      figure: firstBoard.toFixed(1),
      goal: 'under 10',
      met: firstBoard < 10,
    },
  ];
}
