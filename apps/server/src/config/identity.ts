import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import { isPrivate, isUrlOf, optionalText } from './values';

/** Who may create an account of our own: everybody, people with an invitation, nobody. */
export const registrations = ['open', 'invited', 'closed'] as const;
export type Registration = (typeof registrations)[number];

/** The identity service: exactly one. */
export type IdentityConfig =
  | { kind: 'embedded'; registration: Registration; signUpsPerHour: number }
  | { kind: 'oidc'; issuer: string; clientId: string; jwksUrl: string | undefined }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string };

/** The default limit of new accounts from one IP address in an hour: a club in one gym shares one. */
export const defaultSignUpsPerHour = 100;

export const identitySettings = {
  OIDC_ISSUER: optionalText.pipe(
    z
      .string()
      .refine((value) => isPrivate(value), {
        error: 'must be the https address of an OpenID Connect issuer, for example https://accounts.example',
      })
      .optional(),
  ),
  OIDC_CLIENT_ID: optionalText,
  OIDC_JWKS_URL: optionalText.pipe(
    z
      .string()
      .refine((value) => isUrlOf(value, ['https:', 'http:']), { error: 'must be an address' })
      .optional(),
  ),
  FIREBASE_PROJECT_ID: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]{4,40}$/, {
        error: 'must be the id of a Firebase project, for example hundred-1a2b3',
      })
      .optional(),
  ),
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, {
        error: 'must be a host name, for example hundred-1a2b3.firebaseapp.com',
      })
      .optional(),
  ),
  SIGN_UPS_PER_HOUR: optionalText.pipe(
    z
      .string()
      .regex(/^[1-9]\d{0,4}$/, { error: 'must be a whole number from 1 to 99999, for example 100' })
      .default(`${defaultSignUpsPerHour}`)
      .transform(Number),
  ),
  REGISTRATION: optionalText.pipe(z.enum(registrations, 'must be open, invited or closed').default('open')),
};

export function identityFrom(values: z.output<z.ZodObject<typeof identitySettings>>): IdentityConfig {
  const anyOfFirebase = values.FIREBASE_PROJECT_ID ?? values.FIREBASE_API_KEY ?? values.FIREBASE_AUTH_DOMAIN;
  if (Boolean(values.OIDC_ISSUER) !== Boolean(values.OIDC_CLIENT_ID)) {
    throw new StartRefused('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both, or neither.');
  }
  if (values.OIDC_JWKS_URL && !values.OIDC_ISSUER) {
    throw new StartRefused('OIDC_JWKS_URL needs OIDC_ISSUER and OIDC_CLIENT_ID: set all three, or none.');
  }
  if (values.OIDC_ISSUER && anyOfFirebase) {
    throw new StartRefused('Set OIDC_ISSUER or FIREBASE_PROJECT_ID, not both.');
  }
  if (anyOfFirebase && !(values.FIREBASE_PROJECT_ID && values.FIREBASE_API_KEY)) {
    throw new StartRefused('FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together: set both, or neither.');
  }
  if (values.OIDC_ISSUER && values.OIDC_CLIENT_ID) {
    return {
      kind: 'oidc',
      issuer: values.OIDC_ISSUER,
      clientId: values.OIDC_CLIENT_ID,
      jwksUrl: values.OIDC_JWKS_URL,
    };
  }
  if (values.FIREBASE_PROJECT_ID && values.FIREBASE_API_KEY) {
    return {
      kind: 'firebase',
      projectId: values.FIREBASE_PROJECT_ID,
      apiKey: values.FIREBASE_API_KEY,
      authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${values.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    };
  }
  return { kind: 'embedded', registration: values.REGISTRATION, signUpsPerHour: values.SIGN_UPS_PER_HOUR };
}
