import type { CheckoutState } from '@hundred/contract/premium';
import type { Fact, FactKind } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { PlanId } from '@hundred/domain/entitlements/plans';
import type { PeriodForAll } from '@hundred/domain/entitlements/premium-for-all';
import type { Mood } from '@hundred/domain/text/boosts';
import type { Language } from '@hundred/domain/text/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Registration } from '../../config/identity';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row for this installation. Its migration creates it. */
export const installation = pgTable('installation', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  /** The public address from the last start of the server, for commands that may not know it. */
  publicUrl: text('public_url'),
  /** When `npm run backup` last wrote a whole backup. */
  backedUpAt: instant('backed_up_at'),
  /** Who may create an account of our own; null until an operator chooses, which leaves it to the settings. */
  registration: text('registration').$type<Registration>(),
  /** The times in which Premium was included for everybody; null if it never was. */
  premiumForAll: jsonb('premium_for_all').$type<PeriodForAll[]>(),
});

/** People are identified by issuer and subject, never by their email. */
export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    displayName: text('display_name'),
    ageGroup: text('age_group'),
    showNameOnLeaderboard: boolean('show_name_on_leaderboard').notNull().default(false),
    showVip: boolean('show_vip').notNull().default(false),
    /** How they last signed in, as their token said: `email` or `external`. */
    signInMethod: text('sign_in_method').notNull().default('external'),
    /** Tokens issued before this instant are rejected: set by signing out everywhere. */
    tokensFrom: instant('tokens_from'),
    /** The log is the source of the zone and the cover switch; these columns are written in the same transaction. */
    timezone: text('timezone'),
    autoRestCover: boolean('auto_rest_cover').notNull().default(true),
    reminderTime: text('reminder_time').notNull().default('09:00'),
    /** The time of each weekday, from Sunday on; null for the usual time. */
    weekdayTimes: text('weekday_times').array().$type<(string | null)[]>(),
    theme: text('theme').notNull().default('system'),
    /** The language of the page, notifications and mails. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Why they do this, in their own words; shown only to them. */
    reason: text('reason'),
    /** The tone in which the app addresses them; null for the default. */
    mood: text('mood').$type<Mood>(),
    /** The weekdays whose reminder carries a boost; 0 is Sunday. */
    boostWeekdays: integer('boost_weekdays').array().notNull().default([]),
    /** The notifications that they want. */
    dailyReminders: boolean('daily_reminders').notNull().default(true),
    streakWarnings: boolean('streak_warnings').notNull().default(true),
    achievementNews: boolean('achievement_news').notNull().default(true),
    milestoneNews: boolean('milestone_news').notNull().default(true),
    joinNews: boolean('join_news').notNull().default(true),
    nudges: boolean('nudges').notNull().default(true),
    challengeStartNews: boolean('challenge_start_news').notNull().default(true),
    challengeEndNews: boolean('challenge_end_news').notNull().default(true),
    supportNews: boolean('support_news').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('person_issuer_subject').on(table.issuer, table.subject),
    // The desk lists people by name, finds them by the beginning of a name or an email, and counts the newest.
    index('person_by_name').on(sql`lower(coalesce(display_name, email, ''))`, table.id),
    index('person_name_start').on(sql`lower(display_name) text_pattern_ops`),
    index('person_email_start').on(sql`lower(email) text_pattern_ops`),
    index('person_created').on(table.createdAt),
  ],
);

export type PersonRow = typeof person.$inferSelect;

/** A calendar feed of a person, identified by the hash of its address. */
export const calendarFeed = pgTable('calendar_feed', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/**
 * One row per person who has a log: its length and its fold, so that a read needs only this row. A writer appends
 * only to a log that is as long as the one it decided from.
 */
export const challenge = pgTable('challenge', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  /** The sequence of the last fact; 0 before the first. */
  length: integer('length').notNull(),
  /** Never queried by its contents: `json` is stored and returned as it came, which costs a third of `jsonb`. */
  snapshot: json('snapshot').$type<Snapshot>().notNull(),
  /** The id of the person's rows on boards: random, so that it does not identify them. */
  rowId: uuid('row_id').notNull().defaultRandom(),
});

/**
 * The log: what happened, in the order of arrival. The fact itself is in `body`; the generated columns are only there
 * to find it.
 */
