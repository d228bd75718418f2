import { ApiError } from '../http/api';
import { IdentityAway, type ServiceSession } from './identity-port';
import { text } from './text';

/** The message after signing out here, if the session at the identity service may go on. */
export function signOutMessage(serviceSession: ServiceSession): string | undefined {
  switch (serviceSession) {
    case 'ended':
      return undefined;
    case 'unknown':
      return text.signedOutOnlyHere;
    case 'left-open':
      return text.stillSignedInThere;
  }
}

/** The message of the server or of the identity service, or else the one from the specification. */
export function signInFailureMessage(error: unknown): string {
  if (error instanceof IdentityAway) return error.message;
  if (!(error instanceof ApiError) || error.code === 'unreadable') return text.loginFailed;
  return error.kind === 'network'
    ? text.loginFailedBecause({ reason: error.message })
    : error.message || text.loginFailed;
}
