import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identityAccount, instant, person } from './schema';

/** A link that lets people create an account of our own: only a hash of its secret. */
export const signUpInvitation = pgTable(
  'sign_up_invitation',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** In lower case; only an account with this address can use the link. Null: any address. */
    email: text('email'),
    expiresAt: instant('expires_at').notNull(),
    uses: integer('uses').notNull(),
    usesLeft: integer('uses_left').notNull(),
    /** The operator who made it on the desk; null for the command line, and once their account was deleted. */
    invitedBy: uuid('invited_by').references(() => person.id, { onDelete: 'set null' }),
    /** Whether an operator made it on the desk. Servers of the version before do not set it. */
    isByOperator: boolean('is_by_operator').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sign_up_invitation_email').on(table.email),
    index('sign_up_invitation_expires').on(table.expiresAt),
  ],
);

/** `verify` confirms an address, `change` moves the account to it, `undo` moves the account back to it. */
export type EmailLinkKind = 'verify' | 'change' | 'undo';

/** Mailed links about an email address: only a hash of the link's secret. */
export const identityEmailLink = pgTable(
  'identity_email_link',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => identityAccount.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EmailLinkKind>().notNull(),
    /** The address that the link was mailed to. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('identity_email_link_account').on(table.accountId),
    index('identity_email_link_email').on(table.email),
    index('identity_email_link_expires').on(table.expiresAt),
  ],
);