export const fact = pgTable(
  'fact',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => challenge.personId, { onDelete: 'cascade' }),
    /** 1, 2, 3 … for each person, without a gap. */
    sequence: integer('sequence').notNull(),
    body: jsonb('body').$type<Fact>().notNull(),
    kind: text('kind').$type<FactKind>().notNull().generatedAlwaysAs(sql`(body ->> 'kind')`),
    at: bigint('at', { mode: 'number' }).notNull().generatedAlwaysAs(sql`((body ->> 'at')::bigint)`),
    localDate: text('local_date').generatedAlwaysAs(sql`(body ->> 'localDate')`),
    /** The device's key of the command: a command that is sent twice is stored once. */
    deviceKey: text('device_key').generatedAlwaysAs(sql`(body ->> 'deviceKey')`),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.sequence] }),
    uniqueIndex('fact_device_key').on(table.personId, table.deviceKey).where(sql`device_key is not null`),
    // Exercises that count on boards are read for each late fact: in an imported log, a handful among 20,000.
    index('fact_own_exercise')
      .on(table.personId)
      .where(sql`kind = 'exerciseCompleted' and body -> 'imported' is null`),
    // Facts are stored in the order of their arrival, so this small index finds those of the last days.
    index('fact_at').using('brin', table.at),
  ],
);

/**
 * The score of a person on the boards of one period: `all`, a week by its Sunday, or a month. The columns beside the
 * score are copies for the indexes, because a board is read in order from any position. Every change of a row inserts
 * a `board_move` by trigger, so that no update or delete can forget it.
 */
export const boardTotal = pgTable(
  'board_total',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => challenge.personId, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    /** The month in which the person started, such as `2026-11`. */
    cohort: text('cohort').notNull(),
    /** Copied from the person, by trigger. */
    ageGroup: text('age_group'),
    rowId: uuid('row_id').notNull(),
    score: integer('score').notNull(),
    /** When this score was reached: of equal scores the earlier comes first. */
    reachedAt: bigint('reached_at', { mode: 'number' }).notNull(),
    /** By trigger: the `board_day` of the last change, and the values before the first change on that day. */
    changedOn: text('changed_on'),
    scoreBefore: integer('score_before'),
    cohortBefore: text('cohort_before'),
    ageGroupBefore: text('age_group_before'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.period] }),
    index('board_total_global').on(table.period, sql`(-score)`, table.reachedAt, table.rowId),
    index('board_total_cohort').on(table.period, table.cohort, sql`(-score)`, table.reachedAt, table.rowId),
    index('board_total_age')
      .on(table.period, table.ageGroup, sql`(-score)`, table.reachedAt, table.rowId)
      .where(sql`age_group is not null`),
    check('board_total_score', sql`score > 0`),
  ],
);

const countColumns = {
  period: text('period').notNull(),
  /** `global`, `cohort/2026-11`, `age/20-29`. */
  scope: text('scope').notNull(),
  /** How many scores a bucket holds; `bucket` is the score divided by it, rounded down. */
  width: integer('width').notNull(),
  bucket: integer('bucket').notNull(),
  people: integer('people').notNull(),
};

/**
 * How many people have which score on a board: for single scores (`width` 1) and two wider steps, so that a rank is
 * the sum of less than a hundred rows. It is updated from `board_move`.
 */
export const boardCount = pgTable('board_count', countColumns, (table) => [
  primaryKey({ columns: [table.period, table.scope, table.width, table.bucket] }),
]);

/**
 * A change of a score that the counts do not include yet; 0 is not on the board. Rows are only inserted and deleted,
 * so that completions do not wait for each other.
 */
export const boardMove = pgTable('board_move', {
  period: text('period').notNull(),
  cohort: text('cohort').notNull(),
  ageGroup: text('age_group'),
  was: integer('was').notNull(),
  became: integer('became').notNull(),
  /** The `board_day` on which it happened. */
  day: text('day').notNull().default(''),
});

/** The current UTC day of the boards, and the periods whose counts were copied as it began; no row before the first. */
export const boardDay = pgTable('board_day', {
  day: text('day').notNull(),
  periods: text('periods').array().notNull(),
  /** How often commands that arrived late, for an earlier day, changed the copied counts. */
  changes: integer('changes').notNull().default(0),
});

