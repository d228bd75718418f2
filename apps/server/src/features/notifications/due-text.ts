import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { toEpochDay, weekdayOf } from '@hundred/domain/days/civil-date';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { can } from '@hundred/domain/entitlements/feature-tiers';
import { daysOfWeekBefore, hasRecap } from '@hundred/domain/recap/week-recap';
import { isReminderWanted } from '@hundred/domain/reminders/next-reminder';
import {
  isReminder,
  isSwitchedOn,
  type NotificationKind,
  type NotificationSwitches,
  validUntil,
} from '@hundred/domain/reminders/notification-kinds';
import {
  announcementText,
  type NotificationText,
  recapText,
  reminderText,
} from '@hundred/domain/reminders/notification-text';
import { reminderStateOf } from '@hundred/domain/reminders/reminder-state';
import { boostFor, type Mood } from '@hundred/domain/text/boosts';
import type { Language } from '@hundred/domain/text/language';
import type { LogWithSnapshot } from '../../log/several-logs';

/** What decides whether a person is still notified, and with which text. */
export interface NotificationInput extends NotificationSwitches {
  kind: NotificationKind;
  localDate: string;
  about: string[];
  dueAt: number;
  displayName: string | null;
  language: Language;
  mood: Mood | null;
  boostWeekdays: number[];
  /** Absent for a person who has not started. */
  logWithSnapshot: LogWithSnapshot | undefined;
}

/** The text of a notification now. Null if it is too late, switched off, or about something that is done already. */
export function textFor(input: NotificationInput, now: number): NotificationText | null {
  const { kind, dueAt } = input;
  return now > validUntil(kind, dueAt) || !isSwitchedOn(kind, input) ? null : textByKind(input, now);
}

/** The text by the person's log, whatever the time and the switches. Null if there is nothing left to remind of. */
function textByKind(input: NotificationInput, now: number): NotificationText | null {
  const { kind, localDate, about, logWithSnapshot } = input;
  const state = logWithSnapshot ? stateAt(logWithSnapshot.snapshot, now) : null;
  // A nudge is no reminder, but like one it is sent only while the day is open.
  if (kind === 'nudge' && (!state || reminderStateOf(state).openDate !== localDate)) return null;
  if (!isReminder(kind)) return announcementText(kind, input, about);
  if (kind === 'weekRecap') {
    const completed = logWithSnapshot ? daysOfWeekBefore(logWithSnapshot.snapshot, localDate) : 0;
    return hasRecap(completed) ? recapText(completed, input) : null;
  }
  if (state === null || !isReminderWanted(kind, reminderStateOf(state), localDate)) return null;
  const text = reminderText(kind, state, input);
  return { ...text, body: (kind === 'dailyReminder' && boostOn(input, now)) || text.body };
}

/** The line that replaces the open exercises on a weekday that is hard for the person. Boosts exist in English only. */
function boostOn(
  { mood, boostWeekdays, localDate, logWithSnapshot, language }: NotificationInput,
  now: number,
): string | undefined {
  if (language !== 'en' || !boostWeekdays.includes(weekdayOf(localDate))) return undefined;
  if (!logWithSnapshot || !can(entitlementOf(logWithSnapshot.snapshot, now), 'motivation-boosts'))
    return undefined;
  return boostFor(mood, toEpochDay(localDate));
}
