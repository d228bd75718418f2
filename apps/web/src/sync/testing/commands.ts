import { expect } from 'vitest';
import { nothingPending } from '../status/pending-counts';

export const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
export const situps = { ...pushups, exercise: 'situps' } as const;
export const jumpingJacks = { ...pushups, exercise: 'jumpingJacks' } as const;

/** What is sent for `pushups` on the first day, if the server dates them. */
export const undatedPushups = {
  exercise: 'pushups',
  timeSeconds: 30,
  dayNumber: 1,
  target: 10,
  movement: 'pushup',
  deviceKey: expect.any(String),
};

/** What is sent for `pushups` that were performed at the start of a test. */
export const morningPushups = {
  ...undatedPushups,
  at: '2026-06-10T08:00:00.000Z',
  localDate: '2026-06-10',
  timezone: 'UTC',
};

export const oneCompletion = { ...nothingPending, completions: 1 };
