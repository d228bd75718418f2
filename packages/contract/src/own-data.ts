import { planIds } from '@hundred/domain/entitlements/plans';
import { largestFileBytes } from '@hundred/domain/own-data/file-limit';
import { mostFacts } from '@hundred/domain/own-data/imported-kinds';
import { z } from 'zod';
import { badgeId } from './badges';
import { defineCall } from './call';
import { fact } from './fact';
import { clockTime, instant, oneOf, timezone, yesOrNo } from './field-types';
import {
  ageGroups,
  boostWeekdays,
  language,
  mood,
  ownReason,
  profile,
  storedName,
  themes,
  weekdayTimes,
} from './identity';
import { checkoutStates } from './premium';
import { success } from './success';
import { diagnostics } from './support';

const text = z.string().max(2048, { error: 'must have at most 2048 characters' });
const longText = z.string().max(8192, { error: 'must have at most 8192 characters' });
/** Of most lists in a file. */
const mostEntries = 1000;
const tooMany = { error: `must be at most ${mostEntries}` };

/** May change only together with the import, because later versions read the file too. */
const exportFormat = 'hundred-export';
const exportVersion = 1;

/** The settings of a person, which an import takes over. */
const ownSettings = z.strictObject({
  displayName: storedName.nullable(),
  ageGroup: oneOf(ageGroups).nullable(),
  showNameOnLeaderboard: yesOrNo,
  /** Null before the first run. */
  timezone: timezone.nullable(),
  theme: oneOf(themes),
  /** The following fields, and the times by weekday below, are absent if they were not set: older files have none. */
  language: language.exactOptional(),
  showVip: z.literal(true, { error: 'must be true' }).exactOptional(),
  reason: ownReason.exactOptional(),
  mood: mood.exactOptional(),
  boostWeekdays: boostWeekdays.exactOptional(),
});

const notificationSettings = z.strictObject({
  reminderTime: clockTime,
  weekdayTimes: weekdayTimes.exactOptional(),
  dailyReminders: yesOrNo,
  streakWarnings: yesOrNo,
  achievementNews: yesOrNo,
  milestoneNews: yesOrNo,
  /** Absent in older files. */
  supportNews: yesOrNo.exactOptional(),
  mailRemindersSince: instant.exactOptional(),
  mailRecapSince: instant.exactOptional(),
  joinNews: yesOrNo.exactOptional(),
  nudges: yesOrNo.exactOptional(),
  challengeStartNews: yesOrNo.exactOptional(),
  challengeEndNews: yesOrNo.exactOptional(),
  /** Devices that show notifications. They belong to this installation, so an import ignores them. */
  devices: z
    .array(z.strictObject({ endpoint: text, userAgent: text, platform: text, since: instant }))
    .max(mostEntries, tooMany),
});

const groupFields = { name: text.nullable(), joinedAt: instant };

/** The person's groups, blocks and reports. Other people are not named, because the file belongs to the person. */
const memberships = z.strictObject({
  teams: z.array(z.strictObject({ ...groupFields, leftAt: instant.nullable() })).max(mostEntries, tooMany),
  challenges: z
    .array(z.strictObject({ ...groupFields, from: text, to: text, score: z.int().nullable() }))
    .max(mostEntries, tooMany),
  rooms: z.array(z.strictObject({ joinedAt: instant })).max(mostEntries, tooMany),
  nudges: z.array(z.strictObject({ date: text, sent: yesOrNo })).max(mostEntries, tooMany),
  blocks: z.array(z.strictObject({ since: instant })).max(mostEntries, tooMany),
  reports: z
    .array(z.strictObject({ reason: text, words: text.nullable(), at: instant }))
    .max(mostEntries, tooMany),
  suspendedUntil: instant.nullable(),
});

const purchase = z.strictObject({
  id: text,
  plan: z.enum(planIds),
  amountCents: z.int(),
  state: z.enum(checkoutStates),
  checkout: text.nullable(),
  payment: text.nullable(),
  begunAt: instant,
  paidAt: instant.nullable(),
});

const supportRequest = z.strictObject({
  topic: text,
  message: longText,
  diagnostics: diagnostics.nullable(),
  sentAt: instant,
  answer: longText.nullable(),
  answeredAt: instant.nullable(),
  closedAt: instant.nullable(),
});

/**
 * Everything that an installation stores about a person, as one file. An import uses the settings and the facts; the
 * rest is for reading, and is not trusted.
 */
export const ownData = z.strictObject({
  format: z.literal(exportFormat, { error: `must be ${exportFormat}: this is not a Hundred export` }),
  version: z.literal(exportVersion, {
    error: `must be ${exportVersion}: a newer version of Hundred may have written this`,
  }),
  exportedAt: instant,
  /** The person in this installation. An import assigns the data to the person who is signed in. */
  person: z.strictObject({
    id: text,
    issuer: text,
    subject: text,
    email: text.nullable(),
    signInMethod: text,
    joinedAt: instant,
    signedOutEverywhereAt: instant.nullable(),
  }),
  /** The account with email and password, if it is the installation's own; never the password. */
  account: z
    .strictObject({
      email: text,
      name: text.nullable(),
      createdAt: instant,
      passwordChangedAt: instant,
      emailVerifiedAt: instant.optional(),
    })
    .nullable(),
  settings: ownSettings,
  notifications: notificationSettings,
  /** Derived from the facts. */
  badges: z.array(z.strictObject({ id: badgeId, earnedAt: instant })).max(mostEntries),
  purchases: z.array(purchase).max(mostEntries),
  /** Absent in older files. */
  memberships: memberships.exactOptional(),
  /** Absent if there are none, and in older files. */
  support: z.array(supportRequest).max(mostEntries).exactOptional(),
  /** Whether milestones are shared, and the person's cheers for those of others. */
  community: z
    .strictObject({
      sharingSince: instant.nullable(),
      cheers: z.array(z.strictObject({ cheer: text, at: instant })).max(10_000),
    })
    .exactOptional(),
  /** The previews that the person tries. */
  previews: z
    .array(z.strictObject({ preview: text, since: instant }))
    .max(mostEntries)
    .exactOptional(),
  /** The facts in the order of arrival. Everything else about the challenge is derived from them. */
  facts: z
    .array(z.discriminatedUnion('kind', strictly(fact.options)))
    .max(mostFacts, { error: `must be at most ${mostFacts}` }),
});
export type OwnData = z.output<typeof ownData>;

/** An additional field in an answer is harmless; in a file it may be a misspelled field that was meant to count. */
function strictly<const Options extends typeof fact.options>(options: Options): Options {
  // `map` loses the type of the tuple, whose members stay the same.
  return options.map((option) => option.strict()) as unknown as Options;
}

export const exportOwnData = defineCall({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything stored about the person, as a file',
  caller: 'person',
  answer: ownData,
  mostPerMinute: 20,
});

export const importOwnData = defineCall({
  method: 'POST',
  path: '/account/import',
  summary: 'Import an exported file. The person must not have started here',
  caller: 'person',
  body: ownData,
  largestBody: largestFileBytes,
  mostPerMinute: 10,
  /** The longest log is written in a hundred pieces, and other requests are answered between them. */
  answerWithinMs: 60_000,
  answer: success.extend({ user: profile, started: z.boolean() }),
  refusals: ['already_started', 'too_large'],
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the person and everything about them at once',
  caller: 'person',
  body: z.strictObject({ confirm: z.literal('DELETE', { error: 'must be the word DELETE' }) }),
  answer: success,
  refusals: ['only_operator'],
});
