import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Named = { name: string };
type Dated = { date: string };

export const text = defineText('desk/people', {
  search: 'Search people',
  searchHint: 'Name or e-mail',
  show: 'Show',
  filters: { all: 'All', suspended: 'Suspended', operators: 'Operators' },
  allOf: ({ count }: { count: number }) => `All ${formatNumber(count)}`,
  range: ({ first, last }: { first: number; last: number }) =>
    `${formatNumber(first)} – ${formatNumber(last)}, by name.`,
  onlyBeginnings: 'The search finds names and e-mails that start like this.',
  back: 'Back',
  next: 'Next',
  listNotLoaded: 'We couldn’t load the list',
  listLoading: 'Loading people',
  noneFound: 'Nobody found',
  noneFoundHint: 'Try another part of the name.',
  noneSuspended: 'Nobody is suspended',
  none: 'Nobody yet',
  noOperators: 'Add one on the server: npm run admin -- grant-operator EMAIL',
  choose: 'Choose a person to see what you can do.',

  table: 'People, by name',
  name: 'Name',
  day: 'Day',
  streak: 'Streak',
  lastActive: 'Last active',
  plan: 'Plan',
  status: 'Status',
  noEmail: 'No e-mail',
  suspended: 'Suspended',
  operator: 'Operator',
  active: 'Active',

  history: 'History',
  gone: 'This account is gone.',
  personNotLoaded: 'We couldn’t load this person',
  personLoading: 'Loading the person',
  joined: ({ date }: Dated) => `Joined ${date}`,
  planUntil: ({ plan, date }: Dated & { plan: string }) => `${plan} until ${date}`,
  notConfirmed: 'E-mail not confirmed',
  suspendedUntil: ({ date }: Dated) => `Suspended until ${date}.`,
  reps: 'Reps',

  sendResetLink: 'Send reset link',
  resetLinkSent: 'The link is on its way by e-mail.',
  signOut: 'Sign out everywhere',
  signOutQuestion: ({ name }: Named) => `Sign ${name} out everywhere?`,
  signOutHint: 'Every device has to sign in again. Nothing is lost.',
  signedOut: ({ name }: Named) => `${name} is signed out everywhere.`,
  endPlan: 'End Premium',
  endPlanQuestion: ({ name }: Named) => `End Premium for ${name}?`,
  endPlanHint: 'It ends at once, without a refund.',
  planEnded: 'Premium has ended.',
  removeName: 'Remove the name',
  removeNameQuestion: ({ name }: Named) => `Remove the name ${name}?`,
  removeNameHint: 'It disappears from every board, group and result. They can choose another.',
  nameRemoved: 'The name is removed.',
  exportData: 'Export data',
  exported: 'Saved. Hand the file over safely, then delete it.',

  grant: 'Give Premium',
  grantTitle: ({ name }: Named) => `Give Premium to ${name}`,
  grantHints: { starter: 'Starter lasts 100 days.', lifetime: 'Lifetime never ends.' },
  granted: ({ name, plan }: Named & { plan: string }) => `${name} has ${plan}.`,

  operatorHint:
    'You can’t sign out, suspend or delete an operator. Remove them as operator on the server first:',
  revokeCommand: 'npm run admin -- revoke-operator EMAIL',

  suspend: 'Suspend',
  suspendTitle: ({ name }: Named) => `Suspend ${name}`,
  suspendHint: 'They can’t use teams, rooms, challenges or the community. They can still train.',
  suspendLength: 'For how long',
  suspendDays: ({ days }: { days: number }) =>
    plural(days, { one: '1 day', other: `${formatNumber(days)} days` }),
  suspendYear: 'A year',
  reason: 'Reason',
  reasonHint: 'Operators see it here and in the audit.',
  reasonMissing: 'Please give a reason.',
  isSuspended: ({ name }: Named) => `${name} is suspended.`,
  endSuspension: 'End the suspension',
  suspensionEnded: ({ name }: Named) => `${name} can take part again.`,

  deleteAccount: 'Delete account',
  deleteQuestion: ({ name }: Named) => `Delete ${name}’s account?`,
  deleteHint: 'This deletes everything about them for good. Offer them their data first.',
  deleting: 'Deleting...',
  deleted: 'The account is deleted.',
  typeName: ({ name }: Named) => `Type ${name} to confirm`,
  nameDiffers: 'Type the name exactly as it is shown.',
});
