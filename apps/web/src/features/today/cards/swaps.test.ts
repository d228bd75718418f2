import { Story } from '@hundred/domain/rules/story';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { readSwaps, type Swaps, useStoredSwaps, withSwaps } from './swaps';

const story = () => Story.startedOn('2026-03-01');

/** The swaps that a hook returns to a component. */
function swapsOf(useSwaps: () => Swaps): Swaps | undefined {
  let swaps: Swaps | undefined;
  function Component() {
    swaps = useSwaps();
    return null;
  }
  renderToStaticMarkup(createElement(Component));
  return swaps;
}

beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));
afterEach(() => vi.unstubAllGlobals());

test('A swap changes the movement of an exercise, but not its target', () => {
  const { exercises } = withSwaps(todayAnswer(story().state), { situps: 'plank' });
  expect(exercises.situps).toMatchObject({ movement: 'plank', name: 'Plank', target: 10 });
  expect(exercises.pushups).toMatchObject({ movement: 'pushup', name: 'Push-ups' });
});

test('A swap does not change a completed exercise', () => {
  const day = story();
  day.exercise('pushups');
  const { exercises } = withSwaps(todayAnswer(day.state), { pushups: 'wallPushup' });
  expect(exercises.pushups).toMatchObject({ movement: 'pushup', completed: true });
});

test.each([
  ['nothing', undefined, {}],
  ['invalid JSON', 'swap', {}],
  ['no swaps', JSON.stringify({ day: 1, until: 2 }), {}],
  ['null swaps', JSON.stringify({ day: 1, until: 2, swaps: null }), {}],
  [
    'movements of another version',
    JSON.stringify({ day: 1, until: 2, swaps: { pushups: 'handstand', situps: 'squat' } }),
    {},
  ],
  ['no date', JSON.stringify({ until: 2, swaps: { pushups: 'kneePushup' } }), {}],
  [
    'a swap',
    JSON.stringify({ day: 1, until: 2, swaps: { pushups: 'kneePushup' } }),
    { pushups: 'kneePushup' },
  ],
])('Stored swaps are read only if the movement belongs to the exercise: %s', (_, text, swaps) => {
  if (text) localStorage.setItem('hundred:swaps:ana', text);
  expect(readSwaps('ana').swaps).toEqual(swaps);
});

test.each([
  ['ahead', 9, { situps: 'plank' }],
  ['behind', -9, {}],
] as const)(
  'A swap applies to the date of the server if the device’s clock is hours %s',
  async (_, hours, swaps) => {
    const hour = 3_600_000;
    // Fresh modules get a clock of their own, because other files use the page's clock too.
    vi.resetModules();
    const { serverClock } = await import('../../../platform/time/server-clock');
    const { useStoredSwaps } = await import('./swaps');
    serverClock.readDate(new Date(Date.now() - hours * hour).toUTCString(), serverClock.moment());
    // The date of the server ends in an hour, or ended an hour ago. By the clock of the device the first would be over, and
    // the second would not.
    const until = serverClock.now() + Math.sign(hours) * hour;
    localStorage.setItem('hundred:swaps:ana', JSON.stringify({ day: 1, until, swaps: { situps: 'plank' } }));
    expect(swapsOf(() => useStoredSwaps('ana', 1)[0])).toEqual(swaps);
  },
);

test.each([
  ['no swap that was chosen with Premium', undefined, {}],
  ['a swap that was chosen without Premium', true, { situps: 'plank' }],
] as const)('A locked person has %s', (_, free, swaps) => {
  const until = Date.now() + 3_600_000;
  localStorage.setItem(
    'hundred:swaps:ana',
    JSON.stringify({ day: 1, until, swaps: { situps: 'plank' }, free }),
  );
  const isLocked = true;
  expect(swapsOf(() => useStoredSwaps('ana', 1, isLocked)[0])).toEqual(swaps);
});
