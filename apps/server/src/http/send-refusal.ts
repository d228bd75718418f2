import { type RefusalAnswer, refusalStatus } from '@hundred/contract/refusals';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../refusals/refusal';

/** For refusals with 503: soon enough for a person, late enough that retries of many clients do not add to the load. */
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
