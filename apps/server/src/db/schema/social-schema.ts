import type { ReportReason } from '@hundred/contract/together/blocks-and-reports';
import type { ChallengeGoal } from '@hundred/domain/together/challenge-goals';
import type { Cheer } from '@hundred/domain/together/cheers';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import type { DeletedMemberDates } from '@hundred/domain/together/team-days';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, person } from './schema';

const personId = (name = 'person_id') =>
  uuid(name)
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

/**
 * Every kind of group names its owner by their membership, so that nothing of a person stands in it. Where that
 * membership is gone, whoever has belonged to the group the longest owns it.
 */
const groupColumns = {
  id: uuid('id').primaryKey(),
  ownerMember: uuid('owner_member').notNull(),
  createdAt: instant('created_at').notNull(),
};

/** The id of a membership is all that the others know: random, so that nobody can be followed to another group. */
const memberColumns = {
  id: uuid('id').primaryKey(),
  personId: personId(),
  joinedAt: instant('joined_at').notNull(),
};

export const team = pgTable('team', {
  ...groupColumns,
  /** Null where an operator took it away. */
  name: text('name'),
  /** How many of those whose accounts are gone were asked and done on each past date, so that the streak stays. */
  goneDates: jsonb('gone_dates').$type<DeletedMemberDates>(),
});

/** Whoever left stays listed if they had a whole date in it: the team's streak counts the dates on which they belonged to it. */
export const teamMember = pgTable(
  'team_member',
  {
    ...memberColumns,
    groupId: uuid('group_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    leftAt: instant('left_at'),
  },
  (table) => [
    index('team_member_group').on(table.groupId),
    index('team_member_person').on(table.personId),
    uniqueIndex('team_member_current').on(table.groupId, table.personId).where(sql`left_at is null`),
  ],
);

export const groupChallenge = pgTable(
  'group_challenge',
  {
    ...groupColumns,
    name: text('name'),
    goal: text('goal').$type<ChallengeGoal>().notNull(),
    /** Only where all reach it together. */
    target: integer('target'),
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    /** From then on the result is what its members' rows keep, and their sum where all reach it together. */
    settledAt: instant('settled_at'),
    /** Of all who were in it then. Null in one that was settled before this was kept. */
    finalSum: integer('final_sum'),
  },
  (table) => [index('group_challenge_open').on(table.toDate).where(sql`settled_at is null`)],
);

export const groupChallengeMember = pgTable(
  'group_challenge_member',
  {
    ...memberColumns,
    groupId: uuid('group_id')
      .notNull()
      .references(() => groupChallenge.id, { onDelete: 'cascade' }),
    /** Whether they were told that it began, and that it is over. */
    startTold: boolean('start_told').notNull().default(false),
    endTold: boolean('end_told').notNull().default(false),
    /** The result, once it is settled. */
    finalName: text('final_name'),
    finalScore: integer('final_score'),
    finalDates: integer('final_dates'),
    /** Among all who were in it then. Null in one that was settled before this was kept. */
    finalRank: integer('final_rank'),
  },
  (table) => [
    unique('group_challenge_member_once').on(table.groupId, table.personId),
    index('group_challenge_member_person').on(table.personId),
  ],
);

export const room = pgTable(
  'room',
  {
    ...groupColumns,
    endsAt: instant('ends_at').notNull(),
    /** When the common count ends. */
    startsAt: instant('starts_at'),
  },
  (table) => [index('room_ends').on(table.endsAt)],
);

export const roomMember = pgTable(
  'room_member',
  {
    ...memberColumns,
    groupId: uuid('group_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
    ready: boolean('ready').notNull().default(false),
    cheer: text('cheer').$type<Cheer>(),
    cheeredAt: instant('cheered_at'),
  },
  (table) => [
    unique('room_member_once').on(table.groupId, table.personId),
    index('room_member_person').on(table.personId),
  ],
);

/** A way into one group, known by the hash of its code. A group has one at a time. */
export const invite = pgTable(
  'invite',
  {
    codeHash: text('code_hash').primaryKey(),
    /** Who made it. */
    personId: personId(),
    teamId: uuid('team_id')
      .unique()
      .references(() => team.id, { onDelete: 'cascade' }),
    challengeId: uuid('challenge_id')
      .unique()
      .references(() => groupChallenge.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id')
      .unique()
      .references(() => room.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Not read any more. A server of the version before lets nobody in by an invitation that has none left. */
    usesLeft: integer('uses_left').notNull(),
  },
  (table) => [
    index('invite_person').on(table.personId),
    index('invite_expires').on(table.expiresAt),
    check('invite_of_one', sql`num_nonnulls(team_id, challenge_id, room_id) = 1`),
  ],
);

/** That the owner of a group was told of somebody who joined: whoever leaves and comes back is not told of again. */
export const joinNotice = pgTable(
  'join_notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who joined. */
    personId: personId(),
    teamId: uuid('team_id').references(() => team.id, { onDelete: 'cascade' }),
    challengeId: uuid('challenge_id').references(() => groupChallenge.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').references(() => room.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('join_notice_person').on(table.personId),
    unique('join_notice_team').on(table.teamId, table.personId),
    unique('join_notice_challenge').on(table.challengeId, table.personId),
    unique('join_notice_room').on(table.roomId, table.personId),
    check('join_notice_of_one', sql`num_nonnulls(team_id, challenge_id, room_id) = 1`),
  ],
);

/** Who reminded whom, and of which of the receiver's dates: once each. */
export const nudge = pgTable(
  'nudge',
  {
    senderId: personId('sender_id'),
    receiverId: personId('receiver_id'),
    localDate: text('local_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.receiverId, table.localDate] }),
    index('nudge_receiver').on(table.receiverId),
    index('nudge_date').on(table.localDate),
  ],
);

/** Neither sees the other by name in the community, nor can join what the other owns. */
export const block = pgTable(
  'block',
  {
    id: uuid('id').primaryKey(),
    personId: personId(),
    blockedId: personId('blocked_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('block_once').on(table.personId, table.blockedId),
    index('block_blocked').on(table.blockedId),
  ],
);

/** What somebody told the operator of somebody else, with the words as they were. */
export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey(),
    personId: personId(),
    /** Whom it is about; of the name of a group, its owner of then. */
    reportedId: personId('reported_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    /** The name that is reported. */
    words: text('words'),
    groupKind: text('group_kind').$type<GroupKind>(),
    groupId: uuid('group_id'),
    /** The community entry that it is about, where that shows no name. */
    entryId: uuid('entry_id'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('report_person').on(table.personId, table.createdAt),
    index('report_reported').on(table.reportedId),
    index('report_open_name').on(table.reportedId).where(sql`closed_at is null and reason = 'name'`),
    index('report_open_group').on(table.groupId).where(sql`closed_at is null and reason = 'group name'`),
    index('report_closed').on(table.closedAt),
  ],
);

/** Until then a person takes no part in anything social; they train as before. */
export const socialSuspension = pgTable('social_suspension', {
  personId: personId().primaryKey(),
  until: instant('until').notNull(),
});
