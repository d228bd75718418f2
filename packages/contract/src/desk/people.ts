import { planIds } from '@hundred/domain/entitlements/plans';
import { longestSuspensionReason, peopleOnPage } from '@hundred/domain/support/desk-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, oneOf, plainText, wholeNumberWithin } from '../field-types';
import { ownData } from '../own-data';
import { success } from '../success';
import { auditEntry } from './audit';
import { forOperators } from './operators';

const params = z.object({ id: idOf('a person') });

/** What the desk shows of a person. Times, effort and what they wrote to the coach are no part of it. */
export const personRow = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Null before the first run. */
  day: z.int().nullable(),
  season: z.union([z.literal(1), z.literal(2)]),
  finished: z.boolean(),
  streak: z.int(),
  plan: z.enum(['free', 'trial', 'starter', 'lifetime']),
  suspendedUntil: z.string().nullable(),
});
export type DeskPerson = z.output<typeof personRow>;

const listedPerson = personRow.extend({ lastVisit: z.string(), isOperator: z.boolean() });
export type ListedPerson = z.output<typeof listedPerson>;

export const shortestSearch = 2;
const longestSearch = 100;

/** `quiet`: no rep for 7 days. */
const peopleFilters = ['all', 'premium', 'quiet', 'suspended', 'operators'] as const;

/** How many people each filter shows, and how many accounts have an owner who never opened the app; at most a minute old. */
const counts = z.object({
  all: z.int(),
  premium: z.int(),
  quiet: z.int(),
  suspended: z.int(),
  operators: z.int(),
  accounts: z.int(),
});
export type PeopleCounts = z.output<typeof counts>;

const searchLength = { error: `must have ${shortestSearch} to ${longestSearch} characters` };
export const searchedText = z
  .string(searchLength)
  .trim()
  .min(shortestSearch, searchLength)
  .max(longestSearch, searchLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'must be plain text' });

/** The id of the last person of a page, then the name by which that page is sorted. */
const cursor = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[^\p{Cc}\p{Cs}]*$/u;
const longestCursor = 400;
const wrongCursor = { error: 'must be the `next` value of the last page' };

export const listDeskPeople = defineCall({
  method: 'GET',
  path: '/desk/people',
  summary: `People by name, ${peopleOnPage} at a time. A text searches names and emails`,
  caller: 'operator',
  query: z.strictObject({
    search: searchedText.optional(),
    show: oneOf(peopleFilters).default('all'),
    /** `next` of the page before. */
    after: z.string().max(longestCursor, wrongCursor).regex(cursor, wrongCursor).optional(),
  }),
  answer: z.object({
    people: z.array(listedPerson),
    /** Where the next page begins, whoever is deleted meanwhile; null on the last page. */
    next: z.string().nullable(),
    counts,
    /** True if the search finds only the beginning of names and emails, because there are too many people. */
    onlyBeginnings: z.boolean(),
  }),
  refusals: forOperators,
});

export const getDeskPerson = defineCall({
  method: 'GET',
  path: '/desk/people/:id',
  summary: 'One person, with everything that operators did for them',
  caller: 'operator',
  params,
  answer: listedPerson.extend({
    joinedAt: z.string(),
    totalReps: z.int(),
    /** The end of the plan; null without one. */
    planUntil: z.string().nullable(),
    /** Whether they have an account of this installation, whose password can be reset. */
    hasAccount: z.boolean(),
    /** Whether a link for a new password can be mailed. */
    isMailSetUp: z.boolean(),
    /** Whether they confirmed that the address is theirs; null if another service has the account. */
    isEmailConfirmed: z.boolean().nullable(),
    /** The reason of the last suspension. */
    suspensionReason: z.string().nullable(),
    history: z.array(auditEntry),
  }),
  refusals: forOperators,
});

export const mailResetLink = defineCall({
  method: 'POST',
  path: '/desk/people/:id/reset-link',
  summary: 'Mail the owner of an account a link for a new password. Operators never see the link',
  caller: 'operator',
  params,
  mostPerMinute: 10,
  answer: success,
  refusals: [...forOperators, 'no_account', 'mail_not_set_up', 'mail_failed'],
});

export const endPersonSessions = defineCall({
  method: 'POST',
  path: '/desk/people/:id/end-sessions',
  summary: 'Sign a person out on every device',
  caller: 'operator',
  freshSignIn: true,
  params,
  answer: success,
  refusals: [...forOperators, 'sign_in_again', 'is_operator', 'only_operator', 'sign_in_time_unknown'],
});

export const grantPersonPremium = defineCall({
  method: 'PUT',
  path: '/desk/people/:id/premium',
  summary: 'Give a person a plan, as if they had bought it now',
  caller: 'operator',
  params,
  body: z.strictObject({ plan: oneOf(planIds) }),
  answer: success.extend({ until: z.string().nullable() }),
  refusals: [...forOperators, 'already_premium'],
});

export const endPersonPremium = defineCall({
  method: 'DELETE',
  path: '/desk/people/:id/premium',
  summary: 'End the plan or trial of a person at once, without a refund',
  caller: 'operator',
  freshSignIn: true,
  params,
  answer: success,
  refusals: [...forOperators, 'sign_in_again', 'not_premium'],
});

/** In days. */
export const longestSuspension = 3650;
export const suspendPerson = defineCall({
  method: 'PUT',
  path: '/desk/people/:id/suspension',
  summary: 'Suspend a person from groups and community. They can still train',
  caller: 'operator',
  freshSignIn: true,
  params,
  body: z.strictObject({
    days: wholeNumberWithin(1, longestSuspension),
    reason: plainText(longestSuspensionReason, /^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text on one line'),
  }),
  answer: success.extend({ until: z.string() }),
  refusals: [...forOperators, 'sign_in_again', 'not_yourself', 'is_operator', 'only_operator'],
});

export const endSuspension = defineCall({
  method: 'DELETE',
  path: '/desk/people/:id/suspension',
  summary: 'End a suspension',
  caller: 'operator',
  params,
  answer: success,
  refusals: forOperators,
});

export const blankPersonName = defineCall({
  method: 'POST',
  path: '/desk/people/:id/blank-name',
  summary: 'Remove a display name everywhere. The person can choose another one',
  caller: 'operator',
  freshSignIn: true,
  params,
  answer: success,
  refusals: [...forOperators, 'sign_in_again'],
});

export const exportDeskPerson = defineCall({
  method: 'POST',
  path: '/desk/people/:id/export',
  summary: 'Everything stored about a person, as a file to give to them',
  caller: 'operator',
  freshSignIn: true,
  params,
  mostPerMinute: 10,
  answer: ownData,
  refusals: [...forOperators, 'sign_in_again'],
});

export const deleteDeskPerson = defineCall({
  method: 'DELETE',
  path: '/desk/people/:id',
  summary: 'Delete a person and everything about them',
  caller: 'operator',
  freshSignIn: true,
  params,
  body: z.strictObject({
    /** The person's name or, without one, their email or id, as the operator typed it. */
    confirm: z.string({ error: 'must be the name of the person' }).max(300, { error: 'is too long' }),
  }),
  answer: success,
  refusals: [...forOperators, 'sign_in_again', 'not_yourself', 'is_operator', 'only_operator'],
});
