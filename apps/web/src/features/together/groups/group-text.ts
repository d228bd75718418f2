import type { GroupKind } from '@hundred/domain/together/group-limits';
import { civilDateFormat, civilRangeFormat, dateFormat, formatMoment } from '../../../platform/format/format';
import { text } from '../text/shared';

/** A member without a name: a moderator removed it, or the person has none. */
export const nameOf = ({ name }: { name: string | null }): string => name ?? text.anonymous;

/** The first name is enough below a mark. */
export const shortName = (person: { name: string | null }): string =>
  nameOf(person).trim().split(/\s/)[0] ?? '';

/** A room has no name; the name of a team or a challenge may have been removed. */
export const groupNameOf = (kind: GroupKind, name: string | null): string => name ?? text.nameless[kind];

export const addressOf = (kind: GroupKind, id: string): string => `/together/${kind}/${id}`;

export const peopleText = (people: number): string => text.people({ people });

/** "Friday, November 28" */
export const formatLongDay = civilDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** "November 28" */
export const formatDay = civilDateFormat({ day: 'numeric', month: 'long' });
/** "Nov 17 – 30" */
export const formatDates = civilRangeFormat({ day: 'numeric', month: 'short' });
/** Uses the clock of this device. */
export const formatTime = dateFormat({ hour: 'numeric', minute: '2-digit' });
export const formatDayOfInstant = dateFormat({ day: 'numeric', month: 'long' });
/** An answer may be cached for days, so a moment of another day includes its date. */
export const momentText = (at: number): string =>
  formatDayOfInstant(at) === formatDayOfInstant(Date.now()) ? formatTime(at) : formatMoment(at);
