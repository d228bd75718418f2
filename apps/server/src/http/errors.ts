import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { RequestAborted } from '../concurrency/request-aborted';
import { isLostRace } from '../db/connection/lost-race';
import { isOutOfRoom, isStorageAway } from '../db/connection/storage-away';
import { IssuerAway } from '../identity/identity';
import { someCause } from '../process/some-cause';
import { invalidField, unreadable } from '../refusals/invalid-input';
import { Refusal, storageAway } from '../refusals/refusal';
import { sendRefusal } from './send-refusal';

/** PostgreSQL’s code for a row that refers to one that does not exist. */
const foreignKeyViolation = '23503';

/** Whether a row was written for a person who no longer exists, because they were deleted during their request. */
const isOfDeletedPerson = (error: unknown): boolean =>
  someCause(
    error,
    ({ code, constraint = '' }) => code === foreignKeyViolation && constraint.includes('person'),
  );

/** The refusal of input that does not match the schema of its call; undefined for any other error. */
function invalidInput(error: unknown): Refusal | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const [problem] = error.validation;
  if (!problem) return undefined;
  const { keys } = problem.params as { keys?: string[] };
  return invalidField({
    path: problem.instancePath.split('/').filter(Boolean),
    message: problem.message ?? 'is not valid',
    ...(keys ? { keys } : {}),
  });
}

/** Maps an error to the refusal that the API sends; `internal` if it is a fault of the server. */
export function refusalOfError(error: Error & Partial<FastifyError>): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Refusal('too_large', 'The request is too large.');
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Refusal('unsupported_media_type', 'Send the request as application/json.');
  }
  if (error.statusCode === 429) return new Refusal('rate_limited', error.message);
  const invalid = invalidInput(error);
  if (invalid) return invalid;
  if (isOfDeletedPerson(error))
    return new Refusal('not_signed_in', 'This account was deleted. Sign in with another account.');
  if (isStorageAway(error) || isLostRace(error) || error instanceof RequestAborted) return storageAway();
  if (error instanceof IssuerAway) {
    return new Refusal('identity_away', 'We can’t check your sign-in right now. Try again in a moment.');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return unreadable();
  }
  return new Refusal('internal', 'Something went wrong on our side. Try again.');
}

/**
 * Sends a refusal for every error, and logs those that the operator has to know of. A full disk is not logged here:
 * `health/disk-space.ts` logs it once, with instructions.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    // The rest of the request did not arrive, because the client left or the request was malformed. Storage is not
    // the cause.
    const refusal = request.raw.errored === error ? unreadable() : refusalOfError(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'a request failed');
    const isServiceAway = refusal.code === 'storage_away' || refusal.code === 'identity_away';
    if (isServiceAway && !isOutOfRoom(error)) {
      request.log.warn({ reason: refusal.code, err: error }, 'a request could not be served');
    }
    return sendRefusal(reply, refusal);
  });
}
