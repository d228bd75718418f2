import { defineText } from '../../../ui/language/define-text';

type Unsent = { unsent: string };

export const text = defineText('sync/offline', {
  offline: 'You’re offline.',
  unreachable: 'We can’t reach the server.',
  waitingForConnection: ({ unsent }: Unsent) => `We’ll send ${unsent} when you’re back online.`,
  waiting: ({ unsent }: Unsent) => `We’ll send ${unsent} in a moment.`,
  sending: ({ unsent }: Unsent) => `Sending ${unsent}.`,
  lateWarning: ({ days }: { days: number }) => `Go online soon. Unsent progress expires after ${days} days.`,
  lastUpdated: ({ moment }: { moment: string }) => `Last updated ${moment}.`,
  notCounted: 'Something didn’t count. Reload to see why.',
});
