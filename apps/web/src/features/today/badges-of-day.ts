import { keepValue, readKept } from '../../platform/kept-value';
import { serverClock } from '../../platform/server-clock';
import { dismissToast, readingTime, toast } from '../../ui/toast-store';
import type { Celebration } from './complete-exercise';

type Badges = Celebration['badges'];
type Waiting = { dayNumber: number; at: number; badges: Badges };

/** Somebody who finishes the day on the next date still gets the ceremony; later it would be old news. */
const keptFor = 48 * 3_600_000;

const keyOf = (uid: string) => `hundred:badges-of-day:${uid}`;

let messages: readonly number[] = [];

/**
 * The badges to celebrate now. In the middle of a workout there are none: those it earned are told by a message and kept
 * on the device. Once the day is done, these are all that the day has earned.
 */
export function badgesOfDay(uid: string, dayNumber: number, { dayDone, badges }: Celebration): Badges {
  const kept = readKept(keyOf(uid)) as Waiting | null;
  const isOfThisDay = kept?.dayNumber === dayNumber && Math.abs(serverClock.now() - kept.at) < keptFor;
  const all = isOfThisDay ? [...kept.badges, ...badges] : badges;
  if (dayDone !== undefined) {
    messages.forEach(dismissToast);
    messages = [];
    keepValue(keyOf(uid), undefined);
    return all;
  }
  if (badges.length > 0) {
    keepValue(keyOf(uid), { dayNumber, at: serverClock.now(), badges: all } satisfies Waiting);
    messages = badges.map(({ name }) => toast(`New badge: ${name}`, 'success', readingTime));
  }
  return [];
}
