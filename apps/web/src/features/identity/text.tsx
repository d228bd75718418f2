import type { ReactNode } from 'react';
import { defineText } from '../../ui/language/define-text';

export const text = defineText('identity', {
  pageTitle: 'Sign in',
  /** The lines of the title. */
  title: ['Transform', 'Your Body', 'in 100 Days'],
  lede: 'Start with 10 reps, add 1 each day.',
  signIn: 'Sign in or create account',
  completing: 'Completing sign in...',
  /** Without a period, because it would move when the font arrives. */
  acceptance: ({ terms, privacy }: { terms: ReactNode; privacy: ReactNode }) => (
    <>
      By continuing, you accept the {terms} <span className="whitespace-nowrap">and {privacy}</span>
    </>
  ),
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  grid: 'A grid with one cell per day. The filled cells form the number 100.',
  firstDay: 'Day 1: 10 reps',
  lastDay: 'Day 100: 109 reps',
  exercisesTitle: 'Three exercises',
  exercises: 'Push-ups, sit-ups and jumping jacks. No equipment, no gym.',
  stepTitle: 'One more rep each day',
  step: 'One small step every day, for a hundred days.',
  restTitle: 'Rest days included',
  rest: ({ restDays }: { restDays: number }) =>
    `${restDays} rest days protect your streak when life gets busy.`,
  proofTitle: 'Proof you did it',
  proof: 'Fill the grid, earn badges, climb the leaderboard.',
  signedOut: ({ unsent }: { unsent: string }) =>
    `You were signed out. Sign in to save ${unsent} from this device.`,
  discardInstead: 'Discard unsent progress',
  discardTitle: 'Discard unsent progress?',
  discardWarning: ({ unsent }: { unsent: string }) => `Not sent yet: ${unsent}. You can’t get this back.`,
  discard: 'Discard',
  discarding: 'Discarding...',
});
