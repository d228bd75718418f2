import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import type { Badge } from './badges-query';

const key = 'hundred:seen-badges';
/** On a device that has not shown any yet, only what was earned lately is news. */
const newsForDays = 7;

interface Seen {
  /** Whose they are: one browser may serve several people. */
  uid: string;
  ids: string[];
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Earned badges that this device has not shown yet. */
export function unseenBadges(
  badges: readonly Badge[],
  uid: string,
  today: CivilDate,
  storage: Store,
): Badge[] {
  const earned = badges.filter((badge) => badge.earned);
  const seen = read(storage);
  if (seen?.uid === uid) return earned.filter(({ id }) => !seen.ids.includes(id));
  return earned.filter(({ earnedOn }) => earnedOn !== null && earnedOn > addDays(today, -newsForDays));
}

export function rememberSeen(badges: readonly Badge[], uid: string, storage: Store): void {
  const ids = badges.filter(({ earned }) => earned).map(({ id }) => id);
  try {
    storage.setItem(key, JSON.stringify({ uid, ids } satisfies Seen));
  } catch {
    // A full or refused storage shows the same badges once more.
  }
}

function read(storage: Store): Seen | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
