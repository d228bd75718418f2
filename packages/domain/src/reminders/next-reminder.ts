import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { instantOf } from './instant-of';
import type { ReminderKind } from './notification-kinds';

export type ReminderSettings = {
  readonly zone: string;
  /** HH:MM on the person's clock. */
  readonly reminderTime: string;
  /** The times by weekday, from Sunday on; null for the usual one. */
  readonly weekdayTimes?: readonly (string | null)[] | null;
};

export const reminderTimeOn = (
  { reminderTime, weekdayTimes }: Omit<ReminderSettings, 'zone'>,
  date: CivilDate,
): string => weekdayTimes?.[weekdayOf(date)] ?? reminderTime;

export type ReminderState = {
  /**
   * Today while something is left to do, else null. Before 02:00 that may be yesterday: once that is done, nothing
   * is left to do until the next date begins.
   */
  readonly openDate: CivilDate | null;
  readonly currentStreak: number;
};

export type DueReminder = {
  readonly localDate: CivilDate;
  readonly at: number;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A streak shorter than this gets no warning. */
export const shortestWarnedStreak = 3;
/** In minutes since midnight. */
const earliestWarning = 20 * 60;
const latestWarning = 22 * 60;

/** When a streak warning is sent: at 20:00, or two hours after the reminder if that is later, but never after 22:00. */
export function streakWarningTime(reminderTime: string): string {
  const afterReminder = minutesOf(reminderTime) + 2 * 60;
  return clockOf(Math.min(latestWarning, Math.max(earliestWarning, afterReminder)));
}

/**
 * When the recap is sent: an hour after the reminder of that day, so that both do not come at once, but never after
 * 22:00.
 */
function recapTime(reminderTime: string): string {
  return clockOf(Math.min(latestWarning, minutesOf(reminderTime) + 60));
}

/** The minutes since midnight. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Whether a reminder for a date is wanted, decided at the moment of sending: not after completion, not on a rest day,
 * and a warning only for a long enough streak.
 */
export function isReminderWanted(
  kind: Exclude<ReminderKind, 'weekRecap'>,
  state: ReminderState,
  localDate: CivilDate,
): boolean {
  if (state.openDate === null || state.openDate > localDate) return false;
  return kind === 'dailyReminder' || state.currentStreak >= shortestWarnedStreak;
}

/**
 * The next reminder after an instant, for a date after `lastHandled`. Every date is planned, for the recap every Sunday.
 * Whether the reminder is wanted is judged when it is due, so that commands need not plan again.
 */
export function nextReminder(
  kind: ReminderKind,
  settings: ReminderSettings,
  lastHandled: CivilDate | null,
  after: number,
): DueReminder {
  const timeOn = (date: CivilDate) => {
    const time = reminderTimeOn(settings, date);
    if (kind === 'weekRecap') return recapTime(time);
    return kind === 'dailyReminder' ? time : streakWarningTime(time);
  };
  // No zone is a whole day behind UTC, so an earlier date cannot contain an instant after this one.
  const earliest = localDateIn('UTC', after - day);
  let localDate = lastHandled === null || lastHandled < earliest ? earliest : addDays(lastHandled, 1);
  for (;;) {
    const isSunday = weekdayOf(localDate) === 0;
    const isPlanned = kind !== 'weekRecap' || isSunday;
    const at = isPlanned ? instantOf(settings.zone, localDate, timeOn(localDate)) : null;
    if (at !== null && at > after) return { localDate, at };
    localDate = addDays(localDate, 1);
  }
}
