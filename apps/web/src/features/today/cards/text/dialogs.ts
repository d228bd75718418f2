import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../../ui/language/define-text';

/** Texts of what opens from a card. */
export const text = defineText('today/card-dialogs', {
  repsDone: 'Reps done',
  recorded: ({ count, reps }: { count: number; reps: string }) =>
    plural(count, { one: '1 rep will be recorded.', other: `${reps} reps will be recorded.` }),
  doubts: {
    'no-number': 'No number:',
    'no-whole-number': 'Whole reps only:',
    'too-small': 'Below the target:',
    'too-large': 'Too many:',
  },
  seeInMotion: 'See it in motion',
  swapTitle: ({ name }: { name: string }) => `Swap ${name}`,
  swapScope: ({ target }: { target: string }) => `Only for today. The target stays: ${target}.`,
  targetReps: ({ reps }: { reps: string }) => `${reps} reps`,
  keep: ({ name }: { name: string }) => `Keep ${name}`,
  doToday: ({ name }: { name: string }) => `Do ${name} today`,
  undoSwap: 'Undo the swap',
  lockedTitle: 'Another movement for today',
  locked: 'Sore wrists or a bad knee? With Premium, five other movements count too.',
  seePlans: 'See plans',
  movements: 'Movement for today',
  heldFor: ({ seconds }: { seconds: string }) => `Hold it for ${seconds} seconds.`,
});
