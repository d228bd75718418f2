import { defineText } from '../../../ui/language/define-text';

type Unsent = { unsent: string };

export const text = defineText('sync/offline', {
  offline: 'You’re offline.',
  unreachable: 'We can’t reach the server.',
  waitingForConnection: ({ unsent }: Unsent) => `Saved here until you’re back online: ${unsent}.`,
  sending: ({ unsent }: Unsent) => `Sending ${unsent} to your account.`,
  lateWarning: ({ days }: { days: number }) => `Go online soon. Unsent progress expires after ${days} days.`,
  lastUpdated: ({ moment }: { moment: string }) => `Last updated ${moment}.`,
  notCounted: 'Something you did wasn’t counted. Reload to see why.',
});
