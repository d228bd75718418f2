import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { instantOf } from './instant-of';
import type { ReminderKind } from './notification-kinds';

export type ReminderSettings = {
  readonly zone: string;
  /** HH:MM on the person's clock. */
  readonly reminderTime: string;
  /** Times of their own by weekday, from Sunday on; null where it is the usual one. */
  readonly weekdayTimes?: readonly (string | null)[] | null;
};

export const reminderTimeOn = (
  { reminderTime, weekdayTimes }: Omit<ReminderSettings, 'zone'>,
  date: CivilDate,
): string => weekdayTimes?.[weekdayOf(date)] ?? reminderTime;

export type ReminderState = {
  /**
   * Today while there is something left to do, else null. Before 02:00 that may be yesterday: once it is settled,
   * nothing can be done until the next date begins.
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
/** A streak from here on is worth a warning. */
export const worthWarning = 3;
const earliestWarning = 20 * 60;
const latestWarning = 22 * 60;
const afterReminder = 2 * 60;

/** 20:00, or two hours after the reminder where that is later, but never after 22:00. */
export function streakWarningTime(reminderTime: string): string {
  const [hours = 0, minutes = 0] = reminderTime.split(':').map(Number);
  const reminder = hours * 60 + minutes;
  const warning = Math.min(latestWarning, Math.max(earliestWarning, reminder + afterReminder));
  return `${String(Math.floor(warning / 60)).padStart(2, '0')}:${String(warning % 60).padStart(2, '0')}`;
}

/**
 * Whether a reminder for a date is wanted, asked at the moment of sending with the state of that moment: never
 * after completion, never on a rest day, and a warning only for a streak that is worth one.
 */
export function isReminderWanted(kind: ReminderKind, state: ReminderState, localDate: CivilDate): boolean {
  if (state.openDate === null || state.openDate > localDate) return false;
  return kind === 'dailyReminder' || state.currentStreak >= worthWarning;
}

/**
 * When a person is next to be thought of after an instant: the first date after `settled`, for which it was done
 * already. Every date is planned, whatever the state is now: it is judged when it is due, so that nothing that is
 * done meanwhile has to plan anew.
 */
export function nextReminder(
  kind: ReminderKind,
  settings: ReminderSettings,
  settled: CivilDate | null,
  after: number,
): DueReminder {
  const timeOn = (date: CivilDate) => {
    const time = reminderTimeOn(settings, date);
    return kind === 'dailyReminder' ? time : streakWarningTime(time);
  };
  // No zone is a whole day behind UTC: an earlier date cannot hold an instant after this one.
  const earliest = localDateIn('UTC', after - day);
  let localDate = settled === null || settled < earliest ? earliest : addDays(settled, 1);
  for (;;) {
    const at = instantOf(settings.zone, localDate, timeOn(localDate));
    if (at !== null && at > after) return { localDate, at };
    localDate = addDays(localDate, 1);
  }
}
