import { defineText } from '../../../ui/language/define-text';

export const text = defineText('form', {
  title: 'Movements',
  lede: 'See how to do each movement.',
  allMovements: 'All movements',
  withAlternatives: ({ exercise }: { exercise: string }) => `${exercise} and alternatives`,
  notLoaded: 'We couldn’t load the demonstration',
  loading: 'Loading the demonstration',
  lockedTitle: 'See how it’s done',
  locked: ({ movement }: { movement: string }) =>
    `Watch ${movement} step by step, with checkpoints and a common mistake.`,
  formTips: 'Form tips',

  views: {
    side: ({ movement, poses }: Figure) => `${movement}, from the side: ${poses}`,
    front: ({ movement, poses }: Figure) => `${movement}, from the front: ${poses}`,
    angle: ({ movement, poses }: Figure) => `${movement}, from the front at an angle: ${poses}`,
  },
  poseNumber: ({ number, pose }: { number: number; pose: string }) => `${number} ${pose}`,
  poseSpoken: ({ pose, text, checkpoint }: { pose: string; text: string; checkpoint: string }) =>
    `${pose}. ${text}. ${checkpoint}.`,
  stepBack: 'Previous step',
  stepForward: 'Next step',
  pause: 'Pause',
  play: 'Play',
  slow: 'Slow',
  position: 'Position in the movement',

  checkpoints: 'Checkpoints',
  place: ({ number, total }: { number: number; total: number }) => `${number} of ${total}`,
  now: ({ when }: { when: string }) => `Now: ${when}`,
  commonMistake: 'Common mistake',
  right: 'Right:',
  wrong: 'Wrong:',
});

type Figure = { movement: string; poses: string };
