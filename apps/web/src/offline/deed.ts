import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { CompleteExercise, TakeBackRestDay, TakeRestDay } from '@hundred/domain/runs/commands';

/** Raised when a deed changes its shape: what an older or newer page kept is then told apart, never lost. */
export const deedShape = 1;

/** What somebody wants recorded. */
export type Wish =
  | {
      kind: 'completeExercise';
      exercise: ExerciseId;
      /** Absent: the target. */
      actualReps?: number;
      timeSeconds?: number;
    }
  | { kind: 'takeRestDay' }
  | { kind: 'takeBackRestDay' };

/** What somebody did, as it waits on the device until the server has it. */
export type Deed = Wish & {
  /** Given by the device's storage: deeds are sent in this order. */
  order: number;
  shape: number;
  uid: string;
  /** The same key twice is one deed, however often it is sent. */
  deviceKey: string;
  /** In the account's zone. Absent: whatever date the instant falls on. */
  localDate?: CivilDate;
  timezone?: string;
  /** Epoch milliseconds. */
  at: number;
  /** The day it was done as. */
  dayNumber?: number;
  /** The server said no, and why. It waits for the person to decide. */
  refusal?: { code: string; message: string };
};

export type NewDeed = Deed extends infer D ? (D extends Deed ? Omit<D, 'order'> : never) : never;

export function commandOf(deed: Deed): CompleteExercise | TakeRestDay | TakeBackRestDay {
  const { deviceKey, localDate, timezone, at } = deed;
  const offline = {
    deviceKey,
    at,
    ...(localDate !== undefined && { localDate }),
    ...(timezone !== undefined && { timezone }),
  };
  if (deed.kind !== 'completeExercise') return { kind: deed.kind, ...offline };
  const { kind, exercise, actualReps, timeSeconds, dayNumber } = deed;
  return {
    kind,
    exercise,
    ...(actualReps !== undefined && { actualReps }),
    ...(timeSeconds !== undefined && { timeSeconds }),
    ...(dayNumber !== undefined && { dayNumber }),
    ...offline,
  };
}

/**
 * As the API takes it, with the instant and the date on which it was done: the network may be slow, and midnight
 * near. Only what was done this moment by a clock that may be wrong leaves both to the server.
 */
export function requestOf(deed: Deed, isLeftToServer: boolean) {
  const { kind, at, localDate, timezone, deviceKey, ...rest } = commandOf(deed);
  const when = isLeftToServer ? {} : { at: new Date(deed.at).toISOString(), localDate, timezone };
  const body = { ...rest, deviceKey, ...when };
  switch (kind) {
    case 'completeExercise':
      return { method: 'post', path: '/challenge/complete-exercise', body } as const;
    case 'takeRestDay':
      return { method: 'post', path: '/challenge/rest-day', body } as const;
    case 'takeBackRestDay':
      return { method: 'delete', path: '/challenge/rest-day', body } as const;
  }
}
