import { mostReports } from '@hundred/contract/together/blocks-and-reports';
import type { Community } from '@hundred/contract/together/community';
import { entryLifetime, mostCheersADay, mostEntriesShown } from '@hundred/domain/community/community-entries';
import { Story } from '@hundred/domain/rules/story';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { communityCheer, communityEntry } from '../../db/schema/community-schema';
import { person } from '../../db/schema/schema';
import { report, socialSuspension } from '../../db/schema/social-schema';
import { Challenger } from '../../log/testing/challenger';
import { storeBlock } from '../../social/blocks';
import { makeStoreReport } from '../../social/reports';
import { testApp } from '../../testing/test-app';
import { forgetCommunityEntries } from './feed';

const server = testApp();
const database = () => server.current.storage.database;
const firstDate = '2026-06-01';
/** An instant of a day of June 2026, by the hour in UTC: ten in the morning in Berlin, unless the test names another. */
const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 5, day, hour)).toISOString();

/** A person on Day 10 of a run that began on the first, on a trial since the ninth. */
async function observerOnDay10(subject: string, profile: object = {}) {
  const story = Story.startedOn(firstDate, 'Europe/Berlin').completeFrom(firstDate, 9);
  const who = await Challenger.withLog(server.current, subject, story.log);
  await who.ask('PUT', '/auth/profile', at(9, 20), { displayName: subject, ...profile });
  await who.ask('POST', '/premium/start-trial', at(9, 20), {});
  return who;
}

/** Such a person who shares their milestones. */
async function sharerOnDay10(subject: string, profile: object = {}) {
  const who = await observerOnDay10(subject, profile);
  expect((await setSharing(who, { on: true })).status).toBe(200);
  return who;
}

const setSharing = (who: Challenger, { on }: { on: boolean }, now = at(9, 21)) =>
  who.ask('PUT', '/community/me', now, { on });
const feed = async (who: Challenger, now = at(10, 10), query = ''): Promise<Community> =>
  (await who.ask('GET', `/community${query}`, now)).body;
const linesOf = ({ entries }: Community) => entries.map(({ name, kind, what }) => `${name} ${kind} ${what}`);
const cheer = (who: Challenger, entry: string, kind: string | null, now = at(10, 11)) =>
  who.ask('PUT', `/community/${entry}/cheer`, now, { cheer: kind });
const clear = () => database().delete(communityEntry);

