import { mostInvited, mostUses } from '@hundred/domain/support/desk-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, oneOf, wholeNumberWithin } from '../field-types';
import { success } from '../success';
import { forOperators } from './operators';
import { searchedText } from './people';

export const mostDays = 365;
const longestEmail = 254;
const emailsError = { error: `must be 1 to ${mostInvited} email addresses` };

const days = wholeNumberWithin(1, mostDays);

const registration = oneOf(['open', 'invited', 'closed']);

const invitation = z.object({
  id: z.uuid(),
  /** The only address that can use it; null if any can. */
  email: z.string().nullable(),
  /** How many accounts can be created with it, and how many were. */
  uses: z.int(),
  used: z.int(),
  endsAt: z.string(),
  /** The operator who made it; null for the command line, or if their account was deleted. */
  invitedBy: z.string().nullable(),
  byCommandLine: z.boolean(),
});
export type DeskInvitation = z.output<typeof invitation>;

export const getLettingIn = defineCall({
  method: 'GET',
  path: '/desk/invitations',
  summary: 'Who can create an account, and the newest 100 open invitations. A text searches their addresses',
  caller: 'operator',
  query: z.strictObject({ search: searchedText.optional() }),
  answer: z.object({
    /** Null if another service has the accounts: who may create one is chosen there. */
    registration: registration.nullable(),
    /** Whether invitations for addresses are mailed; otherwise their links are in the answer. */
    isMailed: z.boolean(),
    invitations: z.array(invitation),
    /** Whether there are more. */
    isMore: z.boolean(),
  }),
  refusals: forOperators,
});

export const chooseRegistration = defineCall({
  method: 'PUT',
  path: '/desk/registration',
  summary: 'Choose who can create an account. It works at once on all servers',
  caller: 'operator',
  body: z.strictObject({ registration }),
  answer: success,
  refusals: [...forOperators, 'accounts_elsewhere'],
});

export const makeInvitationLink = defineCall({
  method: 'POST',
  path: '/desk/invitations',
  summary: 'Make a link with which several people can create an account. It is shown only once',
  caller: 'operator',
  body: z.strictObject({ uses: wholeNumberWithin(1, mostUses), days }),
  mostPerMinute: 20,
  answer: z.object({ id: z.uuid(), link: z.string(), endsAt: z.string() }),
  refusals: [...forOperators, 'accounts_elsewhere'],
});

export const inviteByEmail = defineCall({
  method: 'POST',
  path: '/desk/invitations/by-email',
  summary: 'Invite addresses, each with its own link. An older link for an address ends',
  caller: 'operator',
  body: z.strictObject({
    emails: z
      .array(
        z
          .string({ error: 'must be email addresses' })
          .max(longestEmail, { error: 'must be email addresses' }),
        emailsError,
      )
      .min(1, emailsError)
      .max(mostInvited, emailsError)
      .meta({ examples: [['ann@example.com']] }),
    days,
  }),
  mostPerMinute: 10,
  answer: z.object({
    /** How many addresses a link is mailed to. */
    mailed: z.int(),
    /** The links, to be handed over by the operator, where mail is not set up. They are shown only once. */
    links: z.array(z.object({ email: z.string(), link: z.string() })),
    /** Addresses that have an account already. */
    registered: z.array(z.string()),
  }),
  refusals: [...forOperators, 'accounts_elsewhere'],
});

export const endDeskInvitation = defineCall({
  method: 'DELETE',
  path: '/desk/invitations/:id',
  summary: 'End an invitation. Accounts made with it stay',
  caller: 'operator',
  params: z.object({ id: idOf('an invitation') }),
  answer: success,
  refusals: forOperators,
});
