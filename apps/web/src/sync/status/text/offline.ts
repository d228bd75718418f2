import { defineText } from '../../../ui/language/define-text';

type Unsent = { unsent: string };

export const text = defineText('sync/offline', {
  offline: 'You are offline.',
  unreachable: 'We can’t reach the server.',
  waitingForConnection: ({ unsent }: Unsent) => `${unsent} waiting for a connection.`,
  waiting: ({ unsent }: Unsent) => `${unsent} waiting to be sent.`,
  sending: ({ unsent }: Unsent) => `Sending ${unsent}.`,
  lateWarning: ({ days }: { days: number }) => `Go online soon. Unsent progress expires after ${days} days.`,
  lastUpdated: ({ moment }: { moment: string }) => `Last updated ${moment}.`,
  notCounted: 'Something didn’t count. Reload to see why.',
});
