import type { PersonRow } from '../db/schema/schema';
import type { Head } from '../log/head';

/** The person behind a verified token. */
export interface SignedIn {
  id: string;
  row: PersonRow;
  /** Whether the issuer has checked their email, if it says so. */
  isEmailVerified: boolean | undefined;
  /** Decides whether "sign out everywhere" ends this token; see `Identity`. */
  authenticatedAt: number | undefined;
  /** When they last entered their credentials, if the issuer says so. */
  credentialsEnteredAt: number | undefined;
}

/** A signed-in person with the head of their log at the time of the request. */
export interface SignedInWithLog extends SignedIn {
  head: Head;
}
