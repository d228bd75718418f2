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
import { readBlockedEitherWay, readBlocks, removeBlock, storeBlock } from './blocks';
import { forgetClosedReports, makeStoreReport, type NewReport } from './reports';
import { shownName } from './shown-name';
import { readSuspensionEnd, refuseSuspended } from './suspension';

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
    await storeBlock(database(), id('Ana'), id('Bo'), now);
    await storeBlock(database(), id('Ana'), id('Bo'), now);
    expect(await readBlockedEitherWay(database(), id('Ana'))).toEqual(new Set([id('Bo')]));
    expect(await readBlockedEitherWay(database(), id('Bo'))).toEqual(new Set([id('Ana')]));
    expect(await readBlockedEitherWay(database(), id('Cy'))).toEqual(new Set());
    expect(await readBlocks(database(), id('Bo'), now)).toEqual([]);
    const [stored] = await readBlocks(database(), id('Ana'), now);
    expect(stored).toMatchObject({ name: null, since: new Date(now) });
    expect(await removeBlock(database(), id('Bo'), stored!.id)).toBe(false);
    expect(await removeBlock(database(), id('Ana'), stored!.id)).toBe(true);
    expect(await readBlockedEitherWay(database(), id('Bo'))).toEqual(new Set());
  });

  it('shows the blocked name as boards do, and while both are in one group', async () => {
    await storeBlock(database(), id('Ana'), id('Bo'), now);
    const nameShownToAna = async (at = now) => (await readBlocks(database(), id('Ana'), at))[0]?.name;
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
    const membersOf = (groupId: string) =>
      ['Ana', 'Bo'].map((name) => ({ id: randomUUID(), groupId, personId: id(name), joinedAt }));
    const newGroup = () => ({ id: randomUUID(), ownerMember: randomUUID(), createdAt: joinedAt });
    const [crew, race, gym] = [newGroup(), newGroup(), newGroup()];
    await database().insert(team).values(crew);
    await database().insert(teamMember).values(membersOf(crew.id));
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
    await database().insert(groupChallengeMember).values(membersOf(race.id));
    expect(await nameShownToAna()).toBe('Bo');
    await database().delete(groupChallenge);
    expect(await nameShownToAna()).toBeNull();

    await database()
      .insert(room)
      .values({ ...gym, endsAt: new Date(now + hour) });
    await database()
      .insert(roomMember)
      .values(membersOf(gym.id).map((row) => ({ ...row, seenAt: joinedAt })));
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
    const blockAsDi = (name: string) => storeBlock(database(), id('Di'), id(name), now);
    // One place is left for two concurrent blocks.
    const both = await Promise.all([blockAsDi(many[0]!), blockAsDi('Cy')]);
    const message = `You can block at most ${mostBlocks} people. Unblock one first.`;
    expect(both.map((refused) => refused?.message).toSorted()).toEqual([message, undefined]);
    expect(await blockAsDi(many[1]!)).toBeUndefined();
    expect(await readBlocks(database(), id('Di'), now)).toHaveLength(mostBlocks);
    await database().delete(block);
  });
});

describe('A report', () => {
  let operatorNotices = 0;
  const storeReport = (newReport: NewReport, at: number) =>
    makeStoreReport(database(), async () => {
      operatorNotices += 1;
    })(newReport, at);
  const reportName = (from: string, name = 'Rude', at = now) =>
    storeReport({ personId: id(from), reportedId: id('Rude'), reason: 'name', words: name }, at);

  it('hides a name once three people reported it, until the operator has looked or it changes', async () => {
    for (const from of ['Ana', 'Bo', 'Ana', 'Ana']) await reportName(from);
    // A repeated report is not stored again.
    expect(operatorNotices).toBe(2);
    // Neither a report of behaviour nor one of another name counts.
    await storeReport({ personId: id('Cy'), reportedId: id('Rude'), reason: 'behaviour', words: null }, now);
    await reportName('Di', 'Something else');
    expect(await nameShown(id('Rude'))).toBe('Rude');
    await reportName('Cy');
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
        reportName('Di', `Word ${index}`, now + 30 * hour),
      ),
    );
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(mostReports);
    // 23 and 25 hours after those.
    expect(await reportName('Di', 'More', now + 53 * hour)).toMatchObject({
      code: 'too_many_reports',
      message: `You reported ${mostReports} times in 24 hours. Report again later.`,
    });
    expect(await reportName('Di', 'More', now + 55 * hour)).toBeUndefined();
  });

  it('is deleted 90 days after it was closed', async () => {
    const countClosed = async () =>
      (await database().select().from(report)).filter(({ closedAt }) => closedAt !== null).length;
    const before = await countClosed();
    expect(before).toBeGreaterThan(0);
    await forgetClosedReports(database(), now + 90 * 24 * hour);
    expect(await countClosed()).toBe(before);
    await forgetClosedReports(database(), now + 90 * 24 * hour + 1);
    expect(await countClosed()).toBe(0);
  });
});

it('A suspension holds until its exact end', async () => {
  const until = new Date(now + hour);
  await database()
    .insert(socialSuspension)
    .values({ personId: id('Bo'), until });
  expect(await readSuspensionEnd(database(), id('Bo'), now)).toEqual(until);
  expect(await refuseSuspended(database(), id('Bo'), now)).toMatchObject({ code: 'social_suspended' });
  expect(await refuseSuspended(database(), id('Bo'), until.getTime())).toBeUndefined();
  expect(await readSuspensionEnd(database(), id('Ana'), now)).toBeNull();
});
