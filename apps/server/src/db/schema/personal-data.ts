import type { OwnData } from '@hundred/contract/own-data';
import type * as community from './community-schema';
import type * as desk from './desk-schema';
import type * as mail from './mail-schema';
import type * as notifications from './notifications-schema';
import type * as previews from './previews-schema';
import type * as schema from './schema';
import type * as signUp from './sign-up-schema';
import type * as social from './social-schema';
import type * as support from './support-schema';

/** The names of the tables that a module of the schema exports. */
type Tables<Module> = {
  [Name in keyof Module]: Module[Name] extends { _: { name: infer Table extends string } } ? Table : never;
}[keyof Module];

export type TableName =
  | Tables<typeof schema>
  | Tables<typeof signUp>
  | Tables<typeof notifications>
  | Tables<typeof mail>
  | Tables<typeof social>
  | Tables<typeof support>
  | Tables<typeof community>
  | Tables<typeof previews>
  | Tables<typeof desk>;

interface PersonalTable {
  /** A part of the privacy policy that covers the table (`domain/text/stored-data-texts.ts`), quoted. */
  policy: string;
  /** The part of an export that holds it, or why none needs to. */
  exported: keyof OwnData | { not: string };
  /** Nobody can be identified by a row, because it holds only hashes. It may outlive the person until it expires. */
  hashed?: true;
}

const followsFromFacts = { not: 'it follows from the facts' } as const;
const groupsPolicy = 'which teams, challenges and rooms';
const together = (policy: string) => ({ policy, exported: 'memberships' }) as const;
const secret = { not: 'whoever had the file could sign in with it' } as const;

/**
 * Every table, and what it stores about people. A missing table does not compile; `delete-account.storage.test.ts`
 * fills and empties each table about people, and looks for its contents in an export.
 */
export const personalData: Record<TableName, PersonalTable | 'nobody'> = {
  installation: 'nobody',
  person: { policy: 'an ID and your email address', exported: 'person' },
  challenge: { policy: 'From all this we work out your day', exported: followsFromFacts },
  fact: { policy: 'which exercises you completed', exported: 'facts' },
  board_total: { policy: 'how many reps', exported: followsFromFacts },
  board_count: 'nobody',
  board_move: 'nobody',
  board_day: 'nobody',
  board_count_before: 'nobody',
  deleted_person: { policy: 'a scrambled code', exported: { not: 'the person is gone' }, hashed: true },
  identity_account: { policy: 'email address', exported: 'account' },
  identity_payload: { policy: 'know it is you', exported: secret },
  identity_key: 'nobody',
  identity_secret: 'nobody',
  identity_attempt: { policy: 'faults and abuse', exported: { not: 'it cannot be found' }, hashed: true },
  identity_reset: { policy: 'know it is you', exported: secret },
  identity_email_link: { policy: 'know it is you', exported: secret },
  sign_up_invitation: {
    policy: 'invited by email',
    exported: { not: 'it says whom an operator invited' },
  },
  identity_device: { policy: 'know it is you', exported: secret },
  mail: {
    policy: 'emails that we have not sent you yet',
    exported: { not: 'it is on its way to the person' },
  },
  mail_reminder: { policy: 'which reminders you want', exported: 'notifications' },
  mail_refusal: { policy: 'refuses our email', exported: { not: 'it says that an address refused mail' } },
  purchase: { policy: 'which Premium plan you bought', exported: 'purchases' },
  payment_event: 'nobody',
  audit_entry: { policy: 'what an operator does', exported: { not: 'it says what an operator did' } },
  calendar_feed: {
    policy: 'subscribe with your calendar',
    exported: { not: 'only the hash of its address is kept' },
  },
  push_key: 'nobody',
  push_subscription: { policy: 'made for push messages', exported: 'notifications' },
  removed_device: { policy: 'made for push messages', exported: { not: 'it is a hash of what was removed' } },
  notification_plan: {
    policy: 'which reminders you want',
    exported: { not: 'it follows from the settings and the facts' },
  },
  team: together(groupsPolicy),
  team_member: together(groupsPolicy),
  group_challenge: together(groupsPolicy),
  group_challenge_member: together(groupsPolicy),
  room: 'nobody',
  room_member: together(groupsPolicy),
  invite: { policy: groupsPolicy, exported: { not: 'only the hash of its code is kept' } },
  join_notice: { policy: groupsPolicy, exported: { not: 'it says what the owner of a group was told' } },
  nudge: together('whom you nudged or blocked'),
  block: together('whom you nudged or blocked'),
  report: together('what you reported'),
  social_suspension: together('what others reported about you'),
  push_delivery: { policy: 'delivers the message', exported: { not: 'it is on its way to the person' } },
  support_request: { policy: 'what you write to support', exported: 'support' },
  community_member: { policy: 'If you share in the community', exported: 'community' },
  community_entry: { policy: 'milestones of the last two weeks', exported: followsFromFacts },
  community_cheer: { policy: 'your cheers', exported: 'community' },
  preview_choice: { policy: 'which early access features you try', exported: 'previews' },
  preview_off: 'nobody',
  operator: {
    policy: 'who the operators are',
    exported: { not: 'it says what a person may do here, not what they did' },
  },
  operator_link: 'nobody',
  active_day: 'nobody',
  own_text: 'nobody',
  announcement: 'nobody',
  announcement_read: {
    policy: 'which announcement you read last',
    exported: { not: 'it says only that a message was read' },
  },
};

type PartOfExport = 'person' | 'settings' | 'notifications';

/**
 * Every column of `person`: the part of an export that holds it, or why none does. A missing column does not compile,
 * and `exported-columns.storage.test.ts` looks for its value in an export.
 */
export const personColumns: Record<keyof schema.PersonRow, `${PartOfExport}.${string}` | { not: string }> = {
  id: 'person.id',
  issuer: 'person.issuer',
  subject: 'person.subject',
  email: 'person.email',
  displayName: 'settings.displayName',
  ageGroup: 'settings.ageGroup',
  showNameOnLeaderboard: 'settings.showNameOnLeaderboard',
  showVip: 'settings.showVip',
  signInMethod: 'person.signInMethod',
  tokensFrom: 'person.signedOutEverywhereAt',
  timezone: 'settings.timezone',
  autoRestCover: followsFromFacts,
  reminderTime: 'notifications.reminderTime',
  weekdayTimes: 'notifications.weekdayTimes',
  theme: 'settings.theme',
  language: 'settings.language',
  reason: 'settings.reason',
  mood: 'settings.mood',
  boostWeekdays: 'settings.boostWeekdays',
  dailyReminders: 'notifications.dailyReminders',
  streakWarnings: 'notifications.streakWarnings',
  achievementNews: 'notifications.achievementNews',
  milestoneNews: 'notifications.milestoneNews',
  joinNews: 'notifications.joinNews',
  nudges: 'notifications.nudges',
  challengeStartNews: 'notifications.challengeStartNews',
  challengeEndNews: 'notifications.challengeEndNews',
  supportNews: 'notifications.supportNews',
  createdAt: 'person.joinedAt',
};

export const tablesAboutPeople = Object.entries(personalData).flatMap(([table, entry]) =>
  entry === 'nobody' ? [] : [{ table: table as TableName, ...entry }],
);
