import { getTeam } from '@hundred/contract/together/teams';
import { exerciseIds } from '@hundred/domain/days/exercises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProgram } from '../../compose';
import { makeQueryWithLogs } from '../../distribution/query-with-logs';
import { makeReadSnapshots } from '../../log/cached-snapshots';
import { makeChallengeReader } from '../../log/challenge-reader';
import { Refusal } from '../../refusals/refusal';
import { startSecondServer, testApp } from '../../testing/test-app';
import { makeReadDiaries } from './diaries';
import { makeReadTeam } from './read-team';
import { type Companion, companion, inviteAndJoin } from './testing/companion';

const server = testApp();
const begin = '2037-06-08T10:00:00.000Z';
const instant = (ms: number) => new Date(ms).toISOString();

let second: ServerProgram;
let members: { subject: string; person: Companion }[];
let team: string;
beforeAll(async () => {
  second = await startSecondServer(server.current);
  const zones = { Ana: 'Pacific/Auckland', Bo: 'America/St_Johns', Cy: 'Pacific/Honolulu' };
  members = [];
  for (const [name, timezone] of Object.entries(zones)) {
    const member = await companion(server.current, name, begin, { timezone, isPremium: name === 'Ana' });
    members.push({ subject: name.toLowerCase(), person: member });
  }
  const [ana, ...others] = members.map(({ person }) => person) as [Companion, ...Companion[]];
  team = `/teams/${(await ana.ask('POST', '/teams', begin, { name: 'Early Shift' })).body.id}`;
  await inviteAndJoin(ana, team, others, begin);
});
afterAll(() => second.close());

/** What a member sees of the team, computed with empty caches. */
async function computeWithoutCaches(subject: string, now: number) {
  const { storage, issuer } = server.current;
  const snapshots = makeReadSnapshots(storage);
  const diaries = makeReadDiaries(storage.database, makeChallengeReader(storage.database), snapshots);
  const longAgo = Date.parse(begin);
  const identity = {
    issuer: issuer.issuer,
    subject,
    email: undefined,
    name: undefined,
    signInMethod: 'external' as const,
    issuedAt: longAgo,
    authenticatedAt: longAgo,
  };
  const question = { identity, groupId: team.replace('/teams/', ''), now };
  const read = await makeReadTeam(makeQueryWithLogs(storage), diaries)(question, 'week');
  if (read instanceof Refusal || read.answer instanceof Refusal) throw new Error('not a member');
  return getTeam.answer.parse(read.answer.body);
}

async function expectServersToAgreeAt(now: number): Promise<void> {
  for (const { subject } of members) {
    const expected = await computeWithoutCaches(subject, now);
    for (const { app } of [server.current, second]) {
      const headers = await server.current.as(subject, instant(now));
      expect((await app.inject({ url: `/api${team}`, headers })).json()).toEqual(expected);
    }
  }
}

const minute = 60_000;
const anyAction = fc.oneof(
  { weight: 3, arbitrary: fc.record({ completes: fc.nat(2), exercise: fc.constantFrom(...exerciseIds) }) },
  { weight: 4, arbitrary: fc.record({ secondsPass: fc.constantFrom(3, 60, 900, 7200, 40_000) }) },
  { weight: 1, arbitrary: fc.record({ nudges: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ renames: fc.constantFrom('Early Shift', 'Late Shift') }) },
  { weight: 1, arbitrary: fc.record({ changesName: fc.nat(2), name: fc.constantFrom('Kim', 'Lou') }) },
);

describe('A polled team', () => {
  it('is the same on two servers with caches as on one without, whatever happens meanwhile', async () => {
    let now = Date.parse(begin) + minute;
    await expectServersToAgreeAt(now);
    const owner = members[0]!.person;
    for (const action of fc.sample(anyAction, { numRuns: 40, seed: 28 })) {
      if ('secondsPass' in action) now += action.secondsPass * 1000;
      else if ('completes' in action) {
        await members[action.completes]!.person.challenger.complete(action.exercise, instant(now));
      } else if ('renames' in action) await owner.ask('PUT', team, instant(now), { name: action.renames });
      else if ('nudges' in action) {
        const { id } = (await computeWithoutCaches('ana', now)).members[action.nudges]!;
        await owner.ask('POST', `${team}/nudge/${id}`, instant(now));
      } else {
        const profile = { displayName: action.name };
        await members[action.changesName]!.person.ask('PUT', '/auth/profile', instant(now), profile);
      }
      await expectServersToAgreeAt(now);
    }
  }, 60_000);

  it('changes by itself when a date begins for a member, and when Premium ends', async () => {
    const [ana, bo] = members.map(({ person }) => person) as [Companion, Companion];
    const todayOf = async (at: number) => {
      await expectServersToAgreeAt(at);
      const { body } = await ana.get(team, instant(at));
      return body.members.find(({ isMe }: { isMe: boolean }) => isMe).standing.today;
    };
    // Midnight in Auckland, where it is winter.
    const midnight = Date.parse('2037-06-13T12:00:00.000Z');
    await ana.challenger.completeDay(instant(midnight - 9 * minute));
    expect(await todayOf(midnight - 1)).toBe('done');
    expect(await todayOf(midnight)).toBe('open');
    // An earlier instant: the cache holds an answer for later.
    expect(await todayOf(midnight - 1)).toBe('done');
    await bo.challenger.completeDay(instant(midnight + minute));
    await expectServersToAgreeAt(midnight + minute);
    const mayInvite = async (at: number) => (await ana.get(team, instant(at))).body.mayInvite;
    const trialEnds = Date.parse(begin) + 7 * 24 * 60 * minute;
    expect([await mayInvite(trialEnds - 1), await mayInvite(trialEnds)]).toEqual([true, false]);
  });
});
