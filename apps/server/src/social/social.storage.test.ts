import { randomUUID } from 'node:crypto';
import { mostBlocks, mostReports } from '@hundred/contract/together/blocks-and-reports';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '../db/schema/schema';
import {
  block,
  groupChallenge,
  groupChallengeMember,
  report,
  room,
  roomMember,
  socialSuspension,
  team,
  teamMember,
} from '../db/schema/social-schema';
import { freshStorage } from '../testing/fresh-storage';
import { blockedWith, blocksOf, dropBlock, keepBlock } from './blocks';
import { forgetClosedReports, makeKeepReport } from './reports';
import { shownName } from './shown-name';
import { refuseSuspended, suspendedUntil } from './suspension';

const storage = freshStorage();
const database = () => storage.current.database;
const now = Date.UTC(2026, 5, 10, 10);
const hour = 3_600_000;

const ids = new Map<string, string>();
const id = (name: string) => ids.get(name)!;
async function signUp(names: readonly string[]): Promise<void> {
  for (const name of names) ids.set(name, randomUUID());
  const issuer = 'https://issuer.test';
  const createdAt = new Date(now);
  const rows = names.map((name) => ({ id: id(name), issuer, subject: name, displayName: name, createdAt }));
  await database().insert(person).values(rows);
}
beforeAll(() => signUp(['Ana', 'Bo', 'Cy', 'Di', 'Rude']));

const nameShown = async (personId: string) => {
  const { rows } = await database().execute(
    sql`select ${sql.raw(shownName)} as name from person where id = ${personId}`,
  );
  return rows[0]?.name;
};

describe('A block', () => {
  it('separates two people, whoever of them set it, until its owner removes it', async () => {
    await keepBlock(database(), id('Ana'), id('Bo'), now);
    await keepBlock(database(), id('Ana'), id('Bo'), now);
    expect(await blockedWith(database(), id('Ana'))).toEqual(new Set([id('Bo')]));
    expect(await blockedWith(database(), id('Bo'))).toEqual(new Set([id('Ana')]));
    expect(await blockedWith(database(), id('Cy'))).toEqual(new Set());
    expect(await blocksOf(database(), id('Bo'), now)).toEqual([]);
    const [stored] = await blocksOf(database(), id('Ana'), now);
    expect(stored).toMatchObject({ name: null, since: new Date(now) });
    expect(await dropBlock(database(), id('Bo'), stored!.id)).toBe(false);
    expect(await dropBlock(database(), id('Ana'), stored!.id)).toBe(true);
    expect(await blockedWith(database(), id('Bo'))).toEqual(new Set());
  });

  it('shows the blocked name as boards do, and while both are in one group', async () => {
    await keepBlock(database(), id('Ana'), id('Bo'), now);
    const nameShownToAna = async (at = now) => (await blocksOf(database(), id('Ana'), at))[0]?.name;
    const update = (set: Partial<typeof person.$inferInsert>) =>
      database()
        .update(person)
        .set(set)
        .where(eq(person.id, id('Bo')));
    expect(await nameShownToAna()).toBeNull();
    await update({ showNameOnLeaderboard: true });
    expect(await nameShownToAna()).toBe('Bo');
    await update({ ageGroup: 'under20' });
    expect(await nameShownToAna()).toBeNull();

    const joinedAt = new Date(now);
    const together = (groupId: string) =>
      ['Ana', 'Bo'].map((name) => ({ id: randomUUID(), groupId, personId: id(name), joinedAt }));
    const group = () => ({ id: randomUUID(), ownerMember: randomUUID(), createdAt: joinedAt });
    const [crew, race, set] = [group(), group(), group()];
    await database().insert(team).values(crew);
    await database().insert(teamMember).values(together(crew.id));
    expect(await nameShownToAna()).toBe('Bo');
    await database()
      .update(teamMember)
      .set({ leftAt: joinedAt })
      .where(eq(teamMember.personId, id('Bo')));
    expect(await nameShownToAna()).toBeNull();

    const dates = { fromDate: '2026-06-01', toDate: '2026-06-30' };
    await database()
      .insert(groupChallenge)
      .values({ ...race, ...dates, goal: 'days' });
    await database().insert(groupChallengeMember).values(together(race.id));
    expect(await nameShownToAna()).toBe('Bo');
    await database().delete(groupChallenge);
    expect(await nameShownToAna()).toBeNull();

    await database()
      .insert(room)
      .values({ ...set, endsAt: new Date(now + hour) });
    await database()
      .insert(roomMember)
      .values(together(set.id).map((row) => ({ ...row, seenAt: joinedAt })));
    expect([await nameShownToAna(), await nameShownToAna(now + hour)]).toEqual(['Bo', null]);
    await database().delete(block);
    await update({ showNameOnLeaderboard: false, ageGroup: null });
  });

  it('is limited to a number of people, and can be repeated for one of them', async () => {
    const many = Array.from({ length: mostBlocks }, (_, index) => `one of many ${index}`);
    await signUp(many);
    const rows = many.slice(1).map((name) => ({
      id: randomUUID(),
      personId: id('Di'),
      blockedId: id(name),
      createdAt: new Date(now),
    }));
    await database().insert(block).values(rows);
    const put = (name: string) => keepBlock(database(), id('Di'), id(name), now);
    const both = await Promise.all([put(many[0]!), put('Cy')]);
    const message = `You can block at most ${mostBlocks} people. Unblock one first.`;
    expect(both.map((refused) => refused?.message).toSorted()).toEqual([message, undefined]);
    expect(await put(many[1]!)).toBeUndefined();
    expect(await blocksOf(database(), id('Di'), now)).toHaveLength(mostBlocks);
    await database().delete(block);
  });
});

