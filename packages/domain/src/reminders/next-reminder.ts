import { addDays, type CivilDate } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { instantOf } from './instant-of';

export type ReminderKind = 'dailyReminder' | 'streakWarning';

export type ReminderSettings = {
  readonly zone: string;
  /** HH:MM on the person's clock. */
  readonly reminderTime: string;
  readonly dailyReminders: boolean;
  readonly streakWarnings: boolean;
};

export type ReminderState = {
  /**
   * The first date on which there is something left to do: today while it is neither complete nor a rest
   * day, else tomorrow; the opening date of a run that waits; null when no run is open.
   */
  readonly openFrom: CivilDate | null;
  readonly currentStreak: number;
};

export type DueReminder = {
  readonly kind: ReminderKind;
  readonly localDate: CivilDate;
  readonly at: number;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const worthWarning = 3;
const earliestWarning = 20 * 60;
const latestWarning = 22 * 60;
const afterReminder = 2 * 60;
const dropAfter = 2 * hour;

/** 20:00, or two hours after the reminder where that is later, but never after 22:00. */
export function streakWarningTime(reminderTime: string): string {
  const [hours = 0, minutes = 0] = reminderTime.split(':').map(Number);
  const reminder = hours * 60 + minutes;
  const warning = Math.min(latestWarning, Math.max(earliestWarning, reminder + afterReminder));
  return `${String(Math.floor(warning / 60)).padStart(2, '0')}:${String(warning % 60).padStart(2, '0')}`;
}

function isSwitchedOn(kind: ReminderKind, settings: ReminderSettings): boolean {
  return kind === 'dailyReminder' ? settings.dailyReminders : settings.streakWarnings;
}

/**
 * Whether a reminder for a date is still wanted, asked again at the moment of sending with the state of that
 * moment: never after completion, never on a rest day, and a warning only for a streak that is worth one.
 */
export function isReminderWanted(kind: ReminderKind, state: ReminderState, localDate: CivilDate): boolean {
  if (state.openFrom === null || state.openFrom > localDate) return false;
  return kind === 'dailyReminder' || state.currentStreak >= worthWarning;
}

/**
 * The next reminder of a kind after an instant, as far as the present state can tell. A streak that is open
 * today may be covered tomorrow, so a later warning is planned on its present length and judged again when due.
 */
export function nextReminder(
  kind: ReminderKind,
  settings: ReminderSettings,
  state: ReminderState,
  after: number,
): DueReminder | null {
  if (!isSwitchedOn(kind, settings) || state.openFrom === null) return null;
  const time = kind === 'dailyReminder' ? settings.reminderTime : streakWarningTime(settings.reminderTime);
  // No zone is a whole day behind UTC: an earlier date cannot hold an instant after this one.
  const earliest = localDateIn('UTC', after - day);
  let localDate = state.openFrom;
  if (localDate < earliest) localDate = earliest;
  if (!isReminderWanted(kind, state, localDate)) return null;
  for (;;) {
    const at = instantOf(settings.zone, localDate, time);
    if (at !== null && at > after) return { kind, localDate, at };
    localDate = addDays(localDate, 1);
  }
}

/** A reminder more than two hours late is dropped, not sent. */
export function isTooLate(due: Pick<DueReminder, 'at'>, now: number): boolean {
  return now - due.at > dropAfter;
}
