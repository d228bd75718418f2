/** What a person can be told by a notification. Each can be switched off. */
export const notificationKinds = ['dailyReminder', 'streakWarning', 'achievement', 'milestone'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Which kinds a person wants, as their profile keeps it. */
export type NotificationSwitches = {
  readonly dailyReminders: boolean;
  readonly streakWarnings: boolean;
  readonly achievementNews: boolean;
  readonly milestoneNews: boolean;
};

const switchOf = {
  dailyReminder: 'dailyReminders',
  streakWarning: 'streakWarnings',
  achievement: 'achievementNews',
  milestone: 'milestoneNews',
} as const satisfies Record<NotificationKind, keyof NotificationSwitches>;

export function isSwitchedOn(kind: NotificationKind, switches: NotificationSwitches): boolean {
  return switches[switchOf[kind]];
}

const hour = 60 * 60 * 1000;

/** A reminder helps for two hours; good news is still news the day after. */
const worthTelling: Record<NotificationKind, number> = {
  dailyReminder: 2 * hour,
  streakWarning: 2 * hour,
  achievement: 24 * hour,
  milestone: 24 * hour,
};

/** The last instant at which it is still sent. Later it is dropped. */
export function goodUntil(kind: NotificationKind, due: number): number {
  return due + worthTelling[kind];
}

/** The same for every try, so that a device and its push service show one: at most 32 characters of base64url. */
export function topicOf(kind: NotificationKind, localDate: string): string {
  return `${kind}-${localDate}`;
}
