import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

/** Texts of the sheets and questions that the frame loads later. */
export const text = defineText('layout/more', {
  logOutQuestion: {
    title: 'Log out and lose unsent progress?',
    description: ({ unsent }: { unsent: string }) =>
      `Not sent yet: ${unsent}. Stay signed in until you’re online to keep everything.`,
    confirm: 'Log out anyway',
    cancel: 'Stay signed in',
    busy: 'Logging out',
  },
  plans: { free: 'Free', trial: 'Premium trial', starter: 'Starter', lifetime: 'Lifetime' },
  yourAccount: 'Your account',
  day: ({ day }: { day: string }) => `Day ${day}`,
  teamDone: ({ done, due }: { done: string; due: string }) => `Team: ${done} of ${due} done`,
  roomOpen: 'Room open',
  standardPlan: 'Standard',
  bestDay: ({ reps }: { reps: string }) => `Best day: ${reps} reps`,
  tips: ({ count }: { count: number }) => plural(count, { one: '1 new tip', other: `${count} new tips` }),
  answers: ({ count }: { count: number }) =>
    plural(count, { one: '1 new answer', other: `${count} new answers` }),
});
