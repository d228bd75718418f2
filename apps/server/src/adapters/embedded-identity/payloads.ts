import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { identityAccount, identityPayload } from '../../db/schema';
import type { Database, Transaction } from '../../db/storage';

type Column = typeof identityPayload.id | typeof identityPayload.uid;

/** Where the provider keeps what it has to remember: one table for all of its models. */
export function makePayloads(database: Database, clock: () => number): (model: string) => Adapter {
  return (model) => {
    const one = (id: string) => and(eq(identityPayload.model, model), eq(identityPayload.id, id));
    const read = async (column: Column, value: string): Promise<AdapterPayload | undefined> => {
      // Nothing was ever given out that has one, and PostgreSQL does not even take it as a question.
      if (value.includes('\0')) return undefined;
      const alive = or(isNull(identityPayload.expiresAt), gt(identityPayload.expiresAt, new Date(clock())));
      const [row] = await database
        .select({ payload: identityPayload.payload, consumedAt: identityPayload.consumedAt })
        .from(identityPayload)
        .where(and(eq(identityPayload.model, model), eq(column, value), alive));
      if (!row) return undefined;
      const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {};
      return { ...(row.payload as AdapterPayload), ...consumed };
    };
    return {
      async upsert(id, payload, expiresIn) {
        const accountId = accountIn(payload);
        const kept = {
          payload,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          accountId,
          expiresAt: expiresIn ? new Date(clock() + expiresIn * 1000) : null,
        };
        const write = (store: Database | Transaction) =>
          store
            .insert(identityPayload)
            .values({ model, id, ...kept })
            .onConflictDoUpdate({ target: [identityPayload.model, identityPayload.id], set: kept });
        if (!accountId) await write(database);
        else {
          await database.transaction(async (transaction) => {
            if (await hold(transaction, accountId)) await write(transaction);
          });
        }
      },
      find: (id) => read(identityPayload.id, id),
      findByUid: (uid) => read(identityPayload.uid, uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        await database
          .update(identityPayload)
          .set({ consumedAt: new Date(clock()) })
          .where(one(id));
      },
      async destroy(id) {
        await database.delete(identityPayload).where(one(id));
      },
      async revokeByGrantId(grantId) {
        await database.delete(identityPayload).where(eq(identityPayload.grantId, grantId));
      },
    };
  };
}

/** Whose it is. A sign-in under way names the account of the session it was begun in. */
function accountIn({ accountId, session, result }: AdapterPayload): string | null {
  const login = result?.login as { accountId?: string } | undefined;
  return accountId ?? session?.accountId ?? login?.accountId ?? null;
}

/** Whether the account is there, and stays while it is given something: a deleted one must leave nothing behind. */
async function hold(transaction: Transaction, accountId: string): Promise<boolean> {
  const held = await transaction
    .select({ id: identityAccount.id })
    .from(identityAccount)
    .where(eq(identityAccount.id, accountId))
    .for('key share');
  return held.length > 0;
}

export async function removeExpiredPayloads(database: Database, now: number): Promise<void> {
  await database.delete(identityPayload).where(lt(identityPayload.expiresAt, new Date(now)));
}

/** Ends one session, with everything that was given out in it. */
export async function endSession(
  database: Database,
  sessionId: string,
  grantIds: readonly string[],
): Promise<void> {
  const isSession = and(eq(identityPayload.model, 'Session'), eq(identityPayload.id, sessionId));
  const isGrant = and(eq(identityPayload.model, 'Grant'), inArray(identityPayload.id, [...grantIds]));
  const isOfGrant = inArray(identityPayload.grantId, [...grantIds]);
  await database
    .delete(identityPayload)
    .where(grantIds.length > 0 ? or(isSession, isGrant, isOfGrant) : isSession);
}
