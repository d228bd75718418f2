import { randomUUID } from 'node:crypto';
import { getTogether } from '@hundred/contract/together/groups';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantPremium } from '../../cli/admin/premium/grant-premium';
import { runAdmin } from '../../cli/admin/run-admin';
import type { ServerProgram } from '../../compose';
import { makeReadSnapshots } from '../../log/cached-snapshots';
import { makeChallengeReader } from '../../log/challenge-reader';
import { startSecondServer, testApp } from '../../testing/test-app';
import { makeReadDiaries } from './diaries';
import { forgetExpiredSocialData } from './forget-expired';
import { settleChallenges } from './settle-challenges';
import { type Companion, companion, inviteAndJoin } from './testing/companion';
import { beginChallenge, readChallenge } from './testing/group-challenge';

const server = testApp();
const database = () => server.current.storage.database;
/** An instant of a day of June 2037, at 10:00 UTC unless the test names another time. */
const at = (day: string, time = '10:00') => `2037-06-${day}T${time}:00.000Z`;
/** Runs the hourly job that settles challenges. It fails to read the dates of `unreadable` people. Returns its warnings. */
const settle = async (
  now: string,
  unreadable: readonly Companion[] = [],
  { storage }: Pick<ServerProgram, 'storage'> = server.current,
) => {
  const challengeReader = makeChallengeReader(storage.database);
  const readDiaries = makeReadDiaries(storage.database, challengeReader, makeReadSnapshots(storage));
  const warnings: string[] = [];
  await settleChallenges(
    storage.database,
    async (logs, instant) => {
      if (logs.some(({ personId }) => unreadable.some(({ id }) => id === personId)))
        throw new Error('not now');
      return readDiaries(logs, instant);
    },
    Date.parse(now),
    { warn: (_fields, message) => warnings.push(message) },
  );
  return warnings;
};

let ana: Companion;
let bo: Companion;
let cy: Companion;
let di: Companion;
/** The path of a challenge of Ana from 10 to 16 June for most days, which most of these tests read. */
let june: string;
const read = (who: Companion, now: string, group = june) => readChallenge(who, now, group);
/** The members in their order, each as rank, name, score and number of dates. */
const board = async (who: Companion, now: string) =>
  (await read(who, now)).members.map(({ rank, name, score, dates }) => [rank, name, score, dates]);

beforeAll(async () => {
  ana = await companion(server.current, 'Ana', at('08'), { timezone: 'UTC' });
  await runAdmin([grantPremium], ['grant-premium', ana.id, 'lifetime'], database(), Date.parse(at('08')));
  bo = await companion(server.current, 'Bo', at('08'), { timezone: 'UTC' });
  cy = await companion(server.current, 'Cy', at('08'), { timezone: 'Pacific/Auckland' });
  di = await companion(server.current, 'Di', at('08'), { timezone: 'UTC' });
});

describe('Starting a private challenge', () => {
  it('needs premium, and names an invalid field', async () => {
    expect((await beginChallenge(bo, at('08'))).body.error).toBe('premium_required');
    for (const [more, field] of [
      [{ name: 'Ju' }, 'name'],
      [{ goal: 'fame' }, 'goal'],
      [{ goal: 'together' }, 'target'],
      [{ target: 20 }, 'target'],
      [{ goal: 'together', target: 0 }, 'target'],
      [{ from: '2037-06-07' }, 'from'],
      [{ from: '2037-07-09', to: '2037-07-20' }, 'from'],
      [{ to: '2037-06-11' }, 'to'],
      [{ to: '2037-09-18' }, 'to'],
      [{ to: 'soon' }, 'to'],
    ] as const) {
      const { status, body } = await beginChallenge(ana, at('08'), more);
      expect([field, status, body.error, body.field]).toEqual([field, 400, 'invalid_input', field]);
    }
  });
});