describe('A report', () => {
  const tell = (from: string, reason: 'name' | 'behaviour' = 'name', at = now, text = 'Rude') =>
    makeKeepReport(database(), async () => {
      count += 1;
    })({ personId: id(from), reportedId: id('Rude'), reason, words: reason === 'name' ? text : null }, at);
  let count = 0;

  it('hides a name once three people reported it, until the operator has looked or it changes', async () => {
    for (const from of ['Ana', 'Bo', 'Ana', 'Ana']) await tell(from);
    expect(count).toBe(2);
    await tell('Cy', 'behaviour');
    await tell('Di', 'name', now, 'Something else');
    expect(await nameShown(id('Rude'))).toBe('Rude');
    await tell('Cy');
    expect(await nameShown(id('Rude'))).toBeNull();
    await database()
      .update(person)
      .set({ displayName: 'Kind' })
      .where(eq(person.id, id('Rude')));
    expect(await nameShown(id('Rude'))).toBe('Kind');
    await database()
      .update(person)
      .set({ displayName: 'Rude' })
      .where(eq(person.id, id('Rude')));
    await database()
      .update(report)
      .set({ closedAt: new Date(now) });
    expect(await nameShown(id('Rude'))).toBe('Rude');
  });

  it('is accepted five times a day, also concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: mostReports + 2 }, (_, index) =>
        tell('Di', 'name', now + 30 * hour, `Word ${index}`),
      ),
    );
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(mostReports);
    expect(await tell('Di', 'name', now + 53 * hour, 'More')).toMatchObject({
      code: 'too_many_reports',
      message: `You reported ${mostReports} times in 24 hours. Report again later.`,
    });
    expect(await tell('Di', 'name', now + 55 * hour, 'More')).toBeUndefined();
  });

  it('is deleted 90 days after it was closed', async () => {
    const closed = async () =>
      (await database().select().from(report)).filter(({ closedAt }) => closedAt !== null).length;
    const before = await closed();
    expect(before).toBeGreaterThan(0);
    await forgetClosedReports(database(), now + 90 * 24 * hour);
    expect(await closed()).toBe(before);
    await forgetClosedReports(database(), now + 90 * 24 * hour + 1);
    expect(await closed()).toBe(0);
  });
});

it('A suspension holds until its exact end', async () => {
  const until = new Date(now + hour);
  await database()
    .insert(socialSuspension)
    .values({ personId: id('Bo'), until });
  expect(await suspendedUntil(database(), id('Bo'), now)).toEqual(until);
  expect(await refuseSuspended(database(), id('Bo'), now)).toMatchObject({ code: 'social_suspended' });
  expect(await refuseSuspended(database(), id('Bo'), until.getTime())).toBeUndefined();
  expect(await suspendedUntil(database(), id('Ana'), now)).toBeNull();
});
