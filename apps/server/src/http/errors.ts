import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { IssuerAway } from '../adapters/issuer-discovery';
import { Refusal, sendRefusal } from './refusal';

/** Classes of PostgreSQL errors that speak of the connection or the server, not of the query. */
const awayClasses = ['08', '53', '57', '58'];
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const awayMessages = /connection terminated|timeout exceeded when trying to connect|client was closed/i;

function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: string };
  if (
    code &&
    (awayCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && awayClasses.includes(code.slice(0, 2))))
  ) {
    return true;
  }
  return awayMessages.test(error.message) || isStorageAway(cause);
}

/** Something was to be kept for a person who is not there: they were deleted while their request was under way. */
function isOfNobody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint, cause } = error as Error & { code?: string; constraint?: string };
  return (code === '23503' && /person/.test(constraint ?? '')) || isOfNobody(cause);
}

function invalidField(error: FastifyError): Refusal | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const [problem] = error.validation;
  if (!problem) return undefined;
  const unknown = (problem.params as { keys?: string[] }).keys?.[0];
  const path = problem.instancePath.split('/').filter(Boolean);
  const field = [...path, ...(unknown === undefined ? [] : [unknown])].join('.') || undefined;
  const reason = unknown === undefined ? (problem.message ?? 'is not valid') : 'is not a known field';
  return new Refusal('invalid_input', field ? `${field}: ${reason}` : reason, field);
}

function refusalOf(error: FastifyError): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('too_large', 'The request is too large.');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Refusal('unsupported_media_type', 'Send the request as application/json.');
  }
  if (error.statusCode === 429) return new Refusal('rate_limited', error.message);
  const invalid = invalidField(error);
  if (invalid) return invalid;
  if (isOfNobody(error)) return new Refusal('not_signed_in', 'This account has been deleted.');
  if (isStorageAway(error)) {
    return new Refusal('storage_away', 'The service is catching its breath. Please try again in a moment.');
  }
  if (error instanceof IssuerAway) {
    return new Refusal('identity_away', 'Sign-in cannot be checked right now. Please try again in a moment.');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('invalid_input', 'The request cannot be read.');
  }
  return new Refusal('internal', 'Something went wrong on our side. Please try again.');
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'a request failed');
    if (refusal.code === 'storage_away' || refusal.code === 'identity_away') {
      request.log.warn({ reason: refusal.code, err: error }, 'a request could not be served');
    }
    return sendRefusal(reply, refusal);
  });
}
