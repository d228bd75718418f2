import { defineText } from '../../ui/language/define-text';

/** The question after a day, and why a device gets nothing. The settings have their own texts in `panel`. */
export const text = defineText('notifications', {
  question: 'Want a daily reminder?',
  questionAt: ({ time }: { time: string }) => `Want a reminder at ${time}?`,
  questionHint: 'One a day, only if you haven’t finished. Your browser will ask.',
  remindMe: 'Remind me',
  oneMoment: 'One moment...',
  notNow: 'Not now',
  remindersOn: 'Reminders are on.',
  seeYouAt: ({ time }: { time: string }) => `See you at ${time}.`,
  notInitialized: 'Push notifications not initialized',
  pushFailed: 'We couldn’t turn reminders on. Try again.',
  unanswered: 'You closed your browser’s question. Try again, then allow notifications.',
});
