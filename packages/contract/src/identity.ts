import { longestReason, moods } from '@hundred/domain/text/boosts';
import { languages } from '@hundred/domain/text/language';
import { wrongWithName, wrongWithStoredName } from '@hundred/domain/text/names';
import { z } from 'zod';
import { defineCall } from './call';
import { clockTime, nameBy, oneOf, timezone, yesOrNo } from './field-types';
import { success } from './success';

export const ageGroups = ['under20', '20-29', '30-39', '40-49', '50-59', '60plus'] as const;

/** A name that people may choose. */
export const displayName = nameBy(wrongWithName);
/**
 * A name that may have been chosen before invisible characters were refused. The server refuses such a name as a new
 * one.
 */
export const storedName = nameBy(wrongWithStoredName);

/** Empty or null means no age group. */
export const ageGroupChoice = z
  .enum([...ageGroups, ''], { error: `must be one of ${ageGroups.join(', ')}` })
  .nullable();

export const themes = ['system', 'light', 'dark'] as const;

export const language = oneOf(languages);

const weekdayError = { error: 'must be whole numbers from 0 (Sunday) to 6, in rising order' };

export const weekdayTimes = z
  .array(clockTime.nullable(), { error: 'must be 7 times or nulls, from Sunday on' })
  .length(7, { error: 'must be 7 times or nulls, from Sunday on' });

export const mood = oneOf(moods);

/** One line, which only the person sees. */
export const ownReason = z
  .string({ error: 'must be text' })
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, { error: 'must be text on one line' })
  .refine((text) => [...text].length <= longestReason, {
    error: `must have at most ${longestReason} characters`,
  })
  .normalize('NFC')
  .trim();

export const boostWeekdays = z
  .array(z.int(weekdayError).min(0, weekdayError).max(6, weekdayError), weekdayError)
  .max(7, weekdayError)
  .refine((days) => days.every((day, index) => day > (days[index - 1] ?? -1)), weekdayError);

/** A short text from the operator to everybody. */
export const announcement = z.object({ id: z.uuid(), text: z.string(), at: z.string() });
export type OperatorAnnouncement = z.output<typeof announcement>;

export const profile = z.object({
  uid: z.uuid(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  ageGroup: z.enum(ageGroups).nullable(),
  showNameOnLeaderboard: z.boolean(),
  /** True if the person opted in to the VIP ring, which shows while Lifetime is in force and the name is shown. */
  showVip: z.boolean(),
  /** With an email and a password, or through an external account. */
  signInMethod: z.enum(['email', 'external']),
  /** Only in the profile of an operator, whom the page then shows the way to the desk. */
  isOperator: z.literal(true).optional(),
  /** What the operator announced, until the person has read it. */
  announcement: announcement.optional(),
  /** Null until the person starts the challenge, which sets it. */
  timezone: z.string().nullable(),
  reminderTime: z.string(),
  /** True if missed dates become rest days while any are left. */
  autoRestCover: z.boolean(),
  /** One time for each weekday from Sunday on; null for the usual time. Null altogether if no weekday has its own. */
  weekdayTimes: weekdayTimes.nullable(),
  theme: z.enum(themes),
  /** The language of the page, notifications and mails. Older servers do not send it, which means English. */
  language: language.optional(),
  /** Why the person does this, in their own words. */
  reason: z.string().nullable(),
  mood: z.enum(moods).nullable(),
  /** The weekdays on which a reminder includes a boost; 0 is Sunday. */
  boostWeekdays: z.array(z.int()),
  /** Which notifications the person wants. */
  dailyReminders: z.boolean(),
  streakWarnings: z.boolean(),
  achievementNews: z.boolean(),
  milestoneNews: z.boolean(),
  joinNews: z.boolean(),
  nudges: z.boolean(),
  challengeStartNews: z.boolean(),
  challengeEndNews: z.boolean(),
  supportNews: z.boolean(),
});
export type Profile = z.output<typeof profile>;

const signedIn = z.object({ user: profile });

/**
 * The path is named after the provider of the specification. The call accepts any identity token of the configured
 * issuer.
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/auth/firebase',
  summary: 'Sign in with an identity token. The first sign-in creates the person',
  caller: 'anyone',
  body: z.strictObject({ idToken: z.string().min(1).max(8192) }),
  answer: signedIn,
  refusals: ['not_signed_in', 'identity_away'],
});

export const verifySignIn = defineCall({
  method: 'POST',
  path: '/auth/verify',
  summary: 'Whether a token still works, and whose it is',
  caller: 'person',
  answer: signedIn,
});

export const getMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in person',
  caller: 'person',
  answer: signedIn,
});

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/auth/profile',
  summary: 'Change the given fields of the profile. The others stay',
  caller: 'person',
  body: z.strictObject({
    displayName: storedName.optional(),
    ageGroup: ageGroupChoice.optional(),
    showNameOnLeaderboard: yesOrNo.optional(),
    showVip: yesOrNo.optional(),
    timezone: timezone.optional(),
    reminderTime: clockTime.optional(),
    autoRestCover: yesOrNo.optional(),
    weekdayTimes: weekdayTimes.nullable().optional(),
    theme: oneOf(themes).optional(),
    language: language.optional(),
    /** Empty or null means none. */
    reason: ownReason.nullable().optional(),
    mood: mood.nullable().optional(),
    boostWeekdays: boostWeekdays.optional(),
    dailyReminders: yesOrNo.optional(),
    streakWarnings: yesOrNo.optional(),
    achievementNews: yesOrNo.optional(),
    milestoneNews: yesOrNo.optional(),
    joinNews: yesOrNo.optional(),
    nudges: yesOrNo.optional(),
    challengeStartNews: yesOrNo.optional(),
    challengeEndNews: yesOrNo.optional(),
    supportNews: yesOrNo.optional(),
  }),
  answer: success.extend({ user: profile }),
  refusals: ['premium_required'],
});

export const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/auth/sign-out-everywhere',
  summary: 'Sign the person out on every device',
  caller: 'person',
  answer: success,
  refusals: ['sign_in_time_unknown'],
});

/** Only accounts of our own have an address that is confirmed and changed here. */
export const getEmailStatus = defineCall({
  method: 'GET',
  path: '/auth/email',
  summary: 'Whether the email is confirmed, and where to change it',
  caller: 'person',
  answer: z.object({
    /** Null if another service keeps the account. */
    verified: z.boolean().nullable(),
    /** The page for changing the address, if the account is the installation's own. */
    changeUrl: z.string().nullable(),
    /** True if mail to this address was refused for good, so none is sent any more. */
    mailRefused: z.boolean(),
  }),
});
