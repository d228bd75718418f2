import { expect, it, vi } from 'vitest';
import { loadDriver } from './load-driver';
import { pushups } from './testing/commands';
import { morning, settle, setUpFakeBrowser } from './testing/fake-browser';
import { makeClock, makeUnloadedPage } from './testing/open-page';

setUpFakeBrowser();

async function openWith(load: typeof loadDriver) {
  const { sync, server } = await makeUnloadedPage({ load });
  return { server, sync, stop: sync.start() };
}

it('A command that is performed before the driver is loaded waits for it, and keeps its instant', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { server, sync, stop } = await openWith(() => arrival.then(loadDriver));
  const performing = sync.perform(pushups);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sent).toEqual([]);
  arrive();
  await performing;
  await settle();
  expect(server.story.log.at(-1)).toMatchObject({ kind: 'exerciseCompleted', at: morning });
  stop();
});

it('A command just before midnight counts for that date if the driver loads afterwards and the clock is confirmed by then', async () => {
  const beforeMidnight = Date.UTC(2026, 5, 10, 23, 59, 55);
  vi.setSystemTime(beforeMidnight);
  const clockThatMayBeWrong = makeClock(false);
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    clockThatMayBeWrong.readDate(new Date().toUTCString(), clockThatMayBeWrong.moment());
    return loadDriver();
  };
  const { sync, server } = await makeUnloadedPage({ clock: clockThatMayBeWrong, load });
  const performing = sync.perform(pushups);
  await vi.advanceTimersByTimeAsync(8_000);
  await performing;
  await settle();
  expect(server.story.log.at(-1)).toMatchObject({ at: beforeMidnight, localDate: '2026-06-10' });
});

it('A driver that could not be loaded is loaded again', async () => {
  const load = vi.fn(loadDriver);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { sync, stop } = await openWith(load);
  await expect(sync.perform(pushups)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(5_000);
  await sync.ready();
  await settle();
  expect(sync.state().base?.length).toBe(1);
  stop();
});

it('pushAndPullIfOlder returns nothing, so that an effect can return its result', async () => {
  const { sync, stop } = await openWith(loadDriver);
  expect(sync.pushAndPullIfOlder(0)).toBeUndefined();
  await settle();
  stop();
});
