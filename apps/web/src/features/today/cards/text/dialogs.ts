import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../../ui/language/define-text';

/** Texts of what opens from a card. */
export const text = defineText('today/card-dialogs', {
  repsDone: 'Reps done',
  recorded: ({ count, reps }: { count: number; reps: string }) =>
    plural(count, { one: 'We’ll record 1 rep.', other: `We’ll record ${reps} reps.` }),
  doubts: {
    'no-number': 'That’s not a number.',
    'no-whole-number': 'Use a whole number.',
    'too-small': 'You can’t record fewer reps than your target.',
    'too-large': 'That’s too many reps.',
  },
  seeInMotion: 'Watch how it’s done',
  swapTitle: ({ name }: { name: string }) => `Swap ${name}`,
  swapScope: ({ target }: { target: string }) => `This swap is for today only. Your target stays ${target}.`,
  targetReps: ({ reps }: { reps: string }) => `${reps} reps`,
  keep: ({ name }: { name: string }) => `Keep ${name}`,
  doToday: ({ name }: { name: string }) => `Do ${name} today`,
  undoSwap: 'Undo swap',
  lockedTitle: 'Do another movement today',
  locked: 'Sore wrists or a bad knee? With Premium, you can do another movement.',
  movements: 'Movement for today',
  heldFor: ({ seconds }: { seconds: string }) => `Hold for ${seconds} seconds.`,
});
