import { type RefusalAnswer, type RefusalCode, refusalStatus } from '@hundred/contract/refusals';
import type { FastifyReply } from 'fastify';

/** An expected no, as a value: a feature returns it, and the answer follows from the table of statuses. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly field: string | undefined;
  /** In seconds, where it is known when asking again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message: string, field?: string, retryAfter?: number) {
    this.code = code;
    this.message = message;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

export const signInAgain = () => new Refusal('not_signed_in', 'Please sign in.');
export const storageAway = () =>
  new Refusal('storage_away', 'The service is catching its breath. Please try again in a moment.');

/** Soon enough that a person does not notice, late enough that a crowd does not add to the trouble. */
export const retryAfterSeconds = 2;

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const answer: RefusalAnswer = { error: refusal.code, message: refusal.message };
  if (refusal.field !== undefined) answer.field = refusal.field;
  if (refusal.code === 'not_started') answer.needsOnboarding = true;
  const retryAfter = refusalStatus[refusal.code] === 503 ? retryAfterSeconds : refusal.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (refusal.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer');
  return reply.code(refusalStatus[refusal.code]).type('application/json; charset=utf-8').send(answer);
}
