import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('coach', {
  title: 'Coach',
  lede: 'Your device makes these tips from your workouts.',
  tabs: { tips: 'Tips', programs: 'Programs', nutrition: 'Nutrition' },
  lockedTitle: 'Get personal tips',
  locked: 'Each tip has a reason and one thing to do.',
  partOfLifetime: 'Comes with Lifetime.',
  example: 'Example',
  loading: 'Loading',
  tipsNotLoaded: 'We couldn’t load your tips',
  pageNotLoaded: ({ page }: { page: string }) => `We couldn’t load ${page}`,
  startFirst: 'Start the challenge first',
  startFirstReason: 'Your tips come from your workouts.',
  noteTitle: 'Before you start',
  noteTips: 'These tips know only your numbers. Stop if it hurts. Unsure? Ask a doctor.',
  noteRead: 'I have read this',
  tipPartsTitle: 'Each tip has',
  tipParts: {
    figures: { title: 'Your numbers', text: 'What changed in your last workouts.' },
    reason: { title: 'A reason', text: 'Why you see this tip today.' },
    action: { title: 'One thing to do', text: 'Try it, or hide tips like it.' },
  },
  tipOfDay: 'Tip of the day',
  why: 'Why am I seeing this?',
  notForMe: 'Hide tips like this',
  silenced: ({ count, total }: { count: number; total: string }) =>
    plural(count, {
      one: 'You hid one kind of tip.',
      other: `You hid ${total} kinds of tips.`,
    }),
  showAll: 'Show all tips again',
  nothingToday: 'No tips today. Check again tomorrow.',
  firstTips: ({ count, days }: { count: number; days: string }) =>
    plural(count, {
      one: 'Your personal tips start tomorrow.',
      other: `Your personal tips start in ${days} days.`,
    }),
  triedTitle: 'What you tried',
  /** The action of each tip in the past tense. */
  tried: {
    costsMore: 'Looked at taking a rest day',
    afterGap: 'Looked at a smaller plan',
    weakWeekday: 'Looked at taking a day off',
    lateEvenings: 'Looked at your reminder',
    missesAfterLate: 'Looked at your reminder',
    fasterAndHarder: 'Watched a slow push-up',
    hipFlexors: 'Looked for another movement',
    longerDays: 'Looked at the forecast',
    oneSidedExtras: 'Looked at more reps for another exercise',
    milestoneNear: 'Looked at the forecast',
    nearLongest: 'Went for your longest streak',
    bestMonth: 'Looked at your details in Statistics',
    lastDays: 'Looked at the statistics',
    usualTime: 'Looked at your reminder',
    daysDone: 'Looked at the calendar',
    form: 'Watched how a movement is done',
  },
  triedToday: 'Check here tomorrow to see how it goes.',
  triedSince: ({ done, due }: { done: number; due: number }) =>
    plural(due, {
      one: `You finished ${formatNumber(done)} of 1 day since then.`,
      other: `You finished ${formatNumber(done)} of ${formatNumber(due)} days since then.`,
    }),
  ask: {
    title: 'Ask the coach',
    left: ({ left, total }: { left: string; total: string }) =>
      `Questions left: ${left}. You can ask ${total} in 24 hours.`,
    privacy:
      'We send your question and your numbers to an AI model. We don’t send your name, email or age group. We store nothing.',
    noAdvice: 'The coach gives no medical advice.',
    agree: 'Agree and continue',
    question: 'Your question',
    length: ({ length, longest }: { length: string; longest: string }) =>
      `${length} of ${longest} characters`,
    send: 'Ask',
    sending: 'Asking...',
    brokeOff: 'The answer stopped here. Ask again.',
    unreachable: 'We couldn’t reach the coach. Your tips are still here.',
  },
});
