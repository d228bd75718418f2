import {
  dateFormat,
  formatDecimal,
  formatNumber,
  languageOfBrowser,
  lazy,
} from '../../platform/format/format';
import { text } from './text';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const formatTime = dateFormat({ hour: 'numeric', minute: '2-digit' });
const formatDate = dateFormat({ month: 'short', day: 'numeric' });
const formatDateWithYear = dateFormat({ dateStyle: 'medium' });
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);
const daysBetween = (from: number, to: number) => Math.round((startOfDay(to) - startOfDay(from)) / dayMs);
const relativeFormat = lazy(() => new Intl.RelativeTimeFormat(languageOfBrowser(), { numeric: 'auto' }));

/** From two weeks on, a date says more than a number of days. */
const mostDaysAgo = 13;

/** "Today", "Yesterday", "3 days ago", then a date. */
export function formatDaysSince(instant: string, now: number): string {
  const at = Date.parse(instant);
  const days = daysBetween(at, now);
  return days <= mostDaysAgo ? formatDaysAgo(Math.max(0, days)) : formatShortDate(at, now);
}

/** The time of an instant of today, "Yesterday", or a date for any other instant, also in the future. */
export function formatWhen(instant: string, now: number): string {
  const at = Date.parse(instant);
  const days = daysBetween(at, now);
  if (days === 0) return formatTime(at);
  return days === 1 ? formatDaysAgo(1) : formatShortDate(at, now);
}

/** "Today" for 0, "Yesterday" for 1. */
function formatDaysAgo(days: number): string {
  const label = relativeFormat().format(-days, 'day');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A date, with its year only if that is not the present one. */
const formatShortDate = (at: number, now: number) =>
  new Date(at).getFullYear() === new Date(now).getFullYear() ? formatDate(at) : formatDateWithYear(at);

/** How long something has waited: "5 minutes", "3 hours", "2 days". */
export function formatWait(instant: string, now: number): string {
  const waitedMs = Math.max(minuteMs, now - Date.parse(instant));
  if (waitedMs < hourMs) return formatCount(Math.floor(waitedMs / minuteMs), 'minute');
  if (waitedMs < dayMs) return formatCount(Math.floor(waitedMs / hourMs), 'hour');
  return formatCount(Math.floor(waitedMs / dayMs), 'day');
}

const formatCount = (value: number, unit: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(languageOfBrowser(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** "8.2 GB", "340 MB", at least "1 MB". */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  if (megabytes < 1024) return text.megabytes({ size: formatNumber(Math.max(1, Math.round(megabytes))) });
  const gigabytes = megabytes / 1024;
  return text.gigabytes({
    size: gigabytes < 10 ? formatDecimal(gigabytes) : formatNumber(Math.round(gigabytes)),
  });
}

/** A person who finished season 1 and has not begun season 2 stays on its last day. */
const lastDayOfSeason1 = '100';

type Position = { day: number | null; season: 1 | 2; finished: boolean };

/** A day under a heading that already says "Day": "31", or "Season 2, Day 31", because the heading names no season. */
export function formatChallengeDay({ day: dayNumber, season, finished }: Position): string {
  if (dayNumber === null) return '–';
  if (season === 2) return text.clubDay({ day: formatNumber(dayNumber) });
  return finished ? lastDayOfSeason1 : formatNumber(dayNumber);
}

/** The day of a person's challenge among other facts: "Day 31". */
export function formatLabelledDay(position: Position): string {
  if (position.day === null) return text.notStarted;
  const day = formatChallengeDay(position);
  return position.season === 2 ? day : text.day({ day });
}

/** What the desk calls a person: by name, otherwise by email or id. */
export const nameOf = ({ id, name, email }: { id: string; name: string | null; email: string | null }) =>
  name ?? email ?? id;
