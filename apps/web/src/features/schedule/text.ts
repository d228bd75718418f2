import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('schedule', {
  title: 'Your calendar app',
  whatItShows: 'Your calendar app gets your training times only. Your day, reps and name stay private.',
  fileOf: ({ sessions }: { sessions: number }) =>
    plural(sessions, {
      one: 'Save your next session as a file. Open it in your calendar app to get reminders.',
      other: `Save your next ${sessions} sessions as a file. Open it in your calendar app to get reminders.`,
    }),
  saveFile: 'Save file',
  fileSaved: 'Your sessions are in your downloads.',
  fileFailed: 'We couldn’t make the file. Try again when you are online.',
  subscribe: 'Subscribe',
  subscribeHint: 'Subscribe once. Your calendar app then follows your schedule.',
  subscribedSince: ({ date }: { date: string }) =>
    `You subscribed on ${date}. If you get a new calendar address, the old one stops working.`,
  emptySince: ({ date }: { date: string }) =>
    `You subscribed on ${date}. Your calendar app shows no training times right now.`,
  newAddress: 'Get new calendar address',
  makingAddress: 'Making the address...',
  address: 'Calendar address',
  addressHint:
    'Add this address to your calendar app now: we show it only once. Anyone with the address can see your training times.',
  copyAddress: 'Copy address',
  copied: 'Copied',
  addressCopied: 'Address copied.',
  copyRefused: 'Your browser blocks copying. Select the address and copy it.',
  endSubscription: 'End calendar subscription',
  ending: 'Ending...',
  ended: 'Your calendar subscription has ended.',
  loading: 'Loading your calendar subscription...',
  offline: 'You’re offline. Go online to see your calendar subscription.',
  notLoaded: 'We couldn’t load your calendar subscription. Your calendar app still works.',
});
