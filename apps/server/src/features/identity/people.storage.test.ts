import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../../adapters/id-token';
import { pushSubscription } from '../../db/notifications-schema';
import { deletedPerson } from '../../db/schema';
import { freshStorage } from '../../testing/fresh-storage';
import { forgetDeletions, makePeople, removePerson } from './people';

const storage = freshStorage();
const start = Date.parse('2026-03-01T12:00:00Z');
let now = start;
const people = () => makePeople(storage.current.database, () => now);
const given = (subject: string, issuedAt: number, authenticatedAt?: number): Identity => ({
  issuer: 'https://issuer.example',
  subject,
  email: undefined,
  name: undefined,
  signInMethod: 'external',
  issuedAt,
  authenticatedAt,
});
const join = async (subject: string, issuedAt: number, authenticatedAt = issuedAt) =>
  people().findOrCreate(given(subject, issuedAt, authenticatedAt), undefined, now);
const remove = async (subject: string) => {
  const row = (await people().find(given(subject, now)))!;
  await storage.current.database.transaction((transaction) => removePerson(transaction, row, now));
};

describe('a deleted person', () => {
  it('does not come back through a token from before, and is a new one with a later', async () => {
    now = start;
    const before = await join('gone', start);
    now = start + 60_500;
    await remove('gone');
    now = start + 61_000;
    expect(await people().find(given('gone', start))).toBeUndefined();
    expect(await join('gone', start)).toBeUndefined();
    expect(await join('gone', start + 60_000)).toBeUndefined();
    const after = await join('gone', start + 61_000);
    expect(after?.id).toMatch(/-/);
    expect(after?.id).not.toBe(before?.id);
    expect(await people().find(given('gone', start))).toBeUndefined();
    expect(await people().find(given('gone', start + 61_000))).toMatchObject({ id: after?.id });
  });

  it('is not made again by renewing a sign-in from before, and can come back where none says when it was', async () => {
    now = start;
    await join('renewed', start);
    now = start + 1000;
    await remove('renewed');
    now = start + 3_600_000;
    expect(await join('renewed', now, start)).toBeUndefined();
    const undated = given('renewed', now);
    expect(await people().findOrCreate(undated, undefined, now)).toBeDefined();
    expect(await people().find(undated)).toBeDefined();
  });

  it('leaves nothing but a hash, and that until such tokens have expired', async () => {
    now = start;
    await join('hashed', start);
    await remove('hashed');
    const kept = await storage.current.database.select().from(deletedPerson);
    expect(JSON.stringify(kept)).not.toMatch(/hashed|issuer/);
    const count = kept.length;
    await forgetDeletions(storage.current.database, start + 86_400_000);
    expect(await storage.current.database.select().from(deletedPerson)).toHaveLength(count);
    await forgetDeletions(storage.current.database, start + 2 * 86_400_000);
    expect(await storage.current.database.select().from(deletedPerson)).toHaveLength(0);
  });

  it('can be deleted twice', async () => {
    now = start;
    await join('twice', start);
    await remove('twice');
    now = start + 5000;
    await join('twice', start + 5000);
    now = start + 10_000;
    await remove('twice');
    expect(await join('twice', start + 5000)).toBeUndefined();
  });
});

describe('signing out everywhere', () => {
  it('ends every sign-in so far, however often it is renewed, and none that comes later', async () => {
    now = start;
    const row = (await join('everywhere', start))!;
    now = start + 5500;
    await people().signOutEverywhere(row.id);
    const renewed = (authenticatedAt?: number) => given('everywhere', start + 3_600_000, authenticatedAt);
    expect(await people().find(given('everywhere', start, start))).toBeUndefined();
    expect(await people().find(renewed(start))).toBeUndefined();
    expect(await people().find(renewed(start + 5000))).toBeUndefined();
    expect(await people().find(renewed())).toBeUndefined();
    expect(await join('everywhere', start + 3_600_000, start)).toBeUndefined();
    expect(await people().find(renewed(start + 6000))).toMatchObject({ id: row.id });
    expect(await join('everywhere', start + 6000)).toMatchObject({ id: row.id });
  });

  it.each([
    ['a sign-out everywhere', (id: string) => people().signOutEverywhere(id)],
    [
      'a change of the password',
      (_id: string, subject: string) => people().takeTokensFrom('https://issuer.example', subject, now),
    ],
  ])('leaves no device to be told anything after %s, and those of others as they were', async (what, end) => {
    now = start;
    const { database } = storage.current;
    const subscribe = async (subject: string) => {
      const { id: personId } = (await join(subject, start))!;
      const phone = { p256dh: '', auth: '', userAgent: '', platform: '', createdAt: new Date(now) };
      const endpoint = `https://push.example/${subject}`;
      await database.insert(pushSubscription).values({ id: randomUUID(), personId, endpoint, ...phone });
      return personId;
    };
    const [left, other] = [await subscribe(what), await subscribe(`other than ${what}`)];
    await end(left, what);
    const kept = await database.select().from(pushSubscription);
    expect(kept.map(({ personId }) => personId)).toContain(other);
    expect(kept.map(({ personId }) => personId)).not.toContain(left);
  });
});
