import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Counted = { count: number };

export const text = defineText('desk/overview', {
  audit: 'Audit',
  allEntries: 'All entries',
  noEntries: 'Nothing yet.',

  activeToday: 'Active today',
  activeWeek: ({ count }: Counted) =>
    plural(count, {
      one: '1 person in the last 7 days',
      other: `${formatNumber(count)} people in the last 7 days`,
    }),
  newPeople: 'New people',
  newLastWeek: ({ count }: Counted) => `In the last 7 days. The week before: ${formatNumber(count)}.`,
  openSupport: 'Open questions',
  openReports: 'Open reports',
  oldestWaits: ({ time }: { time: string }) => `Longest wait: ${time}`,
  nothingWaits: 'Nothing is waiting',
  registered: ({ count }: Counted) =>
    plural(count, { one: '1 person registered', other: `${formatNumber(count)} people registered` }),
  started: ({ count }: Counted) => `${formatNumber(count)} started Day 1`,
  finished: ({ count }: Counted) => `${formatNumber(count)} finished Day 100`,

  chart: 'Active people per day',
  span: 'Days shown',
  days: ({ count }: Counted) => plural(count, { one: '1 day', other: `${formatNumber(count)} days` }),
  chartLoading: 'Loading the chart',
  chartNotLoaded: 'We couldn’t load the chart.',
  today: 'Today',
  asTable: 'Show as a table',
  day: 'Day',
  people: 'People',
  notCounted: 'Not counted yet',

  health: 'Server health',
  version: ({ version }: { version: string }) => `Version ${version}`,
  healthNotLoaded: 'We couldn’t load server health',
  healthLoading: 'Loading server health',
  levels: { good: 'Works:', look: 'Needs attention:', bad: 'Doesn’t work:' },
  storage: 'Storage',
  storageWorks: 'Works',
  used: ({ used }: { used: string }) => `${used} used`,
  free: ({ free }: { free: string }) => `${free} free`,
  usedAndFree: ({ used, free }: { used: string; free: string }) => `${used} used, ${free} free`,
  backup: 'Backup',
  oldBackup: ({ day }: { day: string }) =>
    `Last backup: ${day}. The server’s administrator should run: {command}`,
  noBackup: 'No backup yet. The server’s administrator should run: {command}',
  backupCommand: 'npm run backup',
  mail: 'Mail',
  mailSetting: 'SMTP_URL',
  noMail: 'Not set up. The server’s administrator has to set {setting}.',
  mailFailed: ({ time, reason }: { time: string; reason: string }) => `Last failure: ${time}, ${reason}`,
  mailSent: ({ count }: Counted) => `${formatNumber(count)} sent in the last 7 days, none failed`,
  someMailFailed: ({ sent, failed }: { sent: number; failed: number }) =>
    `${formatNumber(sent)} sent in the last 7 days, ${formatNumber(failed)} failed`,
  someMailUnknown: ({ sent, unknown }: { sent: number; unknown: number }) =>
    `${formatNumber(sent)} sent in the last 7 days, ${formatNumber(unknown)} maybe sent`,
  sendTest: 'Send a test',
  testSent: ({ address }: { address: string }) => `Test email sent to ${address}.`,
  push: 'Push',
  noPush: 'Off. The server’s administrator set NOTIFICATIONS=off.',
  devices: ({ count }: Counted) =>
    plural(count, { one: 'On 1 device', other: `On ${formatNumber(count)} devices` }),
  devicesWaiting: ({ count, waiting }: Counted & { waiting: number }) =>
    plural(count, {
      one: `On 1 device. Waiting notifications: ${formatNumber(waiting)}.`,
      other: `On ${formatNumber(count)} devices. Waiting notifications: ${formatNumber(waiting)}.`,
    }),

  announcement: 'Announcement',
  announcementNotLoaded: 'We couldn’t load the announcement',
  announcementLoading: 'Loading the announcement',
  shown: 'Everyone sees it until they read it.',
  shownUntil: ({ date }: { date: string }) => `Everyone sees it until they read it, or until ${date}.`,
  end: 'End announcement',
  ended: 'The announcement has ended.',
  message: 'Message to everyone',
  length: ({ length, longest }: { length: number; longest: number }) =>
    `${formatNumber(length)} of ${formatNumber(longest)} characters`,
  messageMissing: 'Please write a message.',
  notify: 'Notify people too',
  notifyHint: 'We notify only people who allow notifications, at most once a day.',
  showFor: 'Show the message',
  showForDays: { 1: 'For a day', 7: 'For a week', 30: 'For 30 days' },
  announce: 'Announce',
  announcing: 'Sending...',
  announced: 'Everyone sees the message on their dashboard.',
});
