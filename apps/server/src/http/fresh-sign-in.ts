import { Refusal } from '../refusals/refusal';
import type { SignedIn } from './signed-in';

/** How long ago a sign-in may be for what cannot be undone. */
const freshForMs = 15 * 60_000;

/** A refusal if the person must sign in again. Reads the machine's clock, because tokens use no other. */
export const refuseStaleSignIn = ({
  credentialsEnteredAt = 0,
}: Pick<SignedIn, 'credentialsEnteredAt'>): Refusal | undefined =>
  Date.now() - credentialsEnteredAt > freshForMs
    ? new Refusal('sign_in_again', 'Your last sign-in was too long ago. Sign in again to do this.')
    : undefined;
