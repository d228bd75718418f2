import { and, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { identityAccount, identityPayload } from '../../../db/schema/schema';
import type { Database, Transaction } from '../../../db/storage';
import { errors } from './oidc-provider';

/**
 * In characters; a normal payload has 700. The parameters of a sign-in are stored until it ends, and anyone can begin
 * one, so long values of `state` or `nonce` would fill the storage.
 */
const longestPayload = 2048;

const sessionWithoutAccountSeconds = 20 * 60;
/**
 * How many used tokens are stored for each grant. A used token that is presented again was stolen, and ends the grant.
 * Older ones are deleted, and then unknown like any made-up token.
 */
const maxUsedPayloads = 100;

type Column = typeof identityPayload.id | typeof identityPayload.uid;

/** Deletes the oldest used tokens of a grant, beyond `maxUsedPayloads`. */
async function deleteOldestUsed(database: Database, model: string, grantId: string | null): Promise<void> {
  await database.execute(sql`
    delete from identity_payload where model = ${model} and grant_id = ${grantId} and consumed_at <= (
      select consumed_at from identity_payload
      where model = ${model} and grant_id = ${grantId} and consumed_at is not null
      order by consumed_at desc offset ${maxUsedPayloads} limit 1)`);
}

/** The storage of the provider: one table for all of its models. */
export function makePayloads(database: Database, clock: () => number): (model: string) => Adapter {
  return (model) => {
    const isPayload = (id: string) => and(eq(identityPayload.model, model), eq(identityPayload.id, id));
    const read = async (column: Column, value: string): Promise<AdapterPayload | undefined> => {
      // No issued value has a null byte, and PostgreSQL does not accept a parameter with one.
      if (value.includes('\0')) return undefined;
      const isAlive = or(isNull(identityPayload.expiresAt), gt(identityPayload.expiresAt, new Date(clock())));
      const [row] = await database
        .select({ payload: identityPayload.payload, consumedAt: identityPayload.consumedAt })
        .from(identityPayload)
        .where(and(eq(identityPayload.model, model), eq(column, value), isAlive));
      if (!row) return undefined;
      const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {};
      return { ...(row.payload as AdapterPayload), ...consumed };
    };
    return {
      async upsert(id, payload, expiresIn) {
        if (JSON.stringify(payload).length > longestPayload)
          throw new errors.InvalidRequest('more was sent than is remembered');
        const accountId = accountIn(payload);
        const row = {
          payload,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          accountId,
          expiresAt: expiryOf(model, accountId, expiresIn, clock()),
        };
        const write = (store: Database | Transaction) =>
          isFinishedSignIn(model, payload)
            ? updateFinishedSignIn(store, id, row)
            : insertOrUpdate(store, { model, id, ...row });
        if (!accountId) return write(database);
        await database.transaction(async (transaction) => {
          if (await lockAccount(transaction, accountId)) await write(transaction);
        });
      },
      find: (id) => read(identityPayload.id, id),
      findByUid: (uid) => read(identityPayload.uid, uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const [justUsed] = await database
          .update(identityPayload)
          .set({ consumedAt: new Date(clock()) })
          .where(and(isPayload(id), isNull(identityPayload.consumedAt)))
          .returning({ grantId: identityPayload.grantId });
        if (justUsed) return deleteOldestUsed(database, model, justUsed.grantId);
        // Two clients have a token that was issued to one, so everything issued from it ends.
        await endGrantOf(database, isPayload(id));
        throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        const removed = await database.delete(identityPayload).where(isPayload(id)).returning(idOnly);
        // Deleting uses up a pending sign-in, so only the first caller gets it.
        if (model === 'Interaction' && removed.length === 0)
          throw new errors.SessionNotFound('sign-in is over');
      },
      async revokeByGrantId(grantId) {
        await database.delete(identityPayload).where(eq(identityPayload.grantId, grantId));
      },
    };
  };
}

type PayloadRow = typeof identityPayload.$inferInsert;

/**
 * When a payload expires; null: never. A session without an account is from a request to sign out, and lasts as long as
 * a pending sign-in.
 */
function expiryOf(model: string, accountId: string | null, expiresIn: number | undefined, now: number) {
  const limit = model === 'Session' && !accountId ? sessionWithoutAccountSeconds : Number.POSITIVE_INFINITY;
  const lastsSeconds = Math.min(expiresIn || Number.POSITIVE_INFINITY, limit);
  return Number.isFinite(lastsSeconds) ? new Date(now + lastsSeconds * 1000) : null;
}

/** Only updates, because a late form must not restart a sign-in that the first one has used up. */
async function updateFinishedSignIn(
  store: Database | Transaction,
  id: string,
  row: Omit<PayloadRow, 'model' | 'id'>,
): Promise<void> {
  const updated = await store
    .update(identityPayload)
    .set(row)
    .where(and(eq(identityPayload.model, 'Interaction'), eq(identityPayload.id, id)))
    .returning(idOnly);
  if (updated.length === 0) throw new errors.SessionNotFound('sign-in is over');
}

async function insertOrUpdate(store: Database | Transaction, row: PayloadRow): Promise<void> {
  await store
    .insert(identityPayload)
    .values(row)
    .onConflictDoUpdate({ target: [identityPayload.model, identityPayload.id], set: row });
}

const idOnly = { id: identityPayload.id };

/** Whether the password was typed, and the provider has yet to redirect to the app. */
const isFinishedSignIn = (model: string, { result }: AdapterPayload) =>
  model === 'Interaction' && result !== undefined;

async function endGrantOf(database: Database, isPayload: SQL | undefined): Promise<void> {
  const [used] = await database.select().from(identityPayload).where(isPayload);
  if (used?.grantId) await database.delete(identityPayload).where(isOfGrants([used.grantId]));
}

/**
 * The account of a payload. A pending sign-in belongs to the account of the session in which it was begun, or else to
 * the one whose password was typed.
 */
function accountIn({ accountId, session, result }: AdapterPayload): string | null {
  const login = result?.login as { accountId?: string } | undefined;
  return accountId ?? session?.accountId ?? login?.accountId ?? null;
}

/** Locks the account and returns whether it exists, because nothing may be stored for a deleted one. */
async function lockAccount(transaction: Transaction, accountId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: identityAccount.id })
    .from(identityAccount)
    .where(eq(identityAccount.id, accountId))
    .for('key share');
  return rows.length > 0;
}

