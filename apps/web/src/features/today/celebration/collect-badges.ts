import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { readStoredFields } from '../../../platform/storage/stored-fields';
import { storeValue } from '../../../platform/storage/stored-value';
import { serverClock } from '../../../platform/time/server-clock';
import { dismissToast, readingTime, toast } from '../../../ui/feedback/toast-store';
import type { Celebration } from '../cards/complete-exercise';

type Badges = Celebration['badges'];
/** `at`: when the badges were stored. */
type StoredBadges = { dayNumber: number; at: number; badges: Badges };

/** Long enough to celebrate a day that is finished on the next date, and no longer. */
const storedForMs = 48 * 3_600_000;

const keyOf = (uid: string) => `hundred:badges-of-day:${uid}`;

/** The messages that are shown now. They are dismissed when the day is complete. */
let messageIds: number[] = [];

/**
 * Returns the badges to celebrate now. Before the day is complete it returns none: it shows a message for each new
 * badge and stores it on the device. Once the day is complete it returns all badges that the day earned.
 */
export function collectBadges(uid: string, dayNumber: number, { completedDay, badges }: Celebration): Badges {
  const stored = readStoredBadges(uid);
  const isOfThisDay =
    stored?.dayNumber === dayNumber && Math.abs(serverClock.now() - stored.at) < storedForMs;
  const allBadges = isOfThisDay ? [...stored.badges, ...badges] : badges;
  if (completedDay !== undefined) {
    messageIds.forEach(dismissToast);
    messageIds = [];
    storeValue(keyOf(uid), undefined);
    return allBadges;
  }
  if (badges.length > 0) {
    storeValue(keyOf(uid), { dayNumber, at: serverClock.now(), badges: allBadges } satisfies StoredBadges);
    // Without the texts there is no message, and the day still celebrates the badges.
    for (const { id } of badges) showMessage(id).catch(() => {});
  }
  return [];
}

/** The texts are loaded when a badge is earned, because the first load of the dashboard has no room for them. */
async function showMessage(id: BadgeId): Promise<void> {
  const { badgeMessage } = await import('./badge-message');
  messageIds.push(toast(badgeMessage(id), 'success', readingTime));
}

function readStoredBadges(uid: string): StoredBadges | undefined {
  const types = { dayNumber: 'number', at: 'number', badges: 'object' } as const;
  const stored = readStoredFields(keyOf(uid), types);
  if (!stored || !areBadges(stored.badges)) return undefined;
  const { dayNumber, at, badges } = stored;
  return { dayNumber, at, badges };
}

/** Checks badges read from storage, which another version of the page may have written. `Object` accepts null too. */
export const areBadges = (value: unknown): value is Badges =>
  Array.isArray(value) && value.map(Object).every(({ id }) => typeof id === 'string');
