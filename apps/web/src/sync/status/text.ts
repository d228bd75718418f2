import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

type Count = { count: number };

export const text = defineText('sync', {
  offline: 'You are offline.',
  unreachable: 'We can’t reach the server.',
  waitingForConnection: ({ unsent }: { unsent: string }) => `${unsent} waiting for a connection.`,
  waiting: ({ unsent }: { unsent: string }) => `${unsent} waiting to be sent.`,
  sending: ({ unsent }: { unsent: string }) => `Sending ${unsent}.`,
  lateWarning: ({ days }: { days: number }) => `Go online soon. It only counts within ${days} days.`,
  lastUpdated: ({ moment }: { moment: string }) => `Last updated ${moment}.`,
  notStored: 'This browser can’t save your progress. Keep this page open until it is sent.',
  outdated: 'This page is out of date. Reload to send what you did.',
  reload: 'Reload',
  notCounted: 'Something you did was not counted. Reload to see why.',
  completions: ({ count }: Count) => plural(count, { one: '1 exercise', other: `${count} exercises` }),
  restDays: ({ count }: Count) => plural(count, { one: '1 rest day', other: `${count} rest days` }),
  ratings: ({ count }: Count) => plural(count, { one: '1 rating', other: `${count} ratings` }),
  sessions: ({ count }: Count) =>
    plural(count, { one: '1 recovery session', other: `${count} recovery sessions` }),
});
