import { expect, it } from 'vitest';
import type { Deed } from './deed';
import type { Press } from './press';
import { lateWords, waitingAtNextStart, whatWaits } from './what-waits';

const base = { uid: 'ana', shape: 1, at: 0 };
const waits: Deed = { ...base, kind: 'takeRestDay', deviceKey: 'waits', order: 1 };
const isSent: Deed = {
  ...base,
  kind: 'completeExercise',
  exercise: 'pushups',
  deviceKey: 'is-sent',
  order: 2,
};
const refused: Deed = { ...isSent, deviceKey: 'refused', order: 3, refusal: { code: 'x', message: 'No.' } };
const left: Press = {
  wish: { kind: 'completeExercise', exercise: 'situps' },
  deviceKey: 'l',
  at: 0,
  isSure: true,
};
const rating: Deed = { ...base, kind: 'rateEffort', effort: 3, deviceKey: 'rating', order: 4 };
const session: Deed = {
  ...base,
  kind: 'finishSession',
  programme: 'wristsAndShoulders',
  session: 2,
  seconds: 400,
  deviceKey: 'session',
  order: 5,
};
const onDevice = { deeds: [waits, isSent, refused, rating, session], left: [left] };

it('waits what was not just done, and would be lost by signing out whatever the server does not have', () => {
  expect(whatWaits({ ...onDevice, isFresh: ({ deviceKey }) => deviceKey === 'is-sent' })).toEqual({
    waiting: { completions: 1, restDays: 1, ratings: 1, sessions: 1 },
    unsent: { completions: 3, restDays: 1, ratings: 1, sessions: 1 },
    refused: [refused],
  });
});

it('at the next start nothing is just being sent', () => {
  expect(waitingAtNextStart(onDevice)).toEqual({ completions: 2, restDays: 1, ratings: 1, sessions: 1 });
});

it('says two days before it is too late how long what still waits can count', () => {
  const [soon, day] = [5 * 86_400_000, 86_400_000];
  const said = (deeds: Deed[], presses: Press[]) => lateWords({ deeds, left: presses }, soon);
  const words = 'What waits counts for 7 days after it was done: find a connection soon.';
  expect(said([{ ...waits, at: day }], [])).toBeUndefined();
  expect(said([{ ...isSent, at: day }, waits], [])).toBe(words);
  expect(said([], [left])).toBe(words);
  expect(said([refused], [])).toBeUndefined();
});
