import { ApiError } from '../http/api';
import { IdentityAway, type SignedOutThere } from './identity-port';
import { text } from './text';

/** The message after signing out, by the state of the session at the identity service. */
export function signOutMessage(state: SignedOutThere): string | undefined {
  switch (state) {
    case 'ended':
      return undefined;
    case 'not-reached':
      return text.signedOutOnlyHere;
    case 'its-own':
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
