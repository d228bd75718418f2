import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('share', {
  shareProgress: 'Share your progress',
  shareWeek: 'Share your week',
  weekLine: ({ days }: { days: number }) => `You completed ${days} of 7 days.`,
  targets: { x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp' },
  copyLink: 'Copy link',
  copied: 'Copied',
  copyRefused: 'Your browser blocks copying. Select the text above and copy it.',
  moreWays: 'More ways to share',
  picture: 'Story picture',
  dayPicture: ({ day, grid }: { day: number; grid: string }) => `Story picture. Day ${day}. ${grid}`,
  weekPicture: ({ days, grid }: { days: number; grid: string }) =>
    `Story picture. ${days} of 7 days completed. ${grid}`,
  pictureHint: 'For an Instagram story, save this picture and add it there. A\u00a0screenshot works too.',
  pictureFailed: 'We couldn’t draw the picture. A screenshot works too.',
  drawing: 'Drawing...',
  savePicture: 'Save picture',
  sharePicture: 'Share picture',
  /** Written on the picture. */
  drawn: {
    product: 'Hundred',
    season2: 'Season 2',
    day: 'Day',
    week: 'Week',
    weekDays: ({ days }: { days: number }) => `${days}/7`,
    plan: 'Start with 10 reps, add 1 each day.',
    centuryClub: 'The Century Club',
    streak: 'day streak',
    repsThisWeek: 'reps in 7 days',
    repsSoFar: 'reps so far',
    daysToGo: ({ days }: { days: number }) => plural(days, { one: 'day to go', other: 'days to go' }),
  },
});
