import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pushSubscription } from '../../db/schema/notifications-schema';
import { calendarFeed, deletedPerson } from '../../db/schema/schema';
import type { Identity } from '../../identity/identity';
import { freshStorage } from '../../testing/fresh-storage';
import { forgetDeletions, removePerson } from './deletions';
import { endSignInsAheadOfClock } from './end-sign-ins';
import { makePeople } from './people';

const storage = freshStorage();
/** Tokens carry whole seconds: all times here are seconds after noon. */
const noon = Date.parse('2026-03-01T12:00:00Z');
const after = (seconds: number) => noon + seconds * 1000;
const hour = 3600;
const day = 24 * hour;
let now = noon;
const people = () => makePeople(storage.current, () => now);
const unnamed = { displayName: undefined, language: 'en' } as const;

/** The claims of a token: its subject, when it was issued, and when its owner last authenticated. */
const token = (subject: string, issued: number, authenticated?: number): Identity => ({
  issuer: 'https://issuer.example',
  subject,
  email: undefined,
  name: undefined,
  signInMethod: 'external',
  issuedAt: after(issued),
  authenticatedAt: authenticated === undefined ? undefined : after(authenticated),
});
const signIn = (subject: string, issued: number, authenticated = issued) =>
  people().findOrCreate(token(subject, issued, authenticated), unnamed, now);

async function remove(subject: string, seconds: number): Promise<void> {
  now = after(seconds);
  const row = (await people().find(token(subject, seconds)))!;
  await storage.current.database.transaction((transaction) => removePerson(transaction, row, now));
}

async function joinAtNoon(subject: string) {
  now = noon;
  return (await signIn(subject, 0))!;
}

describe('A deleted person', () => {
  it('does not come back with an earlier token, and is a new person with a later one', async () => {
    const before = await joinAtNoon('gone');
    // A token of second 60 is earlier than this, and one of second 61 later.
    await remove('gone', 60.5);
    now = after(61);
    expect(await people().find(token('gone', 0))).toBeUndefined();
    expect(await signIn('gone', 0)).toBeUndefined();
    expect(await signIn('gone', 60)).toBeUndefined();
    const again = (await signIn('gone', 61))!;
    expect(again.id).not.toBe(before.id);
    expect(await people().find(token('gone', 0))).toBeUndefined();
    expect(await people().find(token('gone', 61))).toMatchObject({ id: again.id });
  });

  it('is not created again by a renewed earlier sign-in, and can come back if no token says when it was', async () => {
    await joinAtNoon('renewed');
    await remove('renewed', 1);
    now = after(hour);
    expect(await signIn('renewed', hour, 0)).toBeUndefined();
    const undated = token('renewed', hour);
    expect(await people().findOrCreate(undated, unnamed, now)).toBeDefined();
    expect(await people().find(undated)).toBeDefined();
  });

  it('leaves only a hash, until earlier tokens have expired', async () => {
    const hashes = () => storage.current.database.select().from(deletedPerson);
    await joinAtNoon('hashed');
    await remove('hashed', 0);
    const before = await hashes();
    expect(JSON.stringify(before)).not.toMatch(/hashed|issuer/);
    await forgetDeletions(storage.current.database, after(day));
    expect(await hashes()).toEqual(before);
    await forgetDeletions(storage.current.database, after(2 * day));
    expect(await hashes()).toEqual([]);
  });

  it('can be deleted twice', async () => {
    await joinAtNoon('twice');
    await remove('twice', 0);
    now = after(5);
    await signIn('twice', 5);
    await remove('twice', 10);
    expect(await signIn('twice', 5)).toBeUndefined();
  });
});

describe('Signing out everywhere', () => {
  it('while the clock is a month ahead locks nobody out once it is right, and still ends earlier sign-ins', async () => {
    const { id } = await joinAtNoon('ahead');
    now = after(30 * day);
    await people().signOutEverywhere(id);
    now = after(60);
    expect(await people().find(token('ahead', 61, 61))).toBeUndefined();
    await endSignInsAheadOfClock(storage.current.database, now);
    expect(await people().find(token('ahead', 0, 0))).toBeUndefined();
    expect(await people().find(token('ahead', 61, 61))).toMatchObject({ id });
  });

  it('ends every earlier sign-in, however often it is renewed, and no later one', async () => {
    const { id } = await joinAtNoon('everywhere');
    now = after(5.5);
    await people().signOutEverywhere(id);
    const renewed = (authenticated?: number) => token('everywhere', hour, authenticated);
    expect(await people().find(token('everywhere', 0, 0))).toBeUndefined();
    expect(await people().find(renewed(0))).toBeUndefined();
    expect(await people().findWithLog(renewed(0))).toBeUndefined();
    expect(await people().find(renewed(5))).toBeUndefined();
    expect(await people().find(renewed())).toBeUndefined();
    expect(await signIn('everywhere', hour, 0)).toBeUndefined();
    expect(await people().find(renewed(6))).toMatchObject({ id });
    expect(await people().findWithLog(renewed(6))).toMatchObject({ row: { id }, head: { length: 0 } });
    expect(await signIn('everywhere', 6)).toMatchObject({ id });
  });

  it.each([
    ['a sign-out everywhere', (id: string) => people().signOutEverywhere(id)],
    [
      'a change of the password',
      (_id: string, subject: string) =>
        storage.current.database.transaction((transaction) =>
          people().rejectTokensBefore(transaction, 'https://issuer.example', subject, now),
        ),
    ],
  ])(
    'leaves no device and no calendar feed after %s, and those of others as they were',
    async (what, end) => {
      const { database } = storage.current;
      const subscribe = async (subject: string) => {
        const { id: personId } = await joinAtNoon(subject);
        const phone = { p256dh: '', auth: '', userAgent: '', platform: '', createdAt: new Date(now) };
        const endpoint = `https://push.example/${subject}`;
        await database.insert(pushSubscription).values({ id: randomUUID(), personId, endpoint, ...phone });
        await database
          .insert(calendarFeed)
          .values({ personId, tokenHash: `hash of ${subject}`, createdAt: new Date(now) });
        return personId;
      };
      const [left, other] = [await subscribe(what), await subscribe(`other than ${what}`)];
      await end(left, what);
      for (const table of [pushSubscription, calendarFeed]) {
        const rows = await database.select({ personId: table.personId }).from(table);
        expect(rows.map(({ personId }) => personId)).toContain(other);
        expect(rows.map(({ personId }) => personId)).not.toContain(left);
      }
    },
  );
});
