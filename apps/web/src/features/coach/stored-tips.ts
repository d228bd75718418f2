import type { TipId } from '@hundred/domain/coach/tip';
import { type TipHistory, tipIds } from '@hundred/domain/coach/tips';
import { isCivilDate } from '@hundred/domain/days/civil-date';
import { readStored, storeValue } from '../../platform/storage/stored-value';

const keyOf = (uid: string) => `hundred:tips:${uid}`;

export const storeTips = (uid: string, tips: TipHistory): void => storeValue(keyOf(uid), tips);

const noTips: TipHistory = { shownOn: {}, silenced: [] };

/** Reads the tips that any version of the page has stored, and drops unknown ones. Without any it returns `fallback`. */
export function readTips(uid: string, fallback = noTips): TipHistory {
  const value = readStored(keyOf(uid));
  if (value === null) return fallback;
  const stored = value as Partial<Record<keyof TipHistory, unknown>>;
  const silenced = Array.isArray(stored.silenced) ? stored.silenced : [];
  return {
    shownOn: datesIn(stored.shownOn),
    silenced: tipIds.filter((id) => silenced.includes(id)),
    tried: datesIn(stored.tried),
  };
}

function datesIn(stored: unknown): Partial<Record<TipId, string>> {
  const dates = Object(stored) as Record<string, unknown>;
  return Object.fromEntries(
    tipIds.flatMap((id): [TipId, string][] => {
      const date = dates[id];
      return typeof date === 'string' && isCivilDate(date) ? [[id, date]] : [];
    }),
  );
}

/** Stores that the action of a tip was followed. */
export function markTried(uid: string, id: TipId, date: string): void {
  const stored = readTips(uid);
  storeTips(uid, { ...stored, tried: { ...stored.tried, [id]: date } });
}

/** Removes what `markTried` stored, because the person took it back. */
export function unmarkTried(uid: string, id: TipId): void {
  const stored = readTips(uid);
  const { [id]: _, ...tried } = stored.tried ?? {};
  storeTips(uid, { ...stored, tried });
}
