import { badgeTextOf } from '../badges/badge-texts';
import type { BadgeId } from '../challenge/facts/badge-id';
import type { State } from '../challenge/state/state';
import { programLength } from '../days/exercises';
import { amountText } from '../movements/amount-text';
import type { Language } from '../text/language';
import { listText } from '../text/list';
import type { AnnouncementKind, ReminderKind } from './notification-kinds';
import { type NotificationSentences, notificationSentences } from './notification-sentences';

/** The text that a device shows, and the page that a tap opens. */
export type NotificationText = { readonly title: string; readonly body: string; readonly url: string };

/**
 * The subject of a notification beyond the current state: ids of badges, the day of a milestone, names of people or
 * challenges, the text of an announcement.
 */
export type NotificationSubject = readonly string[];

/** The part of the state that a reminder mentions. */
type RemindedDay = Pick<State, 'dayNumber' | 'streak'> & {
  challenge: Pick<State['challenge'], 'exercises'>;
};

/** The person who gets a notification. */
export interface Recipient {
  displayName: string | null;
  language: Language;
}

/** The only part of a name that notifications contain, because others may see the screen. */
export function firstNameOf(displayName: string | null): string | null {
  return displayName?.trim().split(/\s/)[0] || null;
}

export function reminderText(
  kind: Exclude<ReminderKind, 'weekRecap'>,
  state: RemindedDay,
  { displayName, language }: Recipient,
): NotificationText {
  const sentences = notificationSentences[language];
  const name = firstNameOf(displayName);
  const toDo = sentences.toDo({ exercises: openExercises(state, sentences) });
  switch (kind) {
    case 'dailyReminder':
      return { title: sentences.dayWaiting({ name, day: state.dayNumber }), body: toDo, url: '/dashboard' };
    case 'streakWarning':
      return {
        title: sentences.streakOpen({ name, days: state.streak }),
        body: `${toDo} ${sentences.untilMidnight}`,
        url: '/dashboard',
      };
  }
}

/** The text of the recap, which is sent on Sunday about the week that ended the day before. */
export function recapText(days: number, { displayName, language }: Recipient): NotificationText {
  const sentences = notificationSentences[language];
  const name = firstNameOf(displayName);
  return { title: sentences.weekDone({ name, days }), body: sentences.seeWeek, url: '/recap' };
}

/**
 * The text of an announcement. It contains nothing of the current state: the state may have changed since, and a person
 * who has not started has none.
 */
export function announcementText(
  kind: AnnouncementKind,
  { displayName, language }: Recipient,
  about: NotificationSubject,
): NotificationText {
  const sentences = notificationSentences[language];
  switch (kind) {
    case 'achievement':
      return { ...badgeText(sentences, about), url: '/badges' };
    case 'milestone':
      return { ...milestoneText(sentences, Number(about[0]), firstNameOf(displayName)), url: '/progress' };
    case 'supportAnswer':
      // Contains nothing of the answer, because others may see the screen.
      return { title: sentences.questionAnswered, body: sentences.readAnswer, url: '/support' };
    case 'announcement':
      return { title: sentences.announcement, body: about.at(-1) ?? '', url: '/dashboard' };
    case 'groupJoin':
      return {
        title: sentences.joined({ names: firstNames(about, language) }),
        body: sentences.seeOthers,
        url: '/together',
      };
    case 'nudge':
      return {
        title: sentences.nudged({ names: firstNames(about, language) }),
        body: sentences.todayOpen,
        url: '/dashboard',
      };
    case 'challengeStart': {
      const [name = '', ...others] = about;
      const count = about.length;
      return {
        title: others.length > 0 ? sentences.challengesStart({ count }) : sentences.challengeStarts({ name }),
        body: sentences.daysCountNow,
        url: '/together',
      };
    }
    case 'challengeEnd': {
      const [name = '', ...others] = about;
      const count = about.length;
      return {
        title: others.length > 0 ? sentences.challengesEnded({ count }) : sentences.challengeEnded({ name }),
        body: sentences.resultSoonFinal,
        url: '/together',
      };
    }
  }
}

const firstNames = (names: NotificationSubject, language: Language) =>
  listText(
    names.map((name) => firstNameOf(name) ?? ''),
    language,
  );

export const testNotificationText = (language: Language): NotificationText => ({
  title: notificationSentences[language].testTitle,
  body: notificationSentences[language].testBody,
  url: '/settings/notifications',
});

function openExercises({ challenge }: RemindedDay, { movementName }: NotificationSentences): string {
  const open = Object.values(challenge.exercises).filter(({ completed }) => !completed);
  return open
    .map(({ movement, target }) => `${amountText(movement, target, String)} ${movementName(movement)}`)
    .join(', ');
}

function badgeText(
  sentences: NotificationSentences,
  ids: NotificationSubject,
): Omit<NotificationText, 'url'> {
  const earned = ids.map((id) => badgeTextOf(sentences.badges, id as BadgeId));
  const [only, ...more] = earned;
  if (only && more.length === 0) return { title: sentences.newBadge(only), body: sentences.badgeDone };
  return {
    title: sentences.newBadges({ count: earned.length }),
    body: earned.map(({ name }) => name).join(', '),
  };
}

function milestoneText(
  sentences: NotificationSentences,
  day: number,
  name: string | null,
): Omit<NotificationText, 'url'> {
  const days = programLength - day;
  const body = days === 0 ? sentences.allDaysComplete({ name }) : sentences.daysToGo({ name, days });
  return { title: sentences.dayComplete({ day }), body };
}
