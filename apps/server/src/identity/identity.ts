/** A person as an issuer identifies them. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** Whether the issuer has checked the address; undefined if it does not say. */
  isEmailVerified?: boolean | undefined;
  name: string | undefined;
  /** How they authenticated: with an email and a password (or a mailed link), or through another service. */
  signInMethod: SignInMethod;
  /** When the token was issued, in milliseconds since 1970. */
  issuedAt: number;
  /**
   * When they authenticated, if the issuer says so. The time of issue would not do for tokens of another service, which
   * renews them after a sign-out too. Our own service issues no token for a sign-in that was ended.
   */
  authenticatedAt: number | undefined;
  /** When they last entered their credentials, if the token says so. A renewal does not change it. */
  credentialsEnteredAt?: number | undefined;
  /** The session of the embedded service in which the token was issued. The token ends with it. */
  session?: string | undefined;
}

export type SignInMethod = 'email' | 'external';

/** Thrown if the issuer could not be reached, which is no reason to sign anybody out. */
export class IssuerAway extends Error {
  override name = 'IssuerAway';
}
