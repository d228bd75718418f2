import { Story } from '@hundred/domain/rules/story';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSwaps, useKeptSwaps, withSwaps } from './swaps';

const story = () => Story.startedOn('2026-03-01');
const kept = new Map<string, string>();

beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null }));
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('a swap changes what is shown of an exercise, and not its target', () => {
  const { exercises } = withSwaps(todayAnswer(story().state), { situps: 'plank' });
  expect(exercises.situps).toMatchObject({ movement: 'plank', name: 'Plank', target: 10 });
  expect(exercises.pushups).toMatchObject({ movement: 'pushup', name: 'Push-ups' });
});

test('what is done stays what it was done as', () => {
  const told = story();
  told.exercise('pushups');
  const { exercises } = withSwaps(todayAnswer(told.state), { pushups: 'wallPushup' });
  expect(exercises.pushups).toMatchObject({ movement: 'pushup', completed: true });
});

test.each([
  ['nothing', undefined, {}],
  ['no text of ours', 'swap', {}],
  ['no swaps', JSON.stringify({ day: 1, until: 2 }), {}],
  ['nothing of ours', JSON.stringify({ day: 1, until: 2, swaps: null }), {}],
  [
    'what another version kept',
    JSON.stringify({ day: 1, until: 2, swaps: { pushups: 'handstand', situps: 'squat' } }),
    {},
  ],
  [
    'a swap',
    JSON.stringify({ day: 1, until: 2, swaps: { pushups: 'kneePushup' } }),
    { pushups: 'kneePushup' },
  ],
])('of what the device kept, only movements of the exercise are taken: %s', (_, text, swaps) => {
  if (text) kept.set('hundred:swaps:ana', text);
  expect(readSwaps('ana').swaps).toEqual(swaps);
});

test.each([
  ['ahead', 9, { situps: 'plank' }],
  ['behind', -9, {}],
] as const)(
  'a swap is for the date of the server, where the device’s clock is hours %s',
  async (_, hours, swaps) => {
    const hour = 3_600_000;
    // A clock of its own: other files go by that of the page too.
    vi.resetModules();
    const { serverClock } = await import('../../platform/server-clock');
    const { useKeptSwaps } = await import('./swaps');
    serverClock.hear(new Date(Date.now() - hours * hour).toUTCString(), serverClock.moment());
    const until = serverClock.now() + Math.sign(hours) * hour;
    kept.set('hundred:swaps:ana', JSON.stringify({ day: 1, until, swaps: { situps: 'plank' } }));
    const shown = vi.fn();
    function Shown() {
      shown(useKeptSwaps('ana', 1)[0]);
      return null;
    }
    renderToStaticMarkup(createElement(Shown));
    expect(shown).toHaveBeenCalledWith(swaps);
  },
);

test.each([
  ['no swap that was chosen with Premium', undefined, {}],
  ['one that was chosen without', true, { situps: 'plank' }],
] as const)('where swapping is locked, there is %s', (_, free, swaps) => {
  const until = Date.now() + 3_600_000;
  kept.set('hundred:swaps:ana', JSON.stringify({ day: 1, until, swaps: { situps: 'plank' }, free }));
  const shown = vi.fn();
  function Shown() {
    shown(useKeptSwaps('ana', 1, true)[0]);
    return null;
  }
  renderToStaticMarkup(createElement(Shown));
  expect(shown).toHaveBeenCalledWith(swaps);
});
