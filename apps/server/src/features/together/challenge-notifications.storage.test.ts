import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantPremium } from '../../cli/admin/premium/grant-premium';
import { runAdmin } from '../../cli/admin/run-admin';
import { testApp } from '../../testing/test-app';
import { announceChallenges } from './announce-challenges';
import { type Companion, companion, inviteAndJoin } from './testing/companion';
import { beginChallenge, readChallenge } from './testing/group-challenge';

const server = testApp();
const database = () => server.current.storage.database;
const signedUpAt = '2037-06-08T10:00:00.000Z';

let ana: Companion;
let bo: Companion;
let cy: Companion;
let eli: Companion;

beforeAll(async () => {
  ana = await companion(server.current, 'Ana', signedUpAt, { timezone: 'UTC' });
  await runAdmin([grantPremium], ['grant-premium', ana.id, 'lifetime'], database(), Date.parse(signedUpAt));
  bo = await companion(server.current, 'Bo', signedUpAt, { timezone: 'UTC' });
  cy = await companion(server.current, 'Cy', signedUpAt, { timezone: 'Pacific/Auckland' });
  eli = await companion(server.current, 'Eli', signedUpAt, { hasBegun: false });
});

describe('The members of a private challenge', () => {
  /** By person: when a notification of this kind is due, for which date, and the names in it. */
  const planned = async (kind: string) => {
    const { rows } = await database().execute(sql`
      select person_id as "personId", due_at::float8 as "dueAt", local_date as "localDate", about
      from notification_plan where kind = ${kind} and due_at is not null`);
    return new Map(
      (rows as { personId: string; dueAt: number; localDate: string; about: string[] }[]).map((row) => [
        row.personId,
        [new Date(row.dueAt).toISOString(), row.localDate, ...row.about],
      ]),
    );
  };

  const announceAt = (instant: string) => announceChallenges(database(), Date.parse(instant));
  beforeAll(async () => {
    for (const who of [ana, bo, cy, eli]) {
      await database().execute(sql`
        insert into push_subscription (id, person_id, endpoint, p256dh, auth, user_agent, platform, created_at)
        values (${randomUUID()}, ${who.id}, ${`https://push.test/${who.id}`}, 'k', 'a', '', '', now())`);
    }
    await server.current.notifierJob.stop();
  });
  beforeEach(() => database().execute(sql`delete from notification_plan`));

  it.each(['team', 'challenge', 'room'] as const)(
    'in a %s are announced to its owner when they first join, and not again',
    async (kind) => {
      const now = '2037-06-20T10:00:00.000Z';
      const dan = await companion(server.current, `Dan of the ${kind}`, now, { timezone: 'UTC' });
      const { body } =
        kind === 'challenge'
          ? await beginChallenge(ana, now, { from: '2037-06-21', to: '2037-06-25' })
          : await ana.ask('POST', `/${kind}s`, now, kind === 'team' ? { name: 'Early' } : undefined);
      const group = `/${kind === 'challenge' ? 'group-challenge' : kind}s/${body.id}`;
      const code = await inviteAndJoin(ana, group, [bo], now);
      const comeAndGo = async (instant: string) => {
        expect((await dan.ask('POST', `/join/${code}`, instant)).status).toBe(200);
        const { members } = (await dan.get(group, instant)).body;
        const ownId = members.find(({ isMe }: { isMe: boolean }) => isMe).id;
        const memberPath = kind === 'room' ? 'me' : `members/${ownId}`;
        expect((await dan.ask('DELETE', `${group}/${memberPath}`, instant)).status).toBe(200);
      };
      await comeAndGo(now);
      await comeAndGo('2037-06-20T10:30:00.000Z');
      const [, , ...names] = (await planned('groupJoin')).get(ana.id) ?? [];
      expect(names).toEqual(['Bo', `Dan of the ${kind}`]);
      const { rows } = await database().execute(sql`select from join_notice where person_id = ${dan.id}`);
      expect(rows).toHaveLength(1);
      if (kind !== 'room') expect((await ana.ask('DELETE', group, now)).status).toBe(200);
    },
  );

  it('are notified once of its start and once of its end, at nine on their own clock; the owner also of each join', async () => {
    const now = '2037-07-01T10:00:00.000Z';
    const { body } = await beginChallenge(ana, now, { name: 'July', from: '2037-07-03', to: '2037-07-09' });
    await inviteAndJoin(ana, `/group-challenges/${body.id}`, [cy], now);
    expect((await planned('groupJoin')).get(ana.id)).toEqual([now, '2037-07-01', 'Cy']);
    // Nine in the morning in Auckland is 21:00 of the day before in UTC, and the job plans an hour ahead.
    await announceAt('2037-07-02T19:59:00.000Z');
    expect((await planned('challengeStart')).size).toBe(0);
    await Promise.all([announceAt('2037-07-02T20:30:00.000Z'), announceAt('2037-07-02T20:30:00.000Z')]);
    expect([...(await planned('challengeStart'))]).toEqual([
      [cy.id, ['2037-07-02T21:00:00.000Z', '2037-07-03', 'July']],
    ]);
    await announceAt('2037-07-03T08:10:00.000Z');
    expect((await planned('challengeStart')).get(ana.id)).toEqual([
      '2037-07-03T09:00:00.000Z',
      '2037-07-03',
      'July',
    ]);
    await announceAt('2037-07-10T08:30:00.000Z');
    expect((await planned('challengeEnd')).get(ana.id)).toEqual([
      '2037-07-10T09:00:00.000Z',
      '2037-07-10',
      'July',
    ]);
  });

  it('who joined on its first date by their own clock are notified of its end, but not of its start', async () => {
    // In Auckland it is the morning of the first date.
    const evening = '2037-07-31T20:00:00.000Z';
    const { body } = await beginChallenge(ana, evening, {
      name: 'August',
      from: '2037-08-01',
      to: '2037-08-07',
    });
    await inviteAndJoin(ana, `/group-challenges/${body.id}`, [cy], evening);
    await announceAt('2037-07-31T20:30:00.000Z');
    expect((await planned('challengeStart')).size).toBe(0);
    const morning = '2037-08-01T08:00:00.000Z';
    await inviteAndJoin(ana, `/group-challenges/${body.id}`, [bo], morning);
    await announceAt('2037-08-01T08:30:00.000Z');
    const start = ['2037-08-01T09:00:00.000Z', '2037-08-01', 'August'];
    expect([...(await planned('challengeStart'))]).toEqual([[ana.id, start]]);
    await announceAt('2037-08-08T08:30:00.000Z');
    expect([...(await planned('challengeEnd')).keys()].sort()).toEqual([ana.id, bo.id, cy.id].sort());
  });

  it('are notified by the clock of UTC if they have not started a run', async () => {
    const now = '2037-09-01T10:00:00.000Z';
    const { body } = await beginChallenge(ana, now, {
      name: 'September',
      from: '2037-09-03',
      to: '2037-09-09',
    });
    await inviteAndJoin(ana, `/group-challenges/${body.id}`, [eli], now);
    await announceAt('2037-09-03T08:10:00.000Z');
    const start = ['2037-09-03T09:00:00.000Z', '2037-09-03', 'September'];
    expect((await planned('challengeStart')).get(eli.id)).toEqual(start);
  });

  it('are not notified if they have left the challenge, or it has ended, since the notification was planned', async () => {
    const now = '2037-12-01T10:00:00.000Z';
    const start = async (name: string) => {
      const { body } = await beginChallenge(ana, now, { name, from: '2037-12-03', to: '2037-12-09' });
      return `/group-challenges/${body.id}`;
    };
    const [winter, snow] = [await start('Winter'), await start('Snow')];
    await inviteAndJoin(ana, winter, [bo, eli], now);
    const nearly = '2037-12-03T08:10:00.000Z';
    await announceAt(nearly);
    const announcedNames = async () =>
      new Map([...(await planned('challengeStart'))].map(([id, [, , ...names]]) => [id, names.sort()]));
    expect(await announcedNames()).toEqual(
      new Map([
        [ana.id, ['Snow', 'Winter']],
        [bo.id, ['Winter']],
        [eli.id, ['Winter']],
      ]),
    );
    const { members } = await readChallenge(ana, nearly, winter);
    const memberOf = (name: string) => members.find((member) => member.name === name)?.id;
    await bo.ask('DELETE', `${winter}/members/${memberOf('Bo')}`, nearly);
    expect([...(await announcedNames()).keys()].sort()).toEqual([ana.id, eli.id].sort());
    await ana.ask('DELETE', `${winter}/members/${memberOf('Eli')}`, nearly);
    expect([...(await announcedNames()).keys()]).toEqual([ana.id]);
    // Another challenge of the same name, for which nothing was planned.
    const { body } = await beginChallenge(ana, now, { name: 'Winter', from: '2037-12-20', to: '2037-12-26' });
    await ana.ask('DELETE', `/group-challenges/${body.id}`, nearly);
    expect(await announcedNames()).toEqual(new Map([[ana.id, ['Snow', 'Winter']]]));
    await ana.ask('DELETE', snow, nearly);
    expect(await announcedNames()).toEqual(new Map([[ana.id, ['Winter']]]));
    await ana.ask('DELETE', winter, nearly);
    expect((await announcedNames()).size).toBe(0);
  });

  it('are notified after an outage of what begins today, but not of what began the day before', async () => {
    const now = '2037-10-01T10:00:00.000Z';
    await beginChallenge(ana, now, { name: 'Today', from: '2037-10-06', to: '2037-10-09' });
    await beginChallenge(ana, now, { name: 'Yesterday', from: '2037-10-05', to: '2037-10-09' });
    await announceAt('2037-10-06T08:30:00.000Z');
    expect((await planned('challengeStart')).get(ana.id)).toEqual([
      '2037-10-06T09:00:00.000Z',
      '2037-10-06',
      'Today',
    ]);
  });
});
