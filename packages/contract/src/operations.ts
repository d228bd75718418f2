import { z } from 'zod';
import { defineCall } from './call';
import { paymentsModes } from './premium';

/** The identity service that the page signs in with, and its settings. */
const identitySettings = z.discriminatedUnion('adapter', [
  z.object({
    adapter: z.literal('oidc'),
    authority: z.string(),
    clientId: z.string(),
    /** The page for changing a password, if the accounts are the installation's own. */
    changePasswordUrl: z.string().nullable(),
  }),
  z.object({
    adapter: z.literal('firebase'),
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
  }),
]);
export type IdentitySettings = z.output<typeof identitySettings>;

const config = z.object({
  version: z.string(),
  /** Distinguishes installations that used the same address. */
  installation: z.uuid(),
  /** The address that people open and share. */
  publicUrl: z.string(),
  supportEmail: z.string().nullable(),
  identity: identitySettings,
  payments: z.enum(paymentsModes),
});
export type PublicConfig = z.output<typeof config>;

export const getConfig = defineCall({
  method: 'GET',
  path: '/config',
  summary: 'Settings that the page needs before sign-in',
  caller: 'anyone',
  answer: config,
});
