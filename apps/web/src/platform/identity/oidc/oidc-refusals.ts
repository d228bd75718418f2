import { ErrorResponse } from 'oidc-client-ts';
import { IdentityAway, PopupUnavailable } from '../identity-port';
import { text } from '../text';

/**
 * The error codes by which the standards refuse a person. Any other code is about the service, such as too many
 * requests.
 */
const refusalCodes = /^(invalid|unauthorized|unsupported|access_denied|login|interaction|consent|account)/;

export const isRefusal = (error: unknown): error is ErrorResponse =>
  error instanceof ErrorResponse && refusalCodes.test(error.error ?? '');

/** An error of the identity service is an answer. Any other error means that the service could not be reached. */
export function refusalOrAway(error: unknown): Error {
  if (isRefusal(error) || error instanceof PopupUnavailable) return error;
  return new IdentityAway(text.serviceUnreachable, { cause: error });
}
