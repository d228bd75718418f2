import type { DayCommand } from '@hundred/domain/runs/commands';
import type { Deed } from './deed';

/** How many of what wait for the server. */
export type Waiting = { completions: number; restDays: number; ratings: number; sessions: number };

export type OfflineState = {
  /** The last try to reach the server failed. */
  isAway: boolean;
  isSending: boolean;
  waiting: Waiting;
  /** All that only this device has, what is just being sent too: signing out would lose it. */
  unsent: Waiting;
  /** What the server said no to, until the person has decided what becomes of it. */
  refused: readonly Deed[];
  /** Whether what waits outlives this page: some devices refuse to keep it, or are full. */
  isLasting: boolean;
  /** When the server last told all it knew, in epoch milliseconds; undefined when nothing is known. */
  knownAt: number | undefined;
  /** The server's log takes a newer page to read. */
  isOutdated: boolean;
  /** What to know where some of what waits can soon no longer be counted. */
  lateWords?: string | undefined;
};

export const nothingWaits: Waiting = { completions: 0, restDays: 0, ratings: 0, sessions: 0 };

const countedAs = {
  completeExercise: 'completions',
  takeRestDay: 'restDays',
  takeBackRestDay: 'restDays',
  rateEffort: 'ratings',
  finishSession: 'sessions',
} as const satisfies Record<DayCommand['kind'], keyof Waiting>;

export const countOf = ({ completions, restDays, ratings, sessions }: Waiting): number =>
  completions + restDays + ratings + sessions;

export function waitingIn(wishes: readonly DayCommand[]): Waiting {
  const waiting = { ...nothingWaits };
  for (const { kind } of wishes) waiting[countedAs[kind]] += 1;
  return waiting;
}

export const sumOf = (one: Waiting, other: Waiting): Waiting => ({
  completions: one.completions + other.completions,
  restDays: one.restDays + other.restDays,
  ratings: one.ratings + other.ratings,
  sessions: one.sessions + other.sessions,
});

/** What is known before anything has been read. */
export const stateAtStart = (waiting: Waiting, isOnline: boolean): OfflineState => ({
  isAway: !isOnline,
  isSending: false,
  waiting,
  unsent: waiting,
  refused: [],
  isLasting: true,
  knownAt: undefined,
  isOutdated: false,
});

/** One more was pressed, and could not be recorded yet. */
export function withOneMore(
  { waiting, unsent }: OfflineState,
  wish: DayCommand,
): Pick<OfflineState, 'waiting' | 'unsent'> {
  const one = waitingIn([wish]);
  return { waiting: sumOf(waiting, one), unsent: sumOf(unsent, one) };
}

/** "1 completion, 2 rest days and 1 rating". */
export function waitingWords({ completions, restDays, ratings, sessions }: Waiting): string {
  const parts = [
    completions > 0 && `${completions} ${completions === 1 ? 'completion' : 'completions'}`,
    restDays > 0 && `${restDays} ${restDays === 1 ? 'rest day' : 'rest days'}`,
    ratings > 0 && `${ratings} ${ratings === 1 ? 'rating' : 'ratings'}`,
    sessions > 0 && `${sessions} recovery ${sessions === 1 ? 'session' : 'sessions'}`,
  ];
  return listOf(parts.filter((part) => part !== false));
}

/** "Push-ups, Sit-ups and Jumping Jacks". */
export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const prefix = 'hundred:waiting:';
const keyOf = (uid: string) => `${prefix}${uid}`;

/** Known before anything has loaded, so that the first paint already tells of it. */
export function readWaiting(uid: string): Waiting {
  try {
    return { ...nothingWaits, ...JSON.parse(localStorage.getItem(keyOf(uid)) ?? '{}') };
  } catch {
    return nothingWaits;
  }
}

/** The people of whom something waits here. */
export const whoseWait = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

/** Of whoever was here: known where nobody is signed in. */
export function waitingOnDevice(): Waiting {
  try {
    return whoseWait().map(readWaiting).reduce(sumOf, nothingWaits);
  } catch {
    return nothingWaits;
  }
}

export function keepWaiting(uid: string, waiting: Waiting): void {
  try {
    if (countOf(waiting) === 0) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(waiting));
  } catch {
    // Then the first paint does not know of it, and the next one does.
  }
}
