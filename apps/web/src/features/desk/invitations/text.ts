import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Counted = { count: number };

export const text = defineText('desk/invitations', {
  loading: 'Loading invitations',
  notLoaded: 'We couldn’t load the invitations',
  elsewhere: 'Invite people at your sign-in service',
  elsewhereHint: 'Your sign-in service manages accounts and decides who can create one.',

  whoCanJoin: 'Who can join',
  registrations: { open: 'Anyone', invited: 'Invited only', closed: 'Nobody' },
  registrationHints: {
    open: 'Anyone who knows the address of Hundred can create an account.',
    invited: 'New people need an invitation.',
    closed: 'Nobody can create an account, even with an invitation.',
  },
  registrationQuestions: {
    open: 'Let anyone join?',
    invited: 'Let only invited people join?',
    closed: 'Let nobody join?',
  },
  registrationEffects: {
    open: 'Anyone who knows the address of Hundred can create an account.',
    invited: 'New people will need an invitation. Members keep their accounts.',
    closed: 'Invitations won’t work until you let people join again. Members keep their accounts.',
  },
  registrationButtons: { open: 'Let anyone join', invited: 'Require invitations', closed: 'Let nobody join' },
  registrationDone: {
    open: 'Anyone can join now.',
    invited: 'Only invited people can join now.',
    closed: 'Nobody can join now.',
  },

  invitePeople: 'Invite people',
  way: 'How to invite',
  ways: { email: 'By email', link: 'With one link' },
  worksFor: 'Links work for',
  lengths: { 1: 'A day', 7: 'A week', 14: 'Two weeks', 30: '30 days', 90: '90 days' },

  addresses: 'Email addresses',
  people: ({ count }: Counted) => plural(count, { one: '1 person', other: `${formatNumber(count)} people` }),
  mailedHint: 'Paste the whole list. Each person gets an email with their own link.',
  notMailedHint: 'Paste the whole list. You get a link to send to each person.',
  addressesMissing: 'Enter at least one address.',
  noAddress: ({ typed }: { typed: string }) => `“${typed}” is not an email address.`,
  tooManyAddresses: ({ most }: { most: number }) => `Invite at most ${formatNumber(most)} people at a time.`,
  send: 'Send invitations',
  sending: 'Sending...',
  sent: ({ count }: Counted) =>
    plural(count, {
      one: 'The invitation is on its way.',
      other: `${formatNumber(count)} invitations are on their way.`,
    }),
  makeLinks: 'Make links',
  linksMade: ({ count }: Counted) =>
    plural(count, { one: 'The link is ready.', other: `${formatNumber(count)} links are ready.` }),
  nobodyInvited: 'Nobody invited. Every address has an account.',
  registered: ({ addresses }: { addresses: string }) => `Already registered: ${addresses}.`,

  uses: 'How many people',
  usesHint: ({ count }: Counted) =>
    plural(count, {
      one: 'The link works once.',
      other: `The link works ${formatNumber(count)} times.`,
    }),
  tooManyUses: ({ most }: { most: number }) => `One link is for at most ${formatNumber(most)} people.`,
  makeLink: 'Make a link',
  making: 'Making...',
  linkMade: 'The link is ready.',

  newLinks: 'New links',
  shownOnce: 'Copy now. We show links only once.',
  copy: 'Copy',
  copyLinkOf: ({ address }: { address: string }) => `Copy the link for ${address}`,
  copyAll: 'Copy all',
  copied: 'Copied',

  open: 'Open invitations',
  noneHint: 'New invitations appear here until they are used or end.',
  search: 'Search by email',
  noneFound: 'No invitation found.',
  newestShown: ({ count }: Counted) => `These are the newest ${formatNumber(count)} invitations.`,
  anyone: 'Anyone with the link',
  notUsed: 'Not used yet',
  used: ({ used, uses }: { used: number; uses: number }) =>
    `Used ${formatNumber(used)} of ${formatNumber(uses)} times`,
  until: ({ date }: { date: string }) => `until ${date}`,
  by: ({ name }: { name: string }) => `created by ${name}`,
  byCommandLine: 'created on the command line',
  byFormerOperator: 'created by a former operator',
  end: 'End',
  endOf: ({ who }: { who: string }) => `End the invitation: ${who}`,
  endQuestion: 'End this invitation?',
  endHint: 'The link stops working. Accounts made with it stay.',
  endButton: 'End invitation',
  ended: 'The invitation has ended.',
});