export async function removeExpiredPayloads(database: Database, now: number): Promise<void> {
  await database.delete(identityPayload).where(lt(identityPayload.expiresAt, new Date(now)));
}

/**
 * Extends a session until this time, in seconds since 1970. False if it has been ended. Saving the whole session would
 * create an ended one again.
 */
export async function prolongSession(database: Database, id: string, until: number): Promise<boolean> {
  const prolonged = await database
    .update(identityPayload)
    .set({
      payload: sql`jsonb_set(${identityPayload.payload}, '{exp}', to_jsonb(${until}::bigint))`,
      expiresAt: new Date(until * 1000),
    })
    .where(and(eq(identityPayload.model, 'Session'), eq(identityPayload.id, id)))
    .returning(idOnly);
  return prolonged.length > 0;
}

/** Ends one session, with everything that was issued in it. */
export async function endSession(
  database: Database,
  sessionId: string,
  grantIds: readonly string[],
): Promise<void> {
  const isSession = and(eq(identityPayload.model, 'Session'), eq(identityPayload.id, sessionId));
  await database
    .delete(identityPayload)
    .where(grantIds.length > 0 ? or(isSession, isOfGrants(grantIds)) : isSession);
}

/**
 * The condition for grants and everything issued under them, except pending sign-ins: another person may sign in with
 * one, which ends the previous session.
 */
const isOfGrants = (grantIds: readonly string[]) =>
  or(
    and(eq(identityPayload.model, 'Grant'), inArray(identityPayload.id, [...grantIds])),
    and(ne(identityPayload.model, 'Interaction'), inArray(identityPayload.grantId, [...grantIds])),
  );
