import { factShape } from '@hundred/domain/runs/facts';
import { expect, it, vi } from 'vitest';
import { openDeviceStore } from './device-store';
import { makeBrowserDatabase } from './testing/browser-database';
import {
  away,
  beginInTheMorning,
  makeServer,
  morning,
  open,
  pushups,
  type Server,
  situps,
  uid,
} from './testing/open-outbox';

beginInTheMorning();

const minute = 60_000;

const openTab = async (server: Server) => open({ server, store: await openDeviceStore() });

async function openOnDevice() {
  const database = makeBrowserDatabase();
  const tab = await openTab(makeServer());
  await tab.outbox.learn();
  /** How often the log is read and written whole meanwhile. */
  const costs = async (work: () => Promise<unknown>) => {
    Object.assign(database.counts, { read: 0, written: 0 });
    await work();
    return { ...database.counts };
  };
  return { ...tab, database, costs };
}

it('a press writes the log once, a look at the page not at all, and neither reads it', async () => {
  const { outbox, perform, costs, server } = await openOnDevice();
  expect(await costs(() => perform(pushups))).toEqual({ read: 0, written: 1 });
  vi.setSystemTime(morning + minute);
  expect(await costs(() => outbox.learn())).toEqual({ read: 0, written: 0 });
  server.fail(away);
  expect(await costs(() => perform(situps)), 'without a connection').toEqual({ read: 0, written: 0 });
  expect(await costs(() => outbox.send())).toEqual({ read: 0, written: 1 });
});

it('a look at the page is kept: the next start knows of when the log is', async () => {
  const { outbox, state, server } = await openOnDevice();
  vi.setSystemTime(morning + minute);
  await outbox.learn();
  const again = await openTab(server);
  expect([state().knownAt, again.state().knownAt]).toEqual([morning + minute, morning + minute]);
});

it('what a page of before has learned in another tab is known as soon as it says so', async () => {
  const { outbox, onNews, server, database } = await openOnDevice();
  server.story.exercise('pushups');
  const facts = [...server.story.log];
  database.rows('log').set(uid, { uid, shape: factShape, facts, last: facts.length, at: morning + minute });
  const pageOfBefore = new BroadcastChannel(`hundred:outbox:${uid}`);
  pageOfBefore.postMessage('changed');
  await vi.waitFor(() => expect(onNews).toHaveBeenCalled());
  pageOfBefore.close();
  expect(outbox.known()?.facts).toEqual(facts);
});