describe('A private challenge', () => {
  it('waits for its first date, and then ranks its members by their own dates', async () => {
    const { body } = await beginChallenge(ana, at('08'));
    june = `/group-challenges/${body.id}`;
    await inviteAndJoin(ana, june, [bo], at('08', '11:00'));
    await inviteAndJoin(ana, june, [cy], at('08', '12:00'));
    await ana.challenger.completeDay(at('09'));
    // The last date ends at 12:00 UTC in the last zone, and a workout may extend it there by two hours. Facts may arrive
    // for another week.
    expect(await read(ana, at('09'))).toMatchObject({
      name: 'June',
      goal: 'days',
      target: null,
      sum: null,
      phase: 'ahead',
      date: 0,
      dates: 7,
      joinUntil: '2037-06-12',
      settlesAt: '2037-06-24T14:00:00.000Z',
      mayInvite: true,
    });
    // In Auckland the tenth began at 12:00 UTC.
    await cy.challenger.completeDay(at('09', '20:00'));
    expect(await board(ana, at('09', '21:00'))).toEqual([
      [1, 'Cy', 1, 1],
      [2, 'Ana', 0, 0],
      [2, 'Bo', 0, 0],
    ]);
    await ana.challenger.completeDay(at('10'));
    await bo.challenger.completeDay(at('10'));
    await ana.challenger.completeDay(at('11'));
    expect((await read(bo, at('11'))).phase).toBe('running');
    expect(await board(bo, at('11'))).toEqual([
      [1, 'Ana', 2, 2],
      [2, 'Bo', 1, 2],
      [2, 'Cy', 1, 2],
    ]);
    const { challenges } = getTogether.answer.parse((await bo.get('/together', at('11'))).body);
    const { today } = challenges.find(({ id }) => june.endsWith(id))!;
    expect(today).toMatchObject({ goal: 'days', target: null, sum: null, date: 2, dates: 7 });
    expect(
      today?.people.map(({ name, isMe, today: standing, rank, score }) => [
        name,
        isMe,
        standing,
        rank,
        score,
      ]),
    ).toEqual([
      ['Ana', false, 'done', 1, 2],
      ['Bo', true, 'open', 2, 1],
      ['Cy', false, 'open', 2, 1],
    ]);
  });

  it('can be joined until its third date, and counts a member’s dates from the date of joining on', async () => {
    await di.challenger.completeDay(at('11'));
    const code = await inviteAndJoin(ana, june, [], at('12'));
    expect((await di.get(`/join/${code}`, at('12'))).body).toMatchObject({
      kind: 'challenge',
      from: '2037-06-10',
      to: '2037-06-16',
      refusal: null,
    });
    expect((await di.get(`/join/${code}`, at('13'))).body.refusal).toBe('joining_closed');
    expect((await di.ask('POST', `/join/${code}`, at('13'))).body.error).toBe('joining_closed');
    // A person without a zone may be at a place where the third date goes on.
    const newcomer = await companion(server.current, 'Fay', at('12'), { hasBegun: false });
    expect((await newcomer.get(`/join/${code}`, at('13', '11:59'))).body.refusal).toBe(null);
    expect((await newcomer.get(`/join/${code}`, at('13', '12:01'))).body.refusal).toBe('joining_closed');
    await di.ask('POST', `/join/${code}`, at('12'));
    await di.challenger.completeDay(at('12', '11:00'));
    expect((await board(di, at('12', '12:00'))).find(([, name]) => name === 'Di')).toEqual([2, 'Di', 1, 1]);
    expect((await ana.ask('POST', `${june}/invite`, at('13', '14:00'))).body.error).toBe('joining_closed');
    expect((await read(ana, at('13'))).mayInvite).toBe(false);
    expect((await di.ask('POST', '/join/0000000000', at('13'))).status).toBe(404);
  });

  it('shows for each member whether their own today is one of its dates, whoever reads the board', async () => {
    // The last date in UTC. In Auckland it is the morning after, which is no date of the challenge: `free`.
    const evening = at('16', '20:00');
    const standings = async (who: Companion, now: string) =>
      Object.fromEntries(
        (await read(who, now)).members.map(({ name, standing, ahead }) => [name, [standing?.today, ahead]]),
      );
    const expected = { Ana: ['open', 0], Bo: ['open', 0], Cy: ['free', 0], Di: ['open', 0] };
    expect(await standings(ana, evening)).toEqual(expected);
    expect((await read(cy, evening)).phase).toBe('settling');
    expect(await standings(cy, evening)).toEqual(expected);
    expect(await standings(ana, at('12', '20:00'))).toMatchObject({ Ana: ['open', 4], Cy: ['open', 3] });
  });

  /** The instant at which the result of `june` becomes final. */
  const juneSettlesAt = '2037-06-24T14:00:00.000Z';
  const juneResult = [
    [1, 'Ana', 2, 7],
    [1, 'Bo', 2, 7],
    [3, 'Cy', 1, 7],
    [3, 'Di', 1, 5],
  ];
  /** A challenge that Ana and Bo begin on the day on which `june` is settled, to complete three days together. */
  let together: string;

  it('has a result that is final a week after its end, also with two servers, and includes late facts', async () => {
    const afterEnd = at('17');
    expect((await read(ana, afterEnd)).phase).toBe('settling');
    await settle('2037-06-24T13:59:59.000Z');
    expect((await read(ana, '2037-06-24T13:59:59.000Z')).phase).toBe('settling');
    // Done offline on the sixteenth.
    for (const exercise of ['pushups', 'situps', 'jumpingJacks']) {
      const late = { at: at('16'), localDate: '2037-06-16', timezone: 'UTC', deviceKey: `late-${exercise}` };
      expect((await bo.challenger.complete(exercise, at('22'), late)).status).toBe(200);
    }
    const second = await startSecondServer(server.current);
    await Promise.all([settle(juneSettlesAt), settle(juneSettlesAt, [], second)]);
    await second.close();
    expect(await board(cy, juneSettlesAt)).toEqual(juneResult);
    expect(await read(cy, juneSettlesAt)).toMatchObject({
      phase: 'settled',
      members: [{ standing: null }, {}, {}, {}],
    });
  });

  it('shows in its result the names that its members had when it was settled', async () => {
    await ana.ask('PUT', '/auth/profile', juneSettlesAt, { displayName: 'Anastasia' });
    expect(await board(cy, juneSettlesAt)).toEqual(juneResult);
  });

  it('does not count towards the limit of memberships once it is settled', async () => {
    // Bo is on the free plan: one challenge at once.
    const { status, body } = await beginChallenge(ana, juneSettlesAt, {
      from: '2037-06-24',
      to: '2037-06-30',
      goal: 'together',
      target: 3,
    });
    expect(status).toBe(200);
    together = `/group-challenges/${body.id}`;
    await inviteAndJoin(ana, together, [bo], juneSettlesAt);
  });

  it('with a common goal has a sum of its members, and no ranks', async () => {
    await bo.challenger.completeDay('2037-06-25T10:00:00.000Z');
    expect(await read(bo, '2037-06-25T11:00:00.000Z', together)).toMatchObject({
      goal: 'together',
      target: 3,
      sum: 1,
      members: [{ rank: null }, { rank: null }],
    });
  });

  it('is settled by its readers as soon as its result is final, before the hourly job', async () => {
    const settlesAt = '2037-07-08T14:00:00.000Z';
    expect((await read(bo, '2037-07-08T13:59:59.999Z', together)).phase).toBe('settling');
    const concurrentReads = [read(bo, settlesAt, together), read(ana, settlesAt, together)];
    for (const { phase, sum } of await Promise.all(concurrentReads)) {
      expect([phase, sum]).toEqual(['settled', 1]);
    }
  });

  it('is deleted a year after it was settled', async () => {
    await forgetExpiredSocialData(database(), Date.parse('2038-06-24T14:00:00.000Z'));
    expect((await cy.get(june, '2038-06-24T14:00:00.000Z')).status).toBe(200);
    await forgetExpiredSocialData(database(), Date.parse('2038-06-24T14:00:00.001Z'));
    expect((await cy.get(june, '2038-06-24T14:00:00.000Z')).status).toBe(404);
  });

  it('that cannot be settled now delays no other, and is settled the next time', async () => {
    const now = '2037-06-26T10:00:00.000Z';
    const dates = { from: '2037-06-26', to: '2037-06-30' };
    const stuckId = (await beginChallenge(ana, now, { name: 'Stuck', ...dates })).body.id;
    const eve = await companion(server.current, 'Eve', now);
    await inviteAndJoin(ana, `/group-challenges/${stuckId}`, [eve], now);
    const fineId = (await beginChallenge(ana, now, { name: 'Fine', ...dates, to: '2037-07-01' })).body.id;
    const settled = async () => {
      const { rows } = await database().execute(sql`
        select id from group_challenge where settled_at is not null and id in (${stuckId}, ${fineId}) order by to_date`);
      return rows.map(({ id }) => id);
    };
    const afterEnd = '2037-07-20T10:00:00.000Z';
    expect(await settle(afterEnd, [eve])).toEqual([
      'a challenge has no final result yet; trying again in an hour',
    ]);
    expect(await settled()).toEqual([fineId]);
    expect(await settle(afterEnd)).toEqual([]);
    expect(await settled()).toEqual([stuckId, fineId]);
  });

  it('that cannot be settled is shown with its current standings', async () => {
    const now = '2037-06-26T10:00:00.000Z';
    const { body } = await beginChallenge(ana, now, { name: 'Held', from: '2037-06-26', to: '2037-06-30' });
    const challengePath = `/group-challenges/${body.id}`;
    const afterEnd = '2037-07-20T10:00:00.000Z';
    await database().execute(sql`
      alter table group_challenge add constraint nothing_settled check (name <> 'Held' or settled_at is null)`);
    expect((await read(ana, afterEnd, challengePath)).phase).toBe('settling');
    expect(await settle(afterEnd)).toEqual(['a challenge has no final result yet; trying again in an hour']);
    await database().execute(sql`alter table group_challenge drop constraint nothing_settled`);
    expect((await read(ana, afterEnd, challengePath)).phase).toBe('settled');
  });

  it('is indistinguishable from a random id for outsiders', async () => {
    const now = at('26');
    const { body } = await beginChallenge(ana, now, { name: 'Secret', from: '2037-06-27', to: '2037-07-05' });
    expect(body.success).toBe(true);
    for (const [method, subpath, payload] of [
      ['GET', '', undefined],
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['DELETE', '/invite', undefined],
      ['DELETE', `/members/${randomUUID()}`, undefined],
    ] as const) {
      const answer = await di.ask(method, `/group-challenges/${body.id}${subpath}`, now, payload);
      const answerToRandomId = await di.ask(
        method,
        `/group-challenges/${randomUUID()}${subpath}`,
        now,
        payload,
      );
      expect([method, subpath, answer]).toEqual([method, subpath, answerToRandomId]);
      expect(answer.status).toBe(404);
    }
  });
});
