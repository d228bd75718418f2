import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hundred/contract/call';
import type { askSupport, SupportRequest } from '@hundred/contract/support';
import {
  closedRequestLifetime,
  mostOpenRequests,
  mostRequestsADay,
  supportRefusal,
} from '@hundred/domain/support/support-request';
import { desc, eq, lt } from 'drizzle-orm';
import { person } from '../../db/schema/schema';
import { type SupportRow, supportRequest } from '../../db/schema/support-schema';
import type { Database, Reader, Transaction } from '../../db/storage';
import { Refusal } from '../../refusals/refusal';

const refusalTexts = {
  too_many_open: `You have ${mostOpenRequests} open questions. Wait for an answer first.`,
  too_many_today: `You asked ${mostRequestsADay} questions in 24 hours. Ask again later.`,
} as const;

export async function requestsOf(reader: Reader, personId: string): Promise<SupportRow[]> {
  return reader
    .select()
    .from(supportRequest)
    .where(eq(supportRequest.personId, personId))
    .orderBy(desc(supportRequest.sentAt), desc(supportRequest.id));
}

/** Stores a request, once for each `deviceKey`, and returns it. `onNew` runs in the transaction that stores it. */
export function storeRequest(
  database: Database,
  personId: string,
  { deviceKey, topic, message, diagnostics }: BodyOf<typeof askSupport>,
  { now, onNew }: { now: number; onNew: (transaction: Transaction) => Promise<void> },
): Promise<SupportRow | Refusal> {
  return database.transaction(async (transaction) => {
    // The person is locked, so that two tabs that send at once are counted one after the other.
    await transaction.select().from(person).where(eq(person.id, personId)).for('no key update');
    const earlier = await requestsOf(transaction, personId);
    const sameRequest = earlier.find((row) => row.deviceKey === deviceKey);
    if (sameRequest) return sameRequest;
    const earlierRequests = earlier.map(({ sentAt, closedAt }) => ({
      sentAt: sentAt.getTime(),
      isOpen: closedAt === null,
    }));
    const refused = supportRefusal(earlierRequests, now);
    if (refused) return new Refusal(refused, refusalTexts[refused]);
    const [stored] = await transaction
      .insert(supportRequest)
      .values({
        id: randomUUID(),
        personId,
        deviceKey,
        topic,
        message,
        diagnostics: diagnostics ?? null,
        sentAt: new Date(now),
      })
      .returning();
    await onNew(transaction);
    return stored!;
  });
}

export function requestAnswer(row: SupportRow): SupportRequest {
  const { id, topic, message, diagnostics, sentAt, answer, answeredAt } = row;
  return {
    id,
    topic,
    message,
    diagnostics,
    sentAt: sentAt.toISOString(),
    state: stateOf(row),
    answer: answer !== null && answeredAt ? { words: answer, at: answeredAt.toISOString() } : null,
  };
}

function stateOf({ answer, closedAt }: SupportRow): SupportRequest['state'] {
  if (answer !== null) return 'answered';
  return closedAt ? 'closed' : 'open';
}

/** Closed requests are deleted after a while. */
export async function forgetClosedRequests(database: Database, now: number): Promise<void> {
  await database
    .delete(supportRequest)
    .where(lt(supportRequest.closedAt, new Date(now - closedRequestLifetime)));
}
