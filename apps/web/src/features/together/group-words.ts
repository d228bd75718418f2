import type { GroupKind } from '@hundred/domain/together/group-limits';
import { civilDateFormat, civilRangeFormat, dateFormat, formatMoment } from '../../platform/format';

/** Somebody whose name was taken away, for now or for good. */
export const nameOf = ({ name }: { name: string | null }): string => name ?? 'Anonymous';

/** Enough below a mark, where everybody knows everybody. */
export const shortName = (person: { name: string | null }): string =>
  nameOf(person).trim().split(/\s/)[0] ?? '';

export const kindWords: Record<GroupKind, string> = {
  team: 'team',
  challenge: 'challenge',
  room: 'room',
};

const nameless: Record<GroupKind, string> = {
  team: 'Your team',
  challenge: 'Your challenge',
  room: 'Today’s set, together',
};

/** A room has no name; that of a team or a challenge may have been taken away. */
export const groupNameOf = (kind: GroupKind, name: string | null): string => name ?? nameless[kind];

export const addressOf = (kind: GroupKind, id: string): string => `/together/${kind}/${id}`;

export const peopleWords = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const daysWord = (count: number): string => (count === 1 ? 'day' : 'days');

/** "Friday, November 28" */
export const formatLongDay = civilDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** "November 28" */
export const formatDay = civilDateFormat({ day: 'numeric', month: 'long' });
/** "November 17 – 30" */
export const formatDates = civilRangeFormat({ day: 'numeric', month: 'long' });
/** By the clock of this device. */
export const formatTime = dateFormat({ hour: 'numeric', minute: '2-digit' });
/** An answer may be kept for days: of another day than today with its date. */
export const momentWords = (at: number): string =>
  formatDayOfInstant(at) === formatDayOfInstant(Date.now()) ? formatTime(at) : formatMoment(at);
export const formatDayOfInstant = dateFormat({ day: 'numeric', month: 'long' });
