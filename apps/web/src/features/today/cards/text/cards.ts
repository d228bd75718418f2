import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { defineText } from '../../../../ui/language/define-text';

type Named = { name: string };

/** Texts of the cards that the dashboard starts with. */
export const text = defineText('today/cards', {
  reps: 'reps',
  seconds: 'sec',
  complete: 'Complete',
  completeName: ({ name, asksAgain }: Named & { asksAgain: boolean }) =>
    asksAgain ? `Tap again to complete ${name}` : `Complete ${name}`,
  tapAgain: 'Tap again',
  completed: 'Completed',
  completedAt: ({ time }: { time: string }) => `at ${time}`,
  /** In one piece, so that a line breaks before it. */
  extra: ({ reps }: { reps: string }) => `+${reps}\u00a0extra`,
  count: 'Count',
  countName: ({ name }: Named) => `Count reps of ${name}`,
  countedSoFar: ({ reps }: { reps: string }) => `(${reps} so far)`,
  extraReps: 'Extra reps',
  extraRepsName: ({ name }: Named) => `Extra reps of ${name}`,
  formTips: 'Form tips',
  formTipsName: ({ name }: Named) => `Form tips for ${name}`,
  formTipsNotLoaded: 'We couldn’t load the form tips',
  swap: 'Swap',
  swapName: ({ name, isLocked }: Named & { isLocked: boolean }) =>
    isLocked ? `Swap ${name} (locked)` : `Swap ${name}`,
  sets: ({ sets, done, target }: { sets: number; done: string; target: string }) =>
    `${sets} sets of up to 10 reps. ${done} of ${target} reps done.`,
  goOn: ({ done, target }: { done: string; target: string }) => `Continue: ${done} of ${target}`,
  goOnWith: ({ name, done, target }: Named & { done: string; target: string }) =>
    `${name}: ${done} of ${target}`,
  doFirstTen: 'Do the first 10 reps',
  startSession: 'Start session',
  unnamed: 'your exercise',
  notSaved: ({ name }: Named) => `We couldn’t save ${nameInSentence(name)}.`,
  stored: ({ name }: Named) => `Saved on this device: ${name}. It counts once you’re online.`,
  tryAgain: 'Please try again.',
});
