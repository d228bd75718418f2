import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { longTimeout, runOptions } from '@hundred/domain/properties/run-options';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { morning, setUpFakeBrowser } from './testing/fake-browser';
import { makeServer, networkError, refusal, wrapCalls } from './testing/fake-server';
import { makeMemoryStore } from './testing/memory-store';
import { makeClock, openPage } from './testing/open-page';

setUpFakeBrowser();

const hour = 3_600_000;
const exercise = fc.constantFrom('pushups', 'situps', 'jumpingJacks');
const tab = fc.constantFrom(0, 1);

/** What happens to two tabs of one device, another device, the server, and the connection between them. */
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('perform' as const), tab, exercise }) },
  fc.record({ kind: fc.constant('rest' as const), tab }),
  fc.record({ kind: fc.constant('pull' as const), tab }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('otherDevice' as const), exercise }) },
  fc.record({
    kind: fc.constant('connection' as const),
    state: fc.constantFrom('up', 'slow', 'down', 'losesAnswers'),
  }),
  /** `old`: answers have no facts. `newer`: the page cannot read the facts. */
  fc.record({ kind: fc.constant('server' as const), version: fc.constantFrom('old', 'current', 'newer') }),
  fc.record({ kind: fc.constant('refuse' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('restoreBackup' as const), lost: fc.constantFrom(1, 2, 3) }),
  },
  fc.record({
    kind: fc.constant('clockJump' as const),
    ms: fc.constantFrom(-26, -2, 2, 26).map((hours) => hours * hour),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 3_000, 70_000) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const startsWith = (log: readonly Fact[], start: readonly Fact[]): boolean =>
  JSON.stringify(log.slice(0, start.length)) === JSON.stringify(start);

/** The server and the connection to it. Setting the device's clock does not change the server's time. */
function makeWorld() {
  const startedAt = performance.now();
  const now = () => Math.floor(morning + performance.now() - startedAt);
  const server = makeServer({ now });
  const clock = makeClock();
  const world = { connection: 'up', version: 'current', refusesNext: false };
  /** The logs that a restored backup has cut off, and the current one. */
  const logs = [server.story.log];
  const violations: string[] = [];
  let runningPushes = 0;

  async function answer(method: string, call: () => Promise<unknown>): Promise<unknown> {
    if (world.connection === 'down') throw networkError;
    if (world.connection === 'slow') await new Promise((resolve) => setTimeout(resolve, 500));
    const sentAt = clock.moment();
    if (method !== 'get' && world.refusesNext) {
      world.refusesNext = false;
      throw refusal('too_late');
    }
    const { log, ...otherFields } = (await call()) as { log?: object; facts?: readonly Fact[] };
    clock.readDate(new Date(now()).toUTCString(), sentAt);
    if (world.connection === 'losesAnswers') throw networkError;
    const version = world.version === 'newer' ? factVersion + 1 : factVersion;
    const isPull = 'facts' in otherFields;
    if (isPull) return { ...otherFields, shape: version };
    return world.version === 'old' ? otherFields : { ...otherFields, log: { ...log, shape: version } };
  }

  for (const method of ['get', 'post', 'delete'] as const)
    wrapCalls(server, method, async (call) => {
      if (method === 'get') return answer(method, call);
      runningPushes += 1;
      if (runningPushes > 1) violations.push('Two pushes at once.');
      return answer(method, call).finally(() => {
        runningPushes -= 1;
      });
    });

  function restoreBackup(lost: number): void {
    // A backup has at least the start.
    server.restoreBackup(Math.max(1, server.story.log.length - lost));
    logs.push(server.story.log);
  }

  /** A log may grow, or be replaced by one that the server has or had. */
  function checkChange(before: readonly Fact[], after: readonly Fact[]): void {
    const hasGrown = startsWith(after, before);
    const isOfServer = logs.some((log) => startsWith(log, after));
    if (!hasGrown && !isOfServer) violations.push('The log was edited.');
  }

  return { server, clock, now, world, violations, restoreBackup, checkChange };
}

async function play(steps: readonly Step[]) {
  const { server, clock, now, world, violations, restoreBackup, checkChange } = makeWorld();
  const store = makeMemoryStore();

  async function openTab() {
    const opened = await openPage({ server, store, clock, isStarted: true });
    let last = opened.sync.state().base?.facts ?? [];
    const unsubscribe = opened.sync.subscribe(() => {
      const { facts } = opened.sync.state().base ?? {};
      if (!facts || facts === last) return;
      checkChange(last, facts);
      last = facts;
    });
    function stop() {
      opened.stop();
      // A page that was left may still receive facts, which it does not store.
      unsubscribe();
    }
    return { ...opened, stop };
  }

  const tabs = [await openTab(), await openTab()];

  async function takeStep(step: Step): Promise<void> {
    switch (step.kind) {
      case 'perform':
        void tabs[step.tab]?.sync
          .perform({ kind: 'completeExercise', exercise: step.exercise })
          .catch(() => {});
        return;
      case 'rest':
        void tabs[step.tab]?.sync.perform({ kind: 'takeRestDay' }).catch(() => {});
        return;
      case 'pull':
        void tabs[step.tab]?.sync.pull().catch(() => {});
        return;
      case 'reload':
        tabs[step.tab]?.stop();
        tabs[step.tab] = await openTab();
        return;
      case 'otherDevice':
        server.story.now = now();
        server.story.send({ kind: 'completeExercise', exercise: step.exercise });
        return;
      case 'connection':
        world.connection = step.state;
        return;
      case 'server':
        world.version = step.version;
        return;
      case 'refuse':
        world.refusesNext = true;
        return;
      case 'restoreBackup':
        restoreBackup(step.lost);
        return;
      case 'clockJump':
        vi.setSystemTime(Date.now() + step.ms);
        return;
      case 'wait':
        await vi.advanceTimersByTimeAsync(step.ms);
    }
  }

  for (const step of steps) {
    await takeStep(step);
    // Facts of different devices have different instants.
    await vi.advanceTimersByTimeAsync(5);
  }
  Object.assign(world, { connection: 'up', version: 'current', refusesNext: false });
  // Every delayed retry happens within this time.
  await vi.advanceTimersByTimeAsync(200_000);
  // A closed page may have stored a command after the others read the store. The next visit pushes it.
  tabs.push(await openTab());
  await vi.advanceTimersByTimeAsync(70_000);
  for (const { sync } of tabs) await sync.pull();
  await vi.advanceTimersByTimeAsync(1_000);
  return { server, store, tabs, violations };
}

it(
  'Any order of events ends with the server’s log on every tab and nothing pending',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 20, size: 'max' }), async (steps) => {
        vi.setSystemTime(morning);
        const { server, store, tabs, violations } = await play(steps);
        const { log } = server.story;
        expect(violations).toEqual([]);
        expect(store.facts()).toEqual(log);
        expect(store.pending().filter(({ status }) => status.kind === 'pending')).toEqual([]);
        for (const { sync, stop } of tabs) {
          const { base, local } = sync.state();
          expect(base?.facts).toEqual(log);
          expect(local?.snapshot).toEqual(fold(log));
          stop();
        }
        const commandIds = log.flatMap((fact) =>
          'deviceKey' in fact ? [`${fact.kind} ${fact.deviceKey}`] : [],
        );
        expect(new Set(commandIds).size).toBe(commandIds.length);
      }),
      { ...runOptions, numRuns: Math.max(60, runOptions.numRuns) },
    );
  },
  longTimeout,
);
