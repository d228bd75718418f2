/** Reminders are planned ahead, for every date or every Sunday. Announcements are triggered by events. */
export const reminderKinds = ['dailyReminder', 'streakWarning', 'weekRecap'] as const;
const announcementKinds = [
  'achievement',
  'milestone',
  'supportAnswer',
  'announcement',
  'groupJoin',
  'nudge',
  'challengeStart',
  'challengeEnd',
] as const;

/** All notifications. Each can be switched off. */
export const notificationKinds = [...reminderKinds, ...announcementKinds] as const;

export type NotificationKind = (typeof notificationKinds)[number];
export type ReminderKind = (typeof reminderKinds)[number];
export type AnnouncementKind = (typeof announcementKinds)[number];

export function isReminder(kind: NotificationKind): kind is ReminderKind {
  return (reminderKinds as readonly NotificationKind[]).includes(kind);
}

/** The kinds that a person wants, as in their profile. */
export type NotificationSwitches = Readonly<Record<(typeof switchOf)[NotificationKind], boolean>>;

const switchOf = {
  dailyReminder: 'dailyReminders',
  streakWarning: 'streakWarnings',
  /** A look back at the week is news of the same kind as a milestone. */
  weekRecap: 'milestoneNews',
  achievement: 'achievementNews',
  milestone: 'milestoneNews',
  supportAnswer: 'supportNews',
  announcement: 'supportNews',
  groupJoin: 'joinNews',
  nudge: 'nudges',
  challengeStart: 'challengeStartNews',
  challengeEnd: 'challengeEndNews',
} as const satisfies Record<NotificationKind, string>;

export function isSwitchedOn(kind: NotificationKind, switches: NotificationSwitches): boolean {
  return switches[switchOf[kind]];
}

const hour = 60 * 60 * 1000;

/** How long each notification is useful after it was due, in milliseconds. */
const validFor: Record<NotificationKind, number> = {
  dailyReminder: 2 * hour,
  streakWarning: 2 * hour,
  weekRecap: 12 * hour,
  achievement: 24 * hour,
  milestone: 24 * hour,
  supportAnswer: 24 * hour,
  announcement: 24 * hour,
  groupJoin: 24 * hour,
  nudge: 2 * hour,
  challengeStart: 12 * hour,
  challengeEnd: 24 * hour,
};

/** The last instant at which a notification is still sent. Later it is dropped. */
export function validUntil(kind: NotificationKind, due: number): number {
  return due + validFor[kind];
}

/**
 * The topic is the same for every attempt, so that a device and its push service show a notification once. Push services
 * accept at most 32 characters of base64url.
 */
export function topicOf(kind: NotificationKind, localDate: string): string {
  return `${kind}-${localDate}`;
}
