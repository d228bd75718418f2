import { randomUUID } from 'node:crypto';
import type { Language } from '@hundred/domain/text/language';
import { and, eq } from 'drizzle-orm';
import { makeQuery } from '../../db/query';
import { mailReminder } from '../../db/schema/mail-schema';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Storage, Transaction } from '../../db/storage';
import type { Identity } from '../../identity/identity';
import { type Notices, readNotices } from '../../identity/notices';
import { isOperator } from '../../identity/operators';
import { isSessionOver, signInSql } from '../../identity/sign-in-sql';
import type { Head } from '../../log/head';
import { readDeletionTime } from './deletions';
import { endSignIns, endSignInsOf } from './end-sign-ins';
import { makeFindPerson } from './find-person';

/** What a new person begins with. */
interface InitialProfile {
  displayName: string | undefined;
  language: Language;
}

export interface People {
  /** The person of this identity, unless they signed out everywhere after it was issued. */
  find(identity: Identity): Promise<PersonRow | undefined>;
  /** The same person with the head of their log, in one statement if both lie on the same server. */
  findWithLog(identity: Identity): Promise<{ row: PersonRow; head: Head } | undefined>;
  /**
   * The person of this identity, who is created if there is none yet: only once, even if two first requests race.
   * Undefined if the identity was issued before its person was deleted or signed out everywhere.
   */
  findOrCreate(identity: Identity, initial: InitialProfile, now: number): Promise<PersonRow | undefined>;
  /**
   * Ends every earlier sign-in. No device gets notifications until its next sign-in, and the calendar feed is removed.
   * The same transaction first ends the sessions that issue tokens, with `endSessions`.
   */
  signOutEverywhere(id: string, endSessions?: (transaction: Transaction) => Promise<void>): Promise<void>;
  /** Whether the person may use the desk now. */
  isOperator(id: string, now: number): Promise<boolean>;
  /** What a page shows with the profile. */
  notices(id: string, now: number): Promise<Notices>;
  /** Signs an identity out everywhere: tokens issued before that instant are rejected. */
  rejectTokensBefore(
    transaction: Transaction,
    issuer: string,
    subject: string,
    instant: number,
  ): Promise<void>;
  /** Takes over an email that was changed in the embedded identity service. */
  changeEmail(transaction: Transaction, issuer: string, subject: string, email: string): Promise<void>;
}

/**
 * Whether a token is from before an instant. Issuers round their times down to a second, so a token of the same second
 * counts as from before.
 */
const isOlder = ({ authenticatedAt, issuedAt }: Identity, instant: Date | null) =>
  instant !== null && (authenticatedAt ?? issuedAt) < instant.getTime();

const sessionOverStatement = `select ${isSessionOver('$1')} as "isOver"`;

/** `clock` is the machine's, because tokens use no other. */
export function makePeople(
  storage: Pick<Storage, 'pool' | 'database' | 'kind'>,
  clock: () => number,
  /** The address of an account of the embedded identity service; undefined for an account of another service. */
  ownEmailOf: (row: PersonRow) => Promise<string | undefined> = async () => undefined,
): People {
  const { database } = storage;
  const query = makeQuery(storage);
  const { findEvenIfEnded, find, findWithLog } = makeFindPerson(database, query);

  async function create(
    identity: Identity,
    { displayName, language }: InitialProfile,
    now: number,
  ): Promise<PersonRow | undefined> {
    const deletedAt = await readDeletionTime(database, identity, clock());
    const [session] = await query<{ isOver: boolean }>('session', sessionOverStatement, [
      signInSql.session(identity),
    ]);
    if (session?.isOver || isOlder(identity, deletedAt)) return undefined;
    const [inserted] = await database
      .insert(person)
      .values({
        id: randomUUID(),
        issuer: identity.issuer,
        subject: identity.subject,
        email: identity.email ?? null,
        displayName: displayName ?? null,
        language,
        signInMethod: identity.signInMethod,
        tokensFrom: deletedAt,
        createdAt: new Date(now),
      })
      .onConflictDoNothing({ target: [person.issuer, person.subject] })
      .returning();
    // Another request may have inserted the person at the same time.
    return inserted ?? find(identity);
  }

  /** Takes over an email and a way of signing in that changed at the identity service. */
  async function updateFromIdentity(row: PersonRow, identity: Identity): Promise<PersonRow | undefined> {
    const { email: claimed, signInMethod, isEmailVerified } = identity;
    if (row.signInMethod === signInMethod && (claimed === undefined || row.email === claimed)) return row;
    // A token of our own service may be from before a change of the address, which the account knows.
    const email = (await ownEmailOf(row)) ?? claimed;
    const [updated] = await database
      .update(person)
      .set({ signInMethod, ...(email === undefined ? {} : { email }) })
      .where(eq(person.id, row.id))
      .returning();
    // A new address that nobody has checked may be a stranger's, who wants no reminders.
    if (isEmailVerified === false && email !== row.email) {
      await database.delete(mailReminder).where(eq(mailReminder.personId, row.id));
    }
    return updated;
  }

  return {
    find,
    findWithLog,
    async findOrCreate(identity, initial, now) {
      const found = await findEvenIfEnded(identity);
      if (!found) return create(identity, initial, now);
      return found.isEnded ? undefined : updateFromIdentity(found.row, identity);
    },
    signOutEverywhere: (id, endSessions) =>
      database.transaction(async (transaction) => {
        await endSessions?.(transaction);
        await endSignIns(transaction, eq(person.id, id), clock());
      }),
    isOperator: (id, now) => isOperator(database, id, now),
    notices: (id, now) => readNotices(database, id, now),
    rejectTokensBefore: (transaction, issuer, subject, instant) =>
      endSignInsOf(transaction, { issuer, subject }, instant),
    async changeEmail(transaction, issuer, subject, email) {
      await transaction
        .update(person)
        .set({ email })
        .where(and(eq(person.issuer, issuer), eq(person.subject, subject)));
    },
  };
}
