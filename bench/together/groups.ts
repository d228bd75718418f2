import { exerciseIds } from '@hundred/domain/days/exercises';
import { Story } from '@hundred/domain/rules/story';
import { sendRequest, signIn } from '../api/send-request';
import type { Mint, Ports } from '../api/start-server';

const teamPeople = 12;
const roomPeople = 8;
const clubPeople = 500;
const daysDone = 60;
export const dayMs = 86_400_000;
/** Far in the future, because the tidy-up of a server uses the machine's clock. */
const firstNoon = Date.parse('2037-01-01T12:00:00Z');
const startInstant = new Date(firstNoon).toISOString();
export const now = new Date(firstNoon + daysDone * dayMs).toISOString();

export type Headers = Record<string, string>;

/** Calls the product at an instant, sixty days in unless another is given. Throws on a refusal. */
const callsTo =
  (product: number) =>
  async (
    headers: Headers,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, at = now }: { body?: object; at?: string } = {},
  ) => {
    const answer = await fetch(`http://127.0.0.1:${product}/api${path}`, {
      method,
      headers: { ...headers, 'x-test-now': at, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return { tag: answer.headers.get('etag'), body: await answer.json() };
  };

type Call = ReturnType<typeof callsTo>;

export interface BenchGroup {
  path: string;
  /** The members whose pages poll the group. */
  members: readonly Headers[];
}

export interface BenchGroups {
  call: Call;
  team: BenchGroup;
  room: BenchGroup;
  club: BenchGroup;
}

/** Makes a team of 12, a room of 8 and a club of 500, whose members have done sixty days. */
export async function makeGroups({ product, bare }: Ports, mint: Mint): Promise<BenchGroups> {
  const call = callsTo(product);
  const people: Headers[] = [];
  for (let index = 0; index < teamPeople; index += 1) {
    const headers = await signIn(product, await mint(`member-${index}`));
    people.push(headers);
    await call(headers, 'PUT', '/auth/profile', { body: { displayName: `Member ${index}` } });
    await call(headers, 'POST', '/challenge/start', {
      body: { timezone: 'Europe/Berlin' },
      at: startInstant,
    });
  }
  const [owner, host, ...others] = people as [Headers, Headers, ...Headers[]];
  await call(owner, 'POST', '/premium/start-trial', { at: startInstant });
  const newTeam = { body: { name: 'Early Shift' }, at: startInstant };
  const team = `/teams/${(await call(owner, 'POST', '/teams', newTeam)).body.id}`;
  await inviteInto(call, team, people);
  for (const headers of people) await completeDays(call, headers);

  await call(host, 'POST', '/premium/start-trial');
  const room = (await call(host, 'POST', '/rooms')).body;
  const guests = [owner, ...others.slice(0, roomPeople - 2)];
  for (const headers of guests) await call(headers, 'POST', `/join/${room.invite.code}`);

  await sendRequest({ port: bare, method: 'POST', path: '/operator', headers: owner });
  const newClub = { body: { name: 'Sports Club' }, at: startInstant };
  const clubId: string = (await call(owner, 'POST', '/desk/club', newClub)).body.id;
  const club = `/teams/${clubId}`;
  await inviteInto(call, club, people);
  const { log: facts } = Story.startedOn('2037-01-01', 'Europe/Berlin').completeFrom('2037-01-01', daysDone);
  const members = { team: clubId, people: clubPeople - teamPeople, joinedAt: startInstant, facts };
  await sendRequest({ port: bare, method: 'POST', path: '/members', headers: owner, body: members });
  return {
    call,
    team: { path: team, members: people },
    room: { path: `/rooms/${room.id}`, members: [host, ...guests] },
    club: { path: club, members: people },
  };
}

async function inviteInto(call: Call, group: string, [owner, ...others]: readonly Headers[]): Promise<void> {
  const { invite } = (await call(owner!, 'POST', `${group}/invite`, { at: startInstant })).body;
  for (const headers of others) await call(headers, 'POST', `/join/${invite.code}`, { at: startInstant });
}

async function completeDays(call: Call, headers: Headers): Promise<void> {
  for (let completionCount = 0; completionCount < daysDone * exerciseIds.length; completionCount += 1) {
    const exercise = exerciseIds[completionCount % exerciseIds.length];
    const noon = new Date(firstNoon + Math.floor(completionCount / exerciseIds.length) * dayMs).toISOString();
    await call(headers, 'POST', '/challenge/complete-exercise', { body: { exercise }, at: noon });
  }
}
