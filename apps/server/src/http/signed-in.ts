import type { PersonRow } from '../db/schema/schema';
import type { Head } from '../log/head';

/** The person behind a verified token. */
export interface SignedIn {
  id: string;
  row: PersonRow;
  /** When they signed in, where the issuer says so. */
  authenticatedAt: number | undefined;
}

/** The same, and where their log stood when they asked. */
export interface SignedInWithLog extends SignedIn {
  head: Head;
}
