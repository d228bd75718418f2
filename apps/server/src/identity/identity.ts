/** Who an issuer vouches for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | undefined;
  name: string | undefined;
  /** How they proved it: with an e-mail and a password (or a mailed link), or through another service. */
  signInMethod: SignInMethod;
  /** When the issuer wrote this down, in milliseconds since 1970. */
  issuedAt: number;
  /**
   * When they proved it, where the issuer says so: renewed, a token of another service is always new. Our own gives
   * none out to a sign-in that was ended, so its time of issue says it.
   */
  authenticatedAt: number | undefined;
  /** The session it was given in, where that is one of our own service's: it ends with it. */
  session?: string | undefined;
}

export type SignInMethod = 'email' | 'external';

/** The issuer could not be asked: nobody's fault who holds a token, and no reason to sign them out. */
export class IssuerAway extends Error {
  override name = 'IssuerAway';
}
