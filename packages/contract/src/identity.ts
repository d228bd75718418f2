import { z } from 'zod';
import { defineCall } from './call';

export const ageGroups = ['under20', '20-29', '30-39', '40-49', '50-59', '60plus'] as const;

export const profile = z.object({
  uid: z.uuid(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  ageGroup: z.enum(ageGroups).nullable(),
  showNameOnLeaderboard: z.boolean(),
});
export type Profile = z.output<typeof profile>;

const signedIn = z.object({ user: profile });

/** Named after the specification's provider; any identity token of the configured issuer is taken. */
export const signIn = defineCall({
  method: 'POST',
  path: '/auth/firebase',
  summary: 'Sign in with an identity token; the first time this makes the person',
  caller: 'anyone',
  body: z.strictObject({ idToken: z.string().min(1).max(8192) }),
  answer: signedIn,
  refusals: ['not_signed_in'],
});

export const getMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in person',
  caller: 'person',
  answer: signedIn,
});
