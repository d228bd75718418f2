import type { TipId } from '@hundred/domain/coach/tip';
import { type TipHistory, tipIds } from '@hundred/domain/coach/tips';
import { isCivilDate } from '@hundred/domain/days/civil-date';
import { readStored, storeValue } from '../../platform/storage/stored-value';

const keyOf = (uid: string) => `hundred:tips:${uid}`;

export const storeTips = (uid: string, tips: TipHistory): void => storeValue(keyOf(uid), tips);

const noTips: TipHistory = { shownOn: {}, silenced: [] };

/** Reads the tips that any version of the page has stored, and drops unknown ones. Without any it returns `fallback`. */
export function readTips(uid: string, fallback = noTips): TipHistory {
  const stored = readStored(keyOf(uid));
  if (stored === null) return fallback;
  const storedFields = stored as Partial<Record<keyof TipHistory, unknown>>;
  const silenced = Array.isArray(storedFields.silenced) ? storedFields.silenced : [];
  return {
    shownOn: datesIn(storedFields.shownOn),
    silenced: tipIds.filter((id) => silenced.includes(id)),
    tried: datesIn(storedFields.tried),
  };
}

function datesIn(storedDates: unknown): Partial<Record<TipId, string>> {
  const dates = Object(storedDates) as Record<string, unknown>;
  return Object.fromEntries(
    tipIds.flatMap((id): [TipId, string][] => {
      const date = dates[id];
      return typeof date === 'string' && isCivilDate(date) ? [[id, date]] : [];
    }),
  );
}

/** Stores that the action of a tip was followed. */
export function markTried(uid: string, id: TipId, date: string): void {
  const storedTips = readTips(uid);
  storeTips(uid, { ...storedTips, tried: { ...storedTips.tried, [id]: date } });
}

/** Removes what `markTried` stored, because the person took it back. */
export function unmarkTried(uid: string, id: TipId): void {
  const storedTips = readTips(uid);
  const { [id]: _, ...tried } = storedTips.tried ?? {};
  storeTips(uid, { ...storedTips, tried });
}
