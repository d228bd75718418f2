import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantPremium } from '../../cli/admin/premium/grant-premium';
import { runAdmin } from '../../cli/admin/run-admin';
import { testApp } from '../../testing/test-app';
import { type Companion, companion, inviteAndJoin } from './testing/companion';
import { beginChallenge, readChallenge } from './testing/group-challenge';

const server = testApp();
const database = () => server.current.storage.database;
const before = '2037-11-01T09:00:00.000Z';
const onceSettled = '2037-11-30T10:00:00.000Z';
/** Ten in the morning (UTC) of a day of November 2037. */
const on = (day: number) => `2037-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const signUp = (name: string) => companion(server.current, name, before, { timezone: 'UTC' });
/** The members in their order, each as rank, name, score and number of dates. */
const board = async (who: Companion, now: string, group: string) =>
  (await readChallenge(who, now, group)).members.map(({ rank, name, score, dates }) => [
    rank,
    name,
    score,
    dates,
  ]);

describe('The result of a private challenge', () => {
  let olga: Companion;
  beforeAll(async () => {
    olga = await signUp('Olga');
    await runAdmin([grantPremium], ['grant-premium', olga.id, 'lifetime'], database(), Date.parse(before));
  });

  /**
   * Begins a challenge of Olga over four dates, from this day of November on. Each of these people is a member and
   * completes this many of its dates.
   */
  async function challengeOf(from: number, completions: readonly [Companion, number][], more: object = {}) {
    const dates = { from: on(from).slice(0, 10), to: on(from + 3).slice(0, 10) };
    const { body } = await beginChallenge(olga, on(from), { ...dates, ...more });
    const group = `/group-challenges/${body.id}`;
    await inviteAndJoin(
      olga,
      group,
      completions.flatMap(([who]) => (who === olga ? [] : [who])),
      on(from),
    );
    for (const [who, days] of completions)
      for (let day = 0; day < days; day += 1) await who.challenger.completeDay(on(from + day));
    return group;
  }

  it('preserves ranks and the sum if a member leaves or deletes the account', async () => {
    const [fay, gus, hal] = [await signUp('Fay'), await signUp('Gus'), await signUp('Hal')];
    const byDays = await challengeOf(1, [
      [olga, 4],
      [fay, 3],
      [gus, 3],
      [hal, 2],
    ]);
    const goal = { goal: 'together', target: 5 };
    const byGoal = await challengeOf(
      8,
      [
        [olga, 4],
        [fay, 1],
      ],
      goal,
    );
    const leave = async (who: Companion, group: string) => {
      const own = (await readChallenge(who, onceSettled, group)).members.find(({ isMe }) => isMe);
      expect((await who.ask('DELETE', `${group}/members/${own?.id}`, onceSettled)).status).toBe(200);
    };
    // Gus leaves before anybody reads the challenge, which settles it, and so has no rank in it.
    await gus.ask('DELETE', '/account', onceSettled, { confirm: 'DELETE' });
    const result = [
      [1, 'Olga', 4, 4],
      [2, 'Fay', 3, 4],
      [3, 'Hal', 2, 4],
    ];
    expect(await board(fay, onceSettled, byDays)).toEqual(result);
    expect((await readChallenge(fay, onceSettled, byGoal)).sum).toBe(5);
    for (const group of [byDays, byGoal]) await leave(olga, group);
    expect(await board(fay, onceSettled, byDays)).toEqual(result.slice(1));
    expect((await readChallenge(fay, onceSettled, byGoal)).sum).toBe(5);
    await fay.ask('DELETE', '/account', onceSettled, { confirm: 'DELETE' });
    expect(await board(hal, onceSettled, byDays)).toEqual(result.slice(2));
    // A challenge that was settled before ranks were stored ranks its remaining members.
    await database().execute(sql`update group_challenge_member set final_rank = null`);
    expect(await board(hal, onceSettled, byDays)).toEqual([[1, 'Hal', 2, 4]]);
  });

  it('hides a name while three reports of the name are open, from before or after the challenge was settled', async () => {
    const rude = await signUp('Rude');
    const [ana, bo, cy] = [await signUp('Ana'), await signUp('Bo'), await signUp('Cy')];
    const group = await challengeOf(15, [
      [olga, 1],
      [rude, 0],
    ]);
    const storeReports = () =>
      database().execute(sql`
        insert into report (id, person_id, reported_id, reason, words, created_at)
        select gen_random_uuid(), id, ${rude.id}, 'name', 'Rude', ${new Date(before)}
        from person where id in (${ana.id}, ${bo.id}, ${cy.id})`);
    const close = () => database().execute(sql`update report set closed_at = ${new Date(onceSettled)}`);
    const names = async () => (await board(olga, onceSettled, group)).map(([, name]) => name);
    await storeReports();
    expect(await names()).toEqual(['Olga', null]);
    await close();
    expect(await names()).toEqual(['Olga', 'Rude']);
    await storeReports();
    expect(await names()).toEqual(['Olga', null]);
    // The result shows the name at that time, whatever the member is called by now.
    await rude.ask('PUT', '/auth/profile', onceSettled, { displayName: 'Kind' });
    expect(await names()).toEqual(['Olga', null]);
    await close();
    expect(await names()).toEqual(['Olga', 'Rude']);
    // A report in a result is about the name that it shows, not about the current one.
    const { id, members } = await readChallenge(olga, onceSettled, group);
    const member = members.find(({ name }) => name === 'Rude')?.id;
    const report = { in: 'challenge', group: id, member, reason: 'name' };
    expect(await olga.ask('POST', '/reports', onceSettled, report)).toMatchObject({ status: 200 });
    const { rows } = await database().execute(sql`select words from report where closed_at is null`);
    expect(rows).toEqual([{ words: 'Rude' }]);
  });
});
