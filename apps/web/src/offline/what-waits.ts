import { mostDaysLate } from '@hundred/domain/runs/limits';
import { type Deed, isWaiting } from './deed';
import { type OfflineState, type Waiting, waitingIn } from './offline-state';
import type { Press } from './press';

interface OnDevice {
  deeds: readonly Deed[];
  /** Pressed and never recorded. */
  left: readonly Press[];
  /** Whether a deed is just being sent for the first time. */
  isFresh: (deed: Deed) => boolean;
}

/** What is told of it. What is just being sent for the first time does not wait yet, but would be lost by signing out. */
export function whatWaits({
  deeds,
  left,
  isFresh,
}: OnDevice): Pick<OfflineState, 'waiting' | 'unsent' | 'refused'> {
  const pressed = left.map(({ wish }) => wish);
  const waiting = deeds.filter((deed) => isWaiting(deed) && !isFresh(deed));
  return {
    waiting: waitingIn([...waiting, ...pressed]),
    unsent: waitingIn([...deeds, ...pressed]),
    refused: deeds.filter(({ refusal }) => refusal),
  };
}

/** What the next start of the page tells before it has read anything: all that may still be unsent by then. */
export const waitingAtNextStart = ({ deeds, left }: Omit<OnDevice, 'isFresh'>): Waiting =>
  whatWaits({ deeds, left, isFresh: () => false }).waiting;

const day = 86_400_000;
/** Two days are left to find a connection. */
const oldAfter = (mostDaysLate - 2) * day;

/** Said in time, of what can soon no longer be counted. */
export const lateWords = ({ deeds, left }: Omit<OnDevice, 'isFresh'>, now: number): string | undefined =>
  [...deeds.filter(isWaiting), ...left].some(({ at }) => now - at >= oldAfter)
    ? `What waits counts for ${mostDaysLate} days after it was done: find a connection soon.`
    : undefined;
