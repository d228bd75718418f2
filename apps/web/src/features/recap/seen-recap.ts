import { addDays, type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { deviceDate, storePlaces } from '../../platform/storage/day-places';
import { readStoredFields } from '../../platform/storage/stored-fields';
import { readStored, storeValue } from '../../platform/storage/stored-value';

const seenKey = (uid: string) => `hundred:recap-seen:${uid}`;
const rankKey = (uid: string) => `hundred:recap-rank:${uid}`;

/** The card is shown on Sunday (0) and Monday (1). */
const lastWeekdayOfCard = 1;

/** Whether the card of the week that began on this Sunday is still to be shown. */
export const isCardDue = (uid: string, sunday: string, today: string): boolean =>
  weekdayOf(today) <= lastWeekdayOfCard && readStored(seenKey(uid)) !== sunday;

/** Called when the recap is opened or its card put away. The card of this week is not shown again. */
export function markRecapSeen(uid: string, sunday: string): void {
  storeValue(seenKey(uid), sunday);
  storeCardPlace(uid);
}

/** Lets later visits hold the place of the card on this Sunday and the Monday after it, or on no date. */
export function storeCardPlace(uid: string, sunday?: CivilDate): void {
  const dates = sunday === undefined ? [] : [sunday, addDays(sunday, lastWeekdayOfCard)];
  // Noon is on the date itself, whatever the clock of the device does at night.
  storePlaces(uid, { recap: dates.map((date) => deviceDate(new Date(`${date}T12:00`))) });
}

/**
 * Stores the rank at the recap of this week and returns the one of the week before, if this device stored it. The server
 * stores no ranks of past weeks. Only the first rank of a week is stored, so that a second look shows the same.
 */
export function recordRank(uid: string, sunday: string, rank: number): number | undefined {
  const storedRank = readStoredFields(rankKey(uid), { sunday: 'string', rank: 'number' });
  if (storedRank?.sunday === sunday)
    return typeof storedRank.before === 'number' ? storedRank.before : undefined;
  storeValue(rankKey(uid), { sunday, rank, ...(storedRank && { before: storedRank.rank }) });
  return storedRank?.rank;
}