/** The counts as the `board_day` began: a rank at that time is computed like a current one. */
export const boardCountBefore = pgTable('board_count_before', countColumns, (table) => [
  primaryKey({ columns: [table.period, table.scope, table.width, table.bucket] }),
]);

/**
 * All that is stored of a deleted person, until every earlier token has expired: a hash of issuer and subject, so
 * that such a token does not create them again.
 */
export const deletedPerson = pgTable(
  'deleted_person',
  {
    hash: text('hash').primaryKey(),
    deletedAt: instant('deleted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('deleted_person_expires').on(table.expiresAt)],
);

/** An account of the embedded identity service. Its id is the subject of its tokens. */
export const identityAccount = pgTable('identity_account', {
  id: uuid('id').primaryKey(),
  /** In lower case, so that every spelling is one account. */
  email: text('email').notNull().unique(),
  /** When a link mailed to this address was opened; null while nobody has proved that it is theirs. */
  emailVerifiedAt: instant('email_verified_at'),
  name: text('name'),
  /** The hash of the password. */
  password: text('password').notNull(),
  createdAt: instant('created_at').notNull(),
  passwordChangedAt: instant('password_changed_at').notNull(),
});

/** The state of the embedded identity service: sessions, pending sign-ins, codes, refresh tokens. */
export const identityPayload = pgTable(
  'identity_payload',
  {
    /** What the payload is, such as `Session` or `RefreshToken`; the names are those of oidc-provider. */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    /** What is issued in one session shares a grant. */
    grantId: text('grant_id'),
    /** A second id, by which oidc-provider finds a session. */
    uid: text('uid'),
    accountId: text('account_id'),
    expiresAt: instant('expires_at'),
    consumedAt: instant('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_payload_grant').on(table.grantId),
    index('identity_payload_uid').on(table.uid),
    index('identity_payload_account').on(table.accountId),
    index('identity_payload_expires').on(table.expiresAt),
  ],
);

/** The signing keys of the embedded identity service: published at once, used from `signsFrom` on. */
export const identityKey = pgTable('identity_key', {
  kid: text('kid').primaryKey(),
  jwk: jsonb('jwk').notNull(),
  createdAt: instant('created_at').notNull(),
  signsFrom: instant('signs_from').notNull(),
});

/** Secrets that are generated once, such as the key of the identity cookies. */
export const identitySecret = pgTable('identity_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How many attempts were made in the current window, under a keyed hash of the account or address. */
export const identityAttempt = pgTable(
  'identity_attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEnds: instant('window_ends').notNull(),
  },
  (table) => [index('identity_attempt_ends').on(table.windowEnds)],
);

/** Links for choosing a new password: only a hash of the link's secret. */
export const identityReset = pgTable(
  'identity_reset',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => identityAccount.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('identity_reset_account').on(table.accountId),
    index('identity_reset_expires').on(table.expiresAt),
  ],
);

/**
 * One attempt to buy a plan. The log has what it unlocked. This row is what was agreed with the payment provider; it
 * stays for accounting, without the person, when that person is deleted.
 */
export const purchase = pgTable(
  'purchase',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    plan: text('plan').$type<PlanId>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The state that the provider reported last; `ended` if set by hand, whatever the provider says. */
    state: text('state').$type<CheckoutState>().notNull(),
    sessionId: text('session_id').unique(),
    paymentIntent: text('payment_intent'),
    /** How often the provider refused to open a checkout for it: each attempt has its own key. */
    failedOpenings: integer('failed_openings').notNull().default(0),
    /** How often it was compared with the provider. An older comparison does not overwrite a newer one, by this count. */
    comparisons: integer('comparisons').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('purchase_person').on(table.personId),
    // Two tabs that begin to buy the same plan share one attempt.
    uniqueIndex('purchase_open').on(table.personId, table.plan).where(sql`state = 'open'`),
  ],
);

/** Events of the payment provider that were processed, for as long as it may send them again. */
export const paymentEvent = pgTable('payment_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/**
 * What an operator did with `npm run admin` or at the desk, written in the transaction that it describes. Entries of
 * the desk name the operator in `details`.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    command: text('command').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_entry_person').on(sql`(details ->> 'person')`, table.id),
    index('audit_entry_operator').on(sql`(details ->> 'operator')`, table.id),
  ],
);
