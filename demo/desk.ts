import { randomUUID } from 'node:crypto';
import type { PersonRow } from '../apps/server/src/db/schema/schema';
import { report } from '../apps/server/src/db/schema/social-schema';
import { supportRequest } from '../apps/server/src/db/schema/support-schema';
import type { Database } from '../apps/server/src/db/storage';
import { addOperator } from '../apps/server/src/identity/operators';

const hourMs = 3_600_000;

/** Makes a person the operator, and stores a question and a report that wait on the desk. */
export async function fillDesk(
  database: Database,
  { operator, asker, reporter, reported }: Record<'operator' | 'asker' | 'reporter' | 'reported', PersonRow>,
  now: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await addOperator(transaction, operator.id, { grantedBy: null, now });
    await transaction.insert(supportRequest).values({
      id: randomUUID(),
      personId: asker.id,
      deviceKey: 'demo',
      topic: 'other',
      message: 'I travel next week and can’t train on two days. How do rest days work then?',
      diagnostics: { browser: 'Firefox on Android' },
      sentAt: new Date(now - 5 * hourMs),
    });
    await transaction.insert(report).values({
      id: randomUUID(),
      personId: reporter.id,
      reportedId: reported.id,
      reason: 'name',
      words: reported.displayName,
      createdAt: new Date(now - 26 * hourMs),
    });
  });
}
