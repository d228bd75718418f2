import type { DayCommand } from '@hundred/domain/runs/commands';

/**
 * Raised when deeds gain something that an older page would leave out: it leaves such a deed to a newer page. Whatever
 * an older page kept is sent as it is.
 */
export const deedShape = 4;

/** Of one deed: the lowest that whoever sends it has to know, so that an older page still sends what it understands. */
export const shapeOf = ({ kind }: DayCommand): number => shapes[kind];

const shapes: Record<DayCommand['kind'], number> = {
  completeExercise: 2,
  takeRestDay: 2,
  takeBackRestDay: 2,
  rateEffort: 3,
  finishSession: 4,
};

/** A command with what makes it one deed, however often it is sent. */
type Done = DayCommand & { deviceKey: string; at: number };

export type NewDeed = Done & { shape: number; uid: string };

/** What somebody did: a command, and around it what the device notes until the server has it. */
export type Deed = NewDeed & {
  /** Given by the device's storage: deeds are sent in this order. */
  order: number;
  /** The server said no, and why. It waits for the person to decide. */
  refusal?: { code: string; message: string };
};

export const isWaiting = ({ refusal }: Deed): boolean => refusal === undefined;

export const canSend = (deed: Deed): boolean => isWaiting(deed) && deed.shape <= deedShape;

export function commandOf(deed: Deed): Done {
  const { order, shape, uid, refusal, ...command } = deed;
  // Earlier pages noted parts of a millisecond too, which the rules take for no instant.
  return { ...command, at: Math.floor(command.at) };
}

const calls = {
  completeExercise: { method: 'post', path: '/challenge/complete-exercise' },
  takeRestDay: { method: 'post', path: '/challenge/rest-day' },
  takeBackRestDay: { method: 'delete', path: '/challenge/rest-day' },
  rateEffort: { method: 'put', path: '/challenge/effort' },
  finishSession: { method: 'post', path: '/challenge/recovery-session' },
} as const;

/**
 * As the API takes it, with the instant and the date on which it was done: the network may be slow, and midnight
 * near. Only what was done this moment by a clock that may be wrong leaves both to the server.
 */
export function requestOf(deed: Deed, isLeftToServer: boolean) {
  const { kind, at, localDate, timezone, ...command } = commandOf(deed);
  const when = isLeftToServer ? {} : { at: new Date(at).toISOString(), localDate, timezone };
  return { ...calls[kind], body: { ...command, ...when } };
}

export const isOfWrongClock = ({ refusal }: Deed): boolean => refusal?.code === 'clock_ahead';

/** At another instant than was noted: the date that it falls on is left to the server. */
export function doneAt(deed: Deed, at: number): Deed {
  const { localDate, ...rest } = deed;
  return { ...rest, at };
}

/** To be sent again. A clock that was wrong cannot say when it was: it counts for now. A date that did not fit is left open. */
export function anew(deed: Deed, now: number): Deed {
  const { refusal, ...again } = deed;
  if (isOfWrongClock(deed)) return doneAt(again, now);
  return refusal?.code === 'date_mismatch' ? doneAt(again, again.at) : again;
}
