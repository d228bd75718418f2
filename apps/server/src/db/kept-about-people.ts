import type { KeptPart } from '@hundred/contract/kept-parts';
import type { OwnData } from '@hundred/contract/own-data';
import type * as community from './community-schema';
import type * as notifications from './notifications-schema';
import type * as previews from './previews-schema';
import type * as schema from './schema';
import type * as social from './social-schema';
import type * as support from './support-schema';

type Tables<Module> = {
  [Name in keyof Module]: Module[Name] extends { _: { name: infer Table extends string } } ? Table : never;
}[keyof Module];

export type TableName =
  | Tables<typeof schema>
  | Tables<typeof notifications>
  | Tables<typeof social>
  | Tables<typeof support>
  | Tables<typeof community>
  | Tables<typeof previews>;

interface AboutPeople {
  /** Under which heading the privacy policy speaks of it. */
  policy: KeptPart;
  /** Which part of an export holds it, or why none needs to. */
  exported: keyof OwnData | { not: string };
  /** Nobody can be found in it: only hashes are kept. It may outlive the person until it expires. */
  hashed?: true;
}

const followsFromFacts = { not: 'it follows from the facts' } as const;
const together = { policy: 'Together', exported: 'memberships' } as const;
const secret = { not: 'whoever had the file could sign in with it' } as const;

/**
 * Every table, and what it means to people. A table that is not here does not compile; one that is about people is
 * filled and emptied by `delete-account.storage.test.ts`, which looks for it in an export as well.
 */
export const keptAboutPeople: Record<TableName, AboutPeople | 'nobody'> = {
  installation: 'nobody',
  person: { policy: 'Your account', exported: 'person' },
  challenge: { policy: 'Your challenge', exported: followsFromFacts },
  settled_date: { policy: 'Your challenge', exported: followsFromFacts },
  fact: { policy: 'Your challenge', exported: 'facts' },
  board_total: { policy: 'Your challenge', exported: followsFromFacts },
  board_count: 'nobody',
  board_move: 'nobody',
  board_day: 'nobody',
  board_count_before: 'nobody',
  deleted_person: { policy: 'Technical records', exported: { not: 'the person is gone' }, hashed: true },
  identity_account: { policy: 'Your account', exported: 'account' },
  identity_payload: { policy: 'Your account', exported: secret },
  identity_key: 'nobody',
  identity_secret: 'nobody',
  identity_attempt: { policy: 'Technical records', exported: { not: 'it cannot be found' }, hashed: true },
  identity_reset: { policy: 'Your account', exported: secret },
  purchase: { policy: 'Purchases', exported: 'purchases' },
  payment_event: 'nobody',
  audit_entry: { policy: 'Technical records', exported: { not: 'it says what an operator did' } },
  calendar_feed: { policy: 'Reminders', exported: { not: 'only the hash of its address is kept' } },
  push_key: 'nobody',
  push_subscription: { policy: 'Reminders', exported: 'notifications' },
  removed_device: { policy: 'Reminders', exported: { not: 'it is a hash of what was removed' } },
  notification_plan: { policy: 'Reminders', exported: { not: 'it follows from the settings and the facts' } },
  team: together,
  team_member: together,
  group_challenge: together,
  group_challenge_member: together,
  room: 'nobody',
  room_member: together,
  invite: { policy: 'Together', exported: { not: 'only the hash of its code is kept' } },
  nudge: together,
  block: together,
  report: together,
  social_suspension: together,
  push_delivery: { policy: 'Reminders', exported: { not: 'it is on its way to the person' } },
  support_request: { policy: 'Support', exported: 'support' },
  community_member: { policy: 'Together', exported: 'community' },
  community_entry: { policy: 'Together', exported: followsFromFacts },
  community_cheer: { policy: 'Together', exported: 'community' },
  preview_choice: { policy: 'Your settings', exported: 'previews' },
  preview_off: 'nobody',
};

export const tablesAboutPeople = Object.entries(keptAboutPeople).flatMap(([table, kept]) =>
  kept === 'nobody' ? [] : [{ table: table as TableName, ...kept }],
);
