import { refusal } from '@hundred/domain/challenge/commands/refusals';
import { endOfTrial } from '@hundred/domain/challenge/commands/start-trial';
import { badgesToRecord } from '@hundred/domain/challenge/decide/decision';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import { settledDates } from '@hundred/domain/challenge/state/history';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { eq } from 'drizzle-orm';
import { busy } from '../concurrency/keyed-queue';
import { type PersonRow, person } from '../db/schema';
import type { Database } from '../db/storage';
import type { Refusal } from '../refusals/refusal';
import { clearAhead, layAhead, readFacts, readHead, settleInPieces } from './log-store';
import { settingsOpenTo } from './premium-settings';
import { refusalOf } from './refusal-of';
import { type AfterFacts, makeFollow, makeKeep } from './writer';

export interface Taking {
  personId: string;
  facts: readonly Fact[];
  now: number;
  /** What of the person's own row changes with it. Settings that need Premium are taken where it is in force afterwards. */
  columns: Partial<PersonRow>;
}

/** A whole log from elsewhere, for somebody who has none of their own yet: refused once a run has begun. */
export type TakeOver = (taking: Taking, signal: AbortSignal) => Promise<Refusal | undefined>;

/** Facts written in one statement: on embedded storage everybody else waits for it. */
const factsAtOnce = 250;

/**
 * All of it or nothing: the facts are laid beyond the end of the log in pieces, between which others get their turn,
 * and the transaction with the last of them moves the end.
 */
export function makeTakeOver(database: Database, afterFacts: readonly AfterFacts[]): TakeOver {
  const keep = makeKeep(database, makeFollow(afterFacts));
  return async ({ personId, facts, now, columns }, signal) => {
    const head = await readHead(database, personId);
    if (head.snapshot.runs.length > 0) return refusalOf(refusal('already_started'));
    // Purchases and the cover switch may have been recorded before the first run.
    const before = await readFacts(database, personId, 0, head.length);
    const isLog = facts.some(({ kind }) => kind === 'logImported');
    const brought = isLog ? [...facts, ...endOfTrial(head.snapshot, now)] : facts;
    const after = fold([...before, ...brought]);
    const badges = badgesToRecord(after, now);
    const added = [...brought, ...badges];
    const snapshot = extend(after, badges) ?? fold([...before, ...added]);
    const open = settingsOpenTo(entitlementOf(snapshot, now), columns);
    const dates = settledDates([...before, ...added]);
    const isShort = added.length <= factsAtOnce;
    const settled = isShort ? { records: dates, gone: [] } : null;
    let ahead = 0;
    let isKept = false;
    try {
      for (; added.length - ahead > factsAtOnce; ahead += factsAtOnce) {
        signal.throwIfAborted();
        const piece = added.slice(ahead, ahead + factsAtOnce);
        if (!(await layAhead(database, personId, head.length, ahead, piece))) return busy();
      }
      signal.throwIfAborted();
      const addition = { facts: added, snapshot, settled, ahead };
      isKept = await database.transaction(async (transaction) => {
        // The log first, then the person's row: in the order in which a completion locks them.
        if (added.length > 0 && !(await keep(transaction, personId, head, addition, now))) return false;
        await transaction.update(person).set(open).where(eq(person.id, personId));
        return true;
      });
      if (!isKept) return busy();
    } finally {
      if (!isKept && ahead > 0) await clearAhead(database, personId).catch(() => {});
    }
    // What is missing of them is made when it is read.
    if (!isShort)
      await settleInPieces(database, personId, head.length + added.length, dates, signal).catch(() => {});
    return undefined;
  };
}
