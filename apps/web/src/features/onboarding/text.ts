import { text as timeText } from '../../platform/time/text';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('onboarding', {
  /** The lines of the title of each step. */
  titles: { 1: ['Ten reps today.', 'One more tomorrow.'], 2: ['Pick your time'], 3: ['Ready for Day 1'] },
  welcomeTitle: 'Welcome',
  step: ({ step, total }: { step: number; total: number }) => `Step ${step} of ${total}`,
  back: 'Back',
  welcome: 'Welcome to Hundred: 100 days, three exercises, no equipment. Here’s how it works.',
  day: ({ day }: { day: number }) => `Day ${day}`,
  repsEach: 'reps each',
  repsRule: 'Every day adds one rep: Day 100 = 109 reps.',
  dayRule: 'Finish all three today to complete the day. If not, it waits for you tomorrow.',
  streakRule: ({ restDays }: { restDays: number }) =>
    `Completed days in a row make a streak. Your ${restDays} rest days protect it.`,
  getStarted: 'Get Started',
  importData: 'Import my data',
  reminderReason: 'Train at the same time every day to build a habit. You can change the time in Settings.',
  reminderTime: 'Reminder time',
  reminderHint: ({ place }: { place: string }) =>
    `${timeText.clock({ place })}. Nothing is sent until you allow it.`,
  ageGroup: 'Age group (optional)',
  ageGroupEmpty: 'Prefer not to say',
  ageGroupHint: 'For your age-group board and suitable advice.',
  continue: 'Continue',
  dayOne: 'Today: 10 push-ups, 10 sit-ups, 10 jumping jacks.',
  reminderChosen: ({ time }: { time: string }) => `Reminder at ${time}. We’ll ask permission after Day 1.`,
  tips: {
    sets: 'Split the reps into sets. Clean beats fast.',
    easier: 'Too hard? Do push-ups on your knees, or step instead of jumping. It still counts.',
    habit: 'Pair your workout with a daily habit, like your morning coffee.',
    health: 'Stop if it hurts. Unsure? Ask a doctor.',
  },
  healthNote: 'Read the health note',
  start: 'Start Day 1 Now!',
  starting: 'Starting...',
  waiting: 'No connection. Keep this page open: Day 1 starts when you’re back online.',
  notStarted: ({ reason }: { reason: string }) => `We couldn’t start Day 1. ${reason}`,
  unlockPremium: 'Unlock Premium Features',
});
