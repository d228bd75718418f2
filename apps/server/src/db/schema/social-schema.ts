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
 * Every kind of group references its owner by membership, so that it holds nothing of a person. If that membership is
 * gone, the oldest member owns the group.
 */
const groupColumns = {
  id: uuid('id').primaryKey(),
  ownerMember: uuid('owner_member').notNull(),
  createdAt: instant('created_at').notNull(),
};

/** Others know only the id of a membership, which is random, so that nobody can be followed to another group. */
const memberColumns = {
  id: uuid('id').primaryKey(),
  personId: personId(),
  joinedAt: instant('joined_at').notNull(),
};

export const team = pgTable(
  'team',
  {
    ...groupColumns,
    /** Null if an operator removed it. */
    name: text('name'),
    /** How many of the deleted members were due and done on each past date, so that the streak stays. */
    goneDates: jsonb('gone_dates').$type<DeletedMemberDates>(),
    /** The club's team has more places, and only operators own it. An installation has one at most. */
    isClub: boolean('is_club').notNull().default(false),
  },
  (table) => [uniqueIndex('team_club').on(table.isClub).where(sql`is_club`)],
);

/**
 * A member who left stays listed if they had a whole date in the team: its streak counts the dates on which they
 * belonged to it.
 */
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
    /** What all members have to reach together, if the goal is `together`. */
    target: integer('target'),
    fromDate: text('from_date').notNull(),
    toDate: text('to_date').notNull(),
    /** From then on the result is stored in the members' rows, and also as their sum if the goal is `together`. */
    settledAt: instant('settled_at'),
    /** The sum of all members at that time. Null if it was settled before this column existed. */
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
    /** Whether this member was notified of the challenge's start and of its end. */
    startTold: boolean('start_told').notNull().default(false),
    endTold: boolean('end_told').notNull().default(false),
    /** The result, once it is settled. */
    finalName: text('final_name'),
    finalScore: integer('final_score'),
    /** How many dates counted for this member. */
    finalDates: integer('final_dates'),
    /** The rank among all members at that time. Null if it was settled before this column existed. */
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
    /** When the common countdown ends. */
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

/** An invitation to one group, identified by the hash of its code. A group has one at a time. */
export const invite = pgTable(
  'invite',
  {
    codeHash: text('code_hash').primaryKey(),
    /** Its creator. */
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
    /** No longer read. A server of the previous version lets nobody in by an invitation that has none left. */
    usesLeft: integer('uses_left').notNull(),
  },
  (table) => [
    index('invite_person').on(table.personId),
    index('invite_expires').on(table.expiresAt),
    check('invite_of_one', sql`num_nonnulls(team_id, challenge_id, room_id) = 1`),
  ],
);

/**
 * Records that the owner of a group was notified of a new member, so that a member who leaves and returns is not
 * announced again.
 */
export const joinNotice = pgTable(
  'join_notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The new member. */
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

/** Who nudged whom, and for which of the receiver's dates: once each. */
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

/** Who blocked whom. The two do not see each other by name in the community, and cannot join each other's groups. */
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

/** A report of one person about another to the operator, with the reported text. */
export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey(),
    personId: personId(),
    /** The reported person; for the name of a group, its owner at the time. */
    reportedId: personId('reported_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    /** The reported name. */
    words: text('words'),
    groupKind: text('group_kind').$type<GroupKind>(),
    groupId: uuid('group_id'),
    /** The reported community entry, if it shows no name. */
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
    index('report_open').on(table.createdAt).where(sql`closed_at is null`),
  ],
);

/** Until then the person takes no part in social features; training is not affected. */
export const socialSuspension = pgTable('social_suspension', {
  personId: personId().primaryKey(),
  until: instant('until').notNull(),
});
