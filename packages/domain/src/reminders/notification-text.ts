import { badgeDefinition } from '../badges/definitions';
import type { BadgeId } from '../challenge/facts/badge-id';
import type { State } from '../challenge/state/state';
import { programLength } from '../days/exercises';
import { amountText } from '../movements/amount-text';
import type { AnnouncementKind, ReminderKind } from './notification-kinds';

/** The text that a device shows, and the page that a tap opens. */
export type NotificationText = { readonly title: string; readonly body: string; readonly url: string };

/**
 * The subject of a notification beyond the current state: ids of badges, the day of a milestone, the names of people or
 * challenges.
 */
export type NotificationSubject = readonly string[];

type ReminderState = Pick<State, 'dayNumber' | 'streak'> & {
  challenge: Pick<State['challenge'], 'exercises'>;
};

/** Notifications contain only the first name, because others may see the screen. */
export function firstNameOf(displayName: string | null): string | null {
  return displayName?.trim().split(/\s/)[0] || null;
}

const toName = (displayName: string | null) => {
  const name = firstNameOf(displayName);
  return (text: string) =>
    name === null ? text.charAt(0).toUpperCase() + text.slice(1) : `${name}, ${text}`;
};

export function reminderText(
  kind: Exclude<ReminderKind, 'weekRecap'>,
  state: ReminderState,
  displayName: string | null,
): NotificationText {
  const to = toName(displayName);
  switch (kind) {
    case 'dailyReminder':
      return { title: to(`Day ${state.dayNumber} is waiting`), body: whatIsLeft(state), url: '/dashboard' };
    case 'streakWarning':
      return {
        title: to(`your ${state.streak}-day streak is still open`),
        body: `${whatIsLeft(state)} There is time until midnight.`,
        url: '/dashboard',
      };
  }
}

/** Sent on Sunday, about the week that ended the day before. */
export function recapText(completed: number, displayName: string | null): NotificationText {
  return {
    title: toName(displayName)(`your week: ${completed} of 7`),
    body: 'See your reps, your best day and what comes next.',
    url: '/recap',
  };
}

/**
 * Contains nothing of the current state, which may have changed since, and which a person who has not started does not
 * have.
 */
export function announcementText(
  kind: AnnouncementKind,
  displayName: string | null,
  about: NotificationSubject,
): NotificationText {
  switch (kind) {
    case 'achievement':
      return { ...badgeText(about), url: '/badges' };
    case 'milestone':
      return { ...milestoneText(Number(about[0]), toName(displayName)), url: '/progress' };
    case 'supportAnswer':
      // Contains nothing of the answer, because others may see the screen.
      return {
        title: 'Your question is answered',
        body: 'Read the answer on the Support page.',
        url: '/support',
      };
    case 'announcement':
      return { title: 'News from Hundred', body: about.at(-1) ?? '', url: '/dashboard' };
    case 'groupJoin':
      return {
        title: `${firstNames(about)} joined you`,
        body: 'See how everybody is doing.',
        url: '/together',
      };
    case 'nudge':
      return {
        title: `${firstNames(about)} gave you a nudge`,
        body: 'Today is still open.',
        url: '/dashboard',
      };
    case 'challengeStart':
      return {
        title: about.length === 1 ? `${about[0]} begins today` : `${about.length} challenges begin today`,
        body: 'Every day that you complete from now on counts.',
        url: '/together',
      };
    case 'challengeEnd':
      return {
        title: about.length === 1 ? `${about[0]} is over` : `${about.length} challenges are over`,
        body: 'See how it ended. The result is final in a week.',
        url: '/together',
      };
  }
}

const firstNames = (names: NotificationSubject) => names.map(firstNameOf).join(' and ');

export const testNotificationText: NotificationText = {
  title: 'Notifications work',
  body: 'This device will get your reminders.',
  url: '/settings/notifications',
};

function whatIsLeft({ challenge }: ReminderState): string {
  const left = Object.values(challenge.exercises).filter(({ completed }) => !completed);
  return `To do: ${left.map(({ movement, target, name }) => `${amountText(movement, target, String)} ${name}`).join(', ')}.`;
}

function badgeText(ids: NotificationSubject): Omit<NotificationText, 'url'> {
  const earned = ids.map((id) => badgeDefinition(id as BadgeId));
  const [only, ...more] = earned;
  if (only && more.length === 0)
    return { title: `New badge: ${only.name}`, body: `${only.description}: done.` };
  return { title: `${earned.length} new badges`, body: earned.map(({ name }) => name).join(', ') };
}

function milestoneText(day: number, to: (words: string) => string): Omit<NotificationText, 'url'> {
  if (day === programLength) return { title: `Day ${day} complete`, body: to('that was the whole hundred.') };
  return { title: `Day ${day} complete`, body: to(`${programLength - day} to go.`) };
}
