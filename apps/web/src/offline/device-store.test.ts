import { Story } from '@hundred/domain/rules/story';
import { factShape } from '@hundred/domain/runs/facts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NewDeed } from './deed';
import { type KeptLog, openDeviceStore } from './device-store';
import { makeBrowserDatabase } from './testing/browser-database';

const uid = 'ana';
const deed: NewDeed = { kind: 'takeRestDay', uid, shape: 1, deviceKey: 'key', timezone: 'UTC', at: 0 };
const { log: facts } = Story.startedOn('2026-06-01', 'UTC').completeFrom('2026-06-01', 3);
const logOf = (last: number, at: number): KeptLog => ({
  uid,
  shape: factShape,
  facts: facts.slice(0, last),
  last,
  at,
});

afterEach(() => vi.unstubAllGlobals());

it('opens its storage again where the browser has closed it', async () => {
  const { opened, closeAll } = makeBrowserDatabase();
  const store = await openDeviceStore();
  closeAll();
  expect(await store.add(deed)).toEqual({ ...deed, order: 1 });
  closeAll();
  expect((await store.read(uid)).deeds).toEqual([{ ...deed, order: 1 }]);
  expect(opened).toHaveLength(3);
});

/** A log of four facts and a deed that waits, as this page has read them. */
async function begin() {
  const { counts, rows } = makeBrowserDatabase();
  const store = await openDeviceStore();
  await store.keepLog(logOf(4, 1), []);
  const { order } = await store.add(deed);
  const read = await store.read(uid);
  if (!read.log) throw new Error('No log was kept.');
  /** The server says once more that this is all. */
  const lookAgain = async (at: number) => {
    const { log } = await store.read(uid);
    if (log) await store.keepLog({ ...log, at }, []);
  };
  /** Knows of the log alone, and leaves what is beside it. */
  const pageOfBefore = {
    keep(log: KeptLog, sent: readonly number[]) {
      rows('log').set(uid, { ...log });
      for (const each of sent) rows('outbox').delete(each);
    },
    /** A session that merely ended: what waits stays. */
    forget: () => rows('log').delete(uid),
  };
  return { store, order, log: read.log, lookAgain, pageOfBefore, counts, rows };
}

describe('the log', () => {
  it('is read whole and written whole only where it is another', async () => {
    const { store, lookAgain, log, counts } = await begin();
    Object.assign(counts, { read: 0, written: 0 });
    await lookAgain(2);
    await lookAgain(3);
    const again = await store.read(uid);
    expect(again.log).toEqual({ ...logOf(4, 3) });
    expect(again.log?.facts).toBe(log.facts);
    expect(counts).toEqual({ read: 0, written: 0 });
  });

  it('of another tab is there at the next look', async () => {
    const { store, order } = await begin();
    await (await openDeviceStore()).keepLog(logOf(6, 2), [order]);
    expect(await store.read(uid)).toEqual({ log: logOf(6, 2), deeds: [] });
  });

  it('of another tab stands where this one looked before it came', async () => {
    const { store, log } = await begin();
    await (await openDeviceStore()).keepLog(logOf(6, 2), []);
    await store.keepLog({ ...log, at: 3 }, []);
    expect((await store.read(uid)).log).toEqual(logOf(6, 2));
  });

  it('is gone with whoever signs out, also while a look at it is written', async () => {
    const { store, log, rows } = await begin();
    await (await openDeviceStore()).forget(uid, 'everything');
    await store.keepLog({ ...log, at: 2 }, []);
    expect([rows('log').size, rows('outbox').size]).toEqual([0, 0]);
    expect(await store.read(uid)).toEqual({ log: undefined, deeds: [] });
  });
});

describe('a page of before', () => {
  it('finds the log as it knows it', async () => {
    const { store, order, rows } = await begin();
    await store.keepLog(logOf(6, 2), [order]);
    expect(rows('log').get(uid)).toEqual(logOf(6, 2));
  });

  it('that moves a deed to the log shows it once, in exactly one of them', async () => {
    const { store, order, pageOfBefore } = await begin();
    pageOfBefore.keep(logOf(6, 2), [order]);
    expect(await store.read(uid)).toEqual({ log: logOf(6, 2), deeds: [] });
  });

  it('that moves what was done only now does so too', async () => {
    const { store, order, pageOfBefore } = await begin();
    const { order: latest } = await store.add({ ...deed, deviceKey: 'another' });
    pageOfBefore.keep(logOf(6, 2), [latest]);
    expect(await store.read(uid)).toEqual({ log: logOf(6, 2), deeds: [{ ...deed, order }] });
  });

  it('that learned something is believed where the log is doubted, and what follows costs no more than ever', async () => {
    const { store, lookAgain, pageOfBefore, counts } = await begin();
    pageOfBefore.keep(logOf(6, 2), []);
    expect((await store.read(uid, true)).log).toEqual(logOf(6, 2));
    await lookAgain(3);
    Object.assign(counts, { read: 0, written: 0 });
    await lookAgain(4);
    expect((await store.read(uid)).log).toEqual(logOf(6, 4));
    expect(counts).toEqual({ read: 0, written: 0 });
  });

  it('that forgets a log leaves none', async () => {
    const { store, order, pageOfBefore } = await begin();
    pageOfBefore.forget();
    expect(await store.read(uid)).toEqual({ log: undefined, deeds: [{ ...deed, order }] });
  });

  it('that forgets the log it kept finds nothing written beside it', async () => {
    const { store, pageOfBefore, rows } = await begin();
    rows('log').clear();
    pageOfBefore.keep(logOf(6, 2), []);
    const { log } = await store.read(uid);
    pageOfBefore.forget();
    if (log) await store.keepLog({ ...log, at: 3 }, []);
    expect(rows('log').size).toBe(0);
  });

  it('has left a log that is read, and not written again by a look at it', async () => {
    const { lookAgain, pageOfBefore, counts, rows } = await begin();
    rows('log').clear();
    pageOfBefore.keep(logOf(6, 2), []);
    Object.assign(counts, { read: 0, written: 0 });
    await lookAgain(3);
    expect(counts).toEqual({ read: 1, written: 0 });
    expect((await (await openDeviceStore()).read(uid)).log).toEqual(logOf(6, 3));
  });
});
