import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, numberInAddress } from '../field-types';
import { success } from '../success';
import { forOperators } from './operators';
import { searchedText } from './people';

const params = z.object({ id: idOf('an account') });

const account = z.object({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.string(),
  isEmailConfirmed: z.boolean(),
});
export type DeskAccount = z.output<typeof account>;

export const accountsOnPage = 25;

export const listDeskAccounts = defineCall({
  method: 'GET',
  path: '/desk/accounts',
  summary: `Accounts that never used the app, newest first, ${accountsOnPage} at a time`,
  caller: 'operator',
  query: z.strictObject({ search: searchedText.optional(), page: numberInAddress(1, 1_000_000).optional() }),
  answer: z.object({ accounts: z.array(account), isMore: z.boolean() }),
  refusals: forOperators,
});

export const mailAccountResetLink = defineCall({
  method: 'POST',
  path: '/desk/accounts/:id/reset-link',
  summary: 'Mail the owner of an unused account a link for a new password. Operators never see the link',
  caller: 'operator',
  params,
  mostPerMinute: 10,
  answer: success,
  refusals: [...forOperators, 'mail_not_set_up'],
});

export const deleteDeskAccount = defineCall({
  method: 'DELETE',
  path: '/desk/accounts/:id',
  summary: 'Delete an unused account',
  caller: 'operator',
  freshSignIn: true,
  params,
  answer: success,
  refusals: [...forOperators, 'sign_in_again'],
});
