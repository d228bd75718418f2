import { fold } from '@hundred/domain/challenge/fold/fold';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from './testing/fake-browser';
import { makeServer, networkError, wrapCalls } from './testing/fake-server';
import { makeMemoryStore } from './testing/memory-store';
import { openPage } from './testing/open-page';

setUpFakeBrowser();

const exercise = fc.constantFrom('pushups', 'situps', 'jumpingJacks');
const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  fc.record({ kind: fc.constant('perform' as const), tab, exercise }),
  fc.record({ kind: fc.constant('rest' as const), tab }),
  fc.record({ kind: fc.constant('pull' as const), tab }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
  fc.record({ kind: fc.constant('otherDevice' as const), exercise }),
  fc.record({
    kind: fc.constant('connection' as const),
    state: fc.constantFrom('up', 'down', 'losesAnswers'),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 3_000, 70_000) }),
);

/** Two tabs of one device, another device, and a connection that comes and goes. */
async function play(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const server = makeServer();
  const store = makeMemoryStore();
  let connection = 'up';
  for (const method of ['get', 'post', 'delete'] as const)
    wrapCalls(server, method, async (call) => {
      if (connection === 'down') throw networkError;
      const answer = await call();
      if (connection === 'losesAnswers') throw networkError;
      return answer;
    });
  const openTab = () => openPage({ server, store, isStarted: true });
  const tabs = [await openTab(), await openTab()];
  for (const one of steps) {
    if (one.kind === 'perform' || one.kind === 'rest') {
      const command =
        one.kind === 'rest'
          ? ({ kind: 'takeRestDay' } as const)
          : ({ kind: 'completeExercise', exercise: one.exercise } as const);
      void tabs[one.tab]?.sync.perform(command).catch(() => {});
    } else if (one.kind === 'pull') void tabs[one.tab]?.sync.pull().catch(() => {});
    else if (one.kind === 'reload') {
      tabs[one.tab]?.stop();
      tabs[one.tab] = await openTab();
    } else if (one.kind === 'otherDevice') server.story.exercise(one.exercise);
    else if (one.kind === 'connection') connection = one.state;
    else await vi.advanceTimersByTimeAsync(one.ms);
  }
  connection = 'up';
  await vi.advanceTimersByTimeAsync(200_000);
  // A closed page may have stored a command after the others read the store. The next visit pushes it.
  tabs.push(await openTab());
  await vi.advanceTimersByTimeAsync(70_000);
  for (const { sync } of tabs) await sync.pull();
  await vi.advanceTimersByTimeAsync(1_000);
  return { server, store, tabs };
}

it('Any order of events ends with the server’s log on every tab and nothing pending', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      vi.setSystemTime(Date.UTC(2026, 5, 10, 8));
      const { server, store, tabs } = await play(steps);
      const { log } = server.story;
      expect(store.facts()).toEqual(log);
      expect(store.pending().filter(({ status }) => status.kind === 'pending')).toEqual([]);
      for (const { sync, stop } of tabs) {
        const { base, local } = sync.state();
        expect(base?.facts).toEqual(log);
        expect(local?.snapshot).toEqual(fold(log));
        stop();
      }
      const keys = log.flatMap((fact) => ('deviceKey' in fact ? [`${fact.kind} ${fact.deviceKey}`] : []));
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 60, seed: 20_261_117 },
  );
}, 120_000);
