import { defineText } from '../../ui/language/define-text';

export const text = defineText('desk', {
  tabs: {
    overview: 'Overview',
    people: 'People',
    invitations: 'Invitations',
    support: 'Support',
    reports: 'Reports',
    texts: 'Legal texts',
    audit: 'Audit',
  },
  pageTitle: ({ tab }: { tab: string }) => `${tab} · Desk`,
  loading: 'Loading',
  tabNotLoaded: 'We couldn’t load this part. Check your connection and reload.',
  nothingChanged: 'Nothing was changed.',
  notFound: 'Page not found',
  notFoundHint: 'The desk doesn’t have this page.',
  toOverview: 'Go to the overview',

  link: 'Operator’s desk',
  linkHint: 'People, questions, reports and server health.',
  open: 'Open the desk',

  offline: 'No connection. Try again.',

  plans: { free: 'Free', trial: 'Trial', starter: 'Starter', lifetime: 'Lifetime' },
  day: ({ day }: { day: string }) => `Day ${day}`,
  clubDay: ({ day }: { day: string }) => `Season 2, Day ${day}`,
  notStarted: 'No challenge yet',
  megabytes: ({ size }: { size: string }) => `${size} MB`,
  gigabytes: ({ size }: { size: string }) => `${size} GB`,
});
