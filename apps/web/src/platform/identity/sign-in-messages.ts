import { ApiError } from '../http/api';
import { IdentityAway, type SignedOutThere } from './identity-port';

export const notCompletedMessage = 'Could not complete sign-in. Please try again.';
const loginFailedMessage = 'Login failed';

/** The message after signing out, by the state of the session at the identity service. */
export const signOutMessages: Record<SignedOutThere, string | undefined> = {
  ended: undefined,
  'not-told':
    'You are logged out on this device. The sign-in service could not be told, so it asks for your password next time.',
  'its-own':
    'You are logged out here. The service you sign in with may still know you on this device: sign out there too if others use it.',
};

/** The message of the server or of the identity service, or else the one from the specification. */
export function signInFailureMessage(error: unknown): string {
  if (error instanceof IdentityAway) return error.message;
  if (!(error instanceof ApiError) || error.code === 'unreadable') return loginFailedMessage;
  return error.kind === 'network'
    ? `${loginFailedMessage}. ${error.message}`
    : error.message || loginFailedMessage;
}
