import { localDateIn } from '@hundred/domain/days/zones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/schema';
import { supportRequest } from '../../db/schema/support-schema';
import type { Transaction } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { announce } from '../../notifications/announce';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask, AuditedOutcome } from '../audited';

async function findQuestion(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({ request: supportRequest, asker: person })
    .from(supportRequest)
    .innerJoin(person, eq(person.id, supportRequest.personId))
    .where(eq(supportRequest.id, id))
    .for('update', { of: supportRequest });
  return found ?? new Refusal('not_found', `There is no question ${id}.`);
}

/**
 * Answers a question on its page, by a notification and by mail. The answer replaces a stored one. With `replaces` it does
 * so only if that is the stored answer.
 */
export async function answerSupport(
  { transaction, now, planMail }: ActionTask,
  id: string,
  { answer, replaces }: { answer: string; replaces?: string | null },
): Promise<AuditedOutcome | Refusal> {
  const found = await findQuestion(transaction, id);
  if (found instanceof Refusal) return found;
  const { request, asker } = found;
  // A repeated request finds its own answer, and notifies nobody again.
  if (request.answer === answer) return {};
  if (replaces !== undefined && request.answer !== replaces)
    return new Refusal(
      'changed_meanwhile',
      'Another operator already answered this question. Check the answer.',
    );
  const at = new Date(now);
  await transaction
    .update(supportRequest)
    .set({ answer, answeredAt: at, closedAt: at })
    .where(eq(supportRequest.id, request.id));
  const today = localDateIn(zoneOrUtc(asker.timezone), now);
  await announce(transaction, asker.id, [{ kind: 'supportAnswer', about: [] }], today, now);
  if (asker.email !== null) {
    const message = { kind: 'supportAnswered', language: asker.language } as const;
    await planMail(transaction, { to: asker.email, message }, now);
  }
  return { audit: { request: request.id, person: asker.id } };
}

/** Closes a question without an answer. One that is closed already stays as it is. */
export async function closeSupport({ transaction, now }: ActionTask, id: string) {
  const found = await findQuestion(transaction, id);
  if (found instanceof Refusal) return found;
  const { request, asker } = found;
  if (request.closedAt) return new Refusal('not_found', `The question ${request.id} is already closed.`);
  await transaction
    .update(supportRequest)
    .set({ closedAt: new Date(now) })
    .where(eq(supportRequest.id, request.id));
  return { audit: { request: request.id, person: asker.id } };
}