describe('The community', () => {
  it('shows milestones reached while sharing, and none from before, under the name on the boards', async () => {
    await clear();
    const ana = await sharerOnDay10('ana', { showNameOnLeaderboard: true });
    const shy = await sharerOnDay10('shy');
    const young = await sharerOnDay10('young', { showNameOnLeaderboard: true, ageGroup: 'under20' });
    const quiet = await observerOnDay10('quiet', { showNameOnLeaderboard: true });
    expect(await feed(quiet, at(10, 7))).toEqual({ on: false, entries: [], more: null });
    for (const who of [quiet, young, shy, ana]) await who.completeDay(at(10));
    // Entries of one instant have no order.
    expect(linesOf(await feed(quiet)).sort()).toEqual(['ana day 10', 'null day 10', 'null day 10']);
    expect((await feed(ana)).on).toBe(true);
    expect((await feed(ana)).entries.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(JSON.stringify(await feed(quiet))).not.toContain(ana.id);
  });

  it('shows the cheers only to the owner of an entry; each person has one and can change or remove it', async () => {
    await clear();
    const ben = await sharerOnDay10('ben');
    const cy = await observerOnDay10('cy');
    const di = await observerOnDay10('di');
    await ben.completeDay(at(10));
    const entry = (await feed(cy)).entries[0]!.id;
    for (const kind of ['strong', 'wellDone']) expect((await cheer(cy, entry, kind)).status).toBe(200);
    await cheer(di, entry, 'respect');
    expect((await feed(cy)).entries[0]).toMatchObject({ cheer: 'wellDone', cheered: null, isOwn: false });
    expect((await feed(ben)).entries[0]).toMatchObject({ cheer: null, cheered: 2, isOwn: true });
    await cheer(di, entry, null);
    expect((await feed(ben)).entries[0]).toMatchObject({ cheered: 1 });
    expect(await cheer(ben, entry, 'strong')).toMatchObject({ status: 404 });
    expect(await cheer(cy, crypto.randomUUID(), 'strong')).toMatchObject({ status: 404 });
    expect(await cheer(cy, entry, 'boo')).toMatchObject({ status: 400, body: { field: 'cheer' } });
  });

  it('accepts 60 cheers a day', async () => {
    await clear();
    const eve = await sharerOnDay10('eve');
    const fay = await observerOnDay10('fay');
    const entries = await database()
      .insert(communityEntry)
      .values(
        Array.from({ length: mostCheersADay + 1 }, (_, index) => ({
          personId: eve.id,
          kind: 'badge' as const,
          what: `b${index}`,
          at: new Date(at(10)),
        })),
      )
      .returning();
    await database()
      .insert(communityCheer)
      .values(
        entries.slice(0, mostCheersADay - 1).map(({ id }) => ({
          entryId: id,
          personId: fay.id,
          cheer: 'strong' as const,
          at: new Date(at(10)),
        })),
      );
    const [last, beyond] = entries.slice(mostCheersADay - 1).map(({ id }) => id);
    expect(await cheer(fay, last!, 'strong')).toMatchObject({ status: 200 });
    expect(await cheer(fay, beyond!, 'strong')).toMatchObject({
      status: 409,
      body: {
        error: 'too_many_today',
        message: `You cheered ${mostCheersADay} times in 24 hours. Cheer again later.`,
      },
    });
    // Changing a cheer does not count as another; a day later the limit starts again.
    expect(await cheer(fay, last!, 'respect')).toMatchObject({ status: 200 });
    expect(await cheer(fay, beyond!, 'strong', at(11, 12))).toMatchObject({ status: 200 });
  });

  it('deletes everything of a person who stops sharing, restarts or is deleted, also during a completion', async () => {
    await clear();
    const gil = await sharerOnDay10('gil');
    const hal = await sharerOnDay10('hal');
    const ivo = await sharerOnDay10('ivo');
    const jo = await observerOnDay10('jo');
    for (const who of [gil, hal, ivo]) await who.completeDay(at(10));
    expect((await feed(jo)).entries).toHaveLength(3);
    await setSharing(gil, { on: false }, at(10, 12));
    await hal.post('reset', at(10, 12), {});
    // Only that of Ivo is left.
    expect((await feed(jo)).entries).toHaveLength(1);
    await ivo.ask('DELETE', '/account', at(10, 12), { confirm: 'DELETE' });
    expect((await feed(jo)).entries).toEqual([]);
    // An entry that is shared while its owner stops sharing is gone in every order.
    const kim = await sharerOnDay10('kim');
    await kim.complete('pushups', at(10));
    await kim.complete('situps', at(10));
    await Promise.all([kim.complete('jumpingJacks', at(10)), setSharing(kim, { on: false }, at(10))]);
    expect((await feed(jo)).entries).toEqual([]);
  });

  // This needs two connections, and embedded storage has one session.
  it.runIf(inject('storageKind') === 'postgres')(
    'reports an entry as gone that is removed during a cheer',
    async () => {
      await clear();
      const uma = await sharerOnDay10('uma');
      const vik = await observerOnDay10('vik');
      await uma.completeDay(at(10));
      const entry = (await feed(vik)).entries[0]!.id;
      const { pool } = server.current.storage;
      const deleting = await pool.connect();
      await deleting.query('begin');
      await deleting.query('delete from community_entry where id = $1', [entry]);
      const answer = cheer(vik, entry, 'strong');
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), 20_000);
      await deleting.query('commit');
      deleting.release();
      expect(await answer).toMatchObject({ status: 404, body: { error: 'not_found' } });
    },
  );

  it('needs Premium, and gets no entries while it is over; anyone can stop sharing', async () => {
    await clear();
    const lee = await sharerOnDay10('lee');
    const afterTrial = at(17, 10);
    expect(await lee.ask('GET', '/community', afterTrial)).toMatchObject({
      status: 403,
      body: { error: 'premium_required' },
    });
    expect(await setSharing(lee, { on: true }, afterTrial)).toMatchObject({ status: 403 });
    await lee.completeDay(afterTrial);
    expect(await database().select().from(communityEntry).where(eq(communityEntry.personId, lee.id))).toEqual(
      [],
    );
    const ownSharing = () => lee.ask('GET', '/community/me', afterTrial);
    expect(await ownSharing()).toMatchObject({ status: 200, body: { on: true } });
    expect(await setSharing(lee, { on: false }, afterTrial)).toMatchObject({ status: 200 });
    expect(await ownSharing()).toMatchObject({ status: 200, body: { on: false } });
  });

  it('separates two people if one has blocked the other, and accepts reports of a name', async () => {
    await clear();
    const mo = await sharerOnDay10('mo', { showNameOnLeaderboard: true });
    const nia = await sharerOnDay10('nia', { showNameOnLeaderboard: true });
    await mo.completeDay(at(10));
    await nia.completeDay(at(10));
    const entryOf = async (observer: Challenger, name: string) =>
      (await feed(observer)).entries.find((entry) => entry.name === name)?.id;
    const entryOfMo = (await entryOf(nia, 'mo'))!;
    const entryOfNia = (await entryOf(mo, 'nia'))!;
    expect(await nia.ask('POST', `/community/${entryOfMo}/report`, at(10, 11), {})).toMatchObject({
      status: 200,
    });
    expect(await database().select().from(report).where(eq(report.personId, nia.id))).toMatchObject([
      { reportedId: mo.id, reason: 'name', words: 'mo' },
    ]);
    expect(await nia.ask('POST', `/community/${entryOfMo}/block`, at(10, 11), {})).toMatchObject({
      status: 200,
    });
    expect([await entryOf(nia, 'mo'), await entryOf(mo, 'nia')]).toEqual([undefined, undefined]);
    expect(await cheer(mo, entryOfNia, 'strong')).toMatchObject({ status: 404 });
  });

  it('shows entries without a name despite a block, so that a block does not reveal whose they are', async () => {
    await clear();
    const una = await sharerOnDay10('una');
    const mate = await sharerOnDay10('mate');
    const stranger = await sharerOnDay10('stranger');
    const under20 = await sharerOnDay10('under20', { showNameOnLeaderboard: true, ageGroup: 'under20' });
    for (const who of [una, mate, stranger, under20]) await who.completeDay(at(10));
    const before = await Promise.all([feed(una), feed(mate)]);
    expect(before.map(({ entries }) => entries.length)).toEqual([4, 4]);
    for (const who of [mate, under20]) await storeBlock(database(), una.id, who.id, Date.parse(at(10, 11)));
    expect(await Promise.all([feed(una), feed(mate)])).toEqual(before);
    const othersEntries = before[0].entries.filter(({ isOwn }) => !isOwn);
    for (const { id } of othersEntries) expect((await cheer(una, id, 'strong')).status).toBe(200);
  });

  it('does not accept a block for an entry without a name', async () => {
    await clear();
    const vera = await observerOnDay10('vera');
    const shown = await sharerOnDay10('shown', { showNameOnLeaderboard: true });
    const unnamed = await sharerOnDay10('unnamed');
    for (const who of [shown, unnamed]) await who.completeDay(at(10));
    for (const { id, name } of (await feed(vera)).entries) {
      const answer = await vera.ask('POST', `/community/${id}/block`, at(10, 11), {});
      if (name !== null) expect(answer.status).toBe(200);
      else
        expect(answer).toEqual({
          status: 409,
          body: {
            error: 'name_not_shown',
            message: 'This post shows no name, so you can’t block this person.',
          },
        });
    }
    const { blocks } = (await vera.ask('GET', '/blocks', at(10, 11))).body;
    expect(blocks).toMatchObject([{ name: 'shown' }]);
    // A person who hides their name is visible again, without it.
    await shown.ask('PUT', '/auth/profile', at(10, 11), { showNameOnLeaderboard: false });
    expect(linesOf(await feed(vera))).toEqual(['null day 10', 'null day 10']);
  });

  it('counts a report of an entry without a name by the entry, whoever else was reported', async () => {
    await clear();
    const wim = await observerOnDay10('wim');
    const mate = await sharerOnDay10('reported mate');
    const other = await sharerOnDay10('reported other');
    for (const who of [mate, other]) await who.completeDay(at(10));
    const now = Date.parse(at(10, 11));
    const reportPerson = (reportedId: string, text: string | null) =>
      makeStoreReport(database(), async () => {})(
        { personId: wim.id, reportedId, reason: 'behaviour', words: text },
        now,
      );
    const entries = (await feed(wim)).entries.map(({ id }) => id);
    const reportEntry = async (entry: string) =>
      (await wim.ask('POST', `/community/${entry}/report`, at(10, 12), {})).status;
    const countReports = () => database().$count(report, eq(report.personId, wim.id));

    await reportPerson(mate.id, null);
    expect([await reportEntry(entries[0]!), await reportEntry(entries[1]!)]).toEqual([200, 200]);
    // One of the team-mate, and one of each entry.
    expect(await countReports()).toBe(3);
    // The same entry again is the same report, and so is the same team-mate.
    expect([await reportEntry(entries[0]!), await reportEntry(entries[1]!)]).toEqual([200, 200]);
    await reportPerson(mate.id, null);
    expect(await countReports()).toBe(3);

    // At the daily limit, reports of both entries are refused alike.
    await database().delete(report);
    await reportPerson(mate.id, null);
    for (let index = 1; index < mostReports; index += 1) await reportPerson(other.id, `${index}`);
    expect([await reportEntry(entries[0]!), await reportEntry(entries[1]!)]).toEqual([409, 409]);
    // A report of the team-mate counts, even though an entry of theirs was reported.
    await database().delete(report);
    for (const entry of entries) await reportEntry(entry);
    await reportPerson(mate.id, null);
    expect(await countReports()).toBe(3);
  });

  it('does not show suspended people, and shows them nothing', async () => {
    await clear();
    const oz = await sharerOnDay10('oz');
    const pia = await observerOnDay10('pia');
    await oz.completeDay(at(10));
    await database()
      .insert(socialSuspension)
      .values({ personId: oz.id, until: new Date(at(11)) });
    expect((await feed(pia)).entries).toEqual([]);
    expect(await oz.ask('GET', '/community', at(10, 10))).toMatchObject({
      status: 403,
      body: { error: 'social_suspended' },
    });
    expect((await feed(pia, at(11, 9))).entries).toHaveLength(1);
    expect(await oz.ask('GET', '/community/me', at(10, 10))).toMatchObject({ body: { on: true } });
    expect(await setSharing(oz, { on: false }, at(10, 10))).toMatchObject({ status: 200 });
    expect((await feed(pia, at(11, 9))).entries).toEqual([]);
  });

  it('shows the newest 200 of two weeks, page by page, and deletes older ones', async () => {
    await clear();
    const ray = await sharerOnDay10('ray');
    const sue = await observerOnDay10('sue');
    const now = Date.parse(at(12));
    await database()
      .insert(communityEntry)
      .values(
        Array.from({ length: mostEntriesShown + 20 }, (_, index) => ({
          personId: ray.id,
          kind: 'badge' as const,
          what: `b${index}`,
          // Several of one instant, like those of one workout.
          at: new Date(now - Math.floor(index / 7) * 1000),
        })),
      );
    const seen: string[] = [];
    for (let query = ''; ; ) {
      const page = await feed(sue, at(12), query);
      seen.push(...page.entries.map(({ id }) => id));
      if (page.more === null) break;
      query = `?before=${page.more}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([mostEntriesShown, mostEntriesShown]);
    expect(await sue.ask('GET', '/community?before=x', at(12))).toMatchObject({
      status: 400,
      body: { field: 'before' },
    });
    // By then all entries but the newest are too old.
    await forgetCommunityEntries(database(), now + entryLifetime);
    const left = await database().select().from(communityEntry);
    expect(left.map(({ at: when }) => when.getTime()).every((when) => when === now)).toBe(true);
    expect(left.length).toBeGreaterThan(0);
    expect(await database().select().from(person).where(eq(person.id, ray.id))).toHaveLength(1);
  });
});
