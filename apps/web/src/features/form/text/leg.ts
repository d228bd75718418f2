import { defineText } from '../../../ui/language/define-text';
import type { DemonstrationText } from '../demonstration';

export const legText = defineText('form/leg', {
  jumpingJack: {
    tempo: 'About one a second, in an even rhythm.',
    poses: [
      {
        name: 'Together',
        text: 'Feet under the hips, hands at the thighs',
      },
      {
        name: 'In the air',
        text: 'A low jump, arms halfway',
      },
      {
        name: 'Apart',
        text: 'Feet wide, arms all the way up',
      },
    ],
    checkpoints: [
      {
        name: 'Back tall, belly firm',
        text: 'Feet come back under the hips.',
        when: 'feet together',
      },
      {
        name: 'Arms with the feet',
        text: 'Out and up in one rhythm.',
        when: 'while jumping',
      },
      {
        name: 'Land softly',
        text: 'On the balls of the feet, knees soft.',
        when: 'feet apart',
      },
    ],
    mistake: {
      right: 'Arms all the way up, feet wide.',
      wrong: 'The arms stop at the shoulders. Slow down and finish each one.',
    },
  },
  burpee: {
    tempo: 'Four to five seconds for each, without a rush.',
    poses: [
      {
        name: 'Stand',
        text: 'Feet under the hips',
      },
      {
        name: 'Hands down',
        text: 'Squat, hands beside each other',
      },
      {
        name: 'Hop',
        text: 'Weight on the hands, feet travel',
      },
      {
        name: 'Plank',
        text: 'One line, head to heels',
      },
      {
        name: 'Jump',
        text: 'A small one is enough',
      },
    ],
    checkpoints: [
      {
        name: 'Squat, then hands down',
        text: 'Shoulder-wide, a little ahead of the feet.',
        when: 'on the way down',
      },
      {
        name: 'Feet back to a straight plank',
        text: 'Step back if a jump is too much.',
        when: 'in the plank',
      },
      {
        name: 'Feet back under you',
        text: 'A little wider, before you stand up.',
        when: 'on the way in',
      },
      {
        name: 'Jump up, land softly',
        text: 'Knees bend as the feet touch.',
        when: 'at the end',
      },
    ],
    mistake: {
      right: 'A straight plank, belly firm.',
      wrong: 'The belly drops as the feet go back. Firm it first, or step back.',
    },
  },
  boxJump: {
    tempo: 'Jump, stand, step down. Take your time in between.',
    poses: [
      {
        name: 'Dip',
        text: 'Arms back, weight on the whole foot',
      },
      {
        name: 'Jump',
        text: 'Arms swing up, knees follow',
      },
      {
        name: 'Land',
        text: 'Quietly, in a half squat',
      },
      {
        name: 'Stand',
        text: 'Hips straight on top of the box',
      },
      {
        name: 'Step down',
        text: 'One foot after the other',
      },
    ],
    checkpoints: [
      {
        name: 'Dip and swing',
        text: 'Chest up, arms behind you.',
        when: 'before the jump',
      },
      {
        name: 'Knees up, arms ahead',
        text: 'The feet clear the edge with room.',
        when: 'in the air',
      },
      {
        name: 'Whole foot on the box',
        text: 'Land quietly, knees over the toes.',
        when: 'landing',
      },
      {
        name: 'Stand up, then step down',
        text: 'Don’t jump down.',
        when: 'at the end',
      },
    ],
    mistake: {
      right: 'The whole foot is on the box.',
      wrong: 'Only your toes are on it. Use a lower box, or step up.',
    },
  },
  squat: {
    tempo: 'Two seconds down, a short stop, one up.',
    poses: [
      {
        name: 'Stand',
        text: 'Feet shoulder-wide, toes a little out',
      },
      {
        name: 'Low',
        text: 'Thighs about level, arms ahead',
      },
    ],
    checkpoints: [
      {
        name: 'Feet shoulder-wide',
        text: 'Toes a little out.',
        when: 'standing',
      },
      {
        name: 'Sit back and down',
        text: 'As if on a chair, chest up.',
        when: 'on the way down',
      },
      {
        name: 'Knees over the toes',
        text: 'They point where the toes point.',
        when: 'at the bottom',
      },
      {
        name: 'Push through the heels',
        text: 'The whole foot stays on the floor.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Heels down, hips back.',
      wrong: 'The heels lift. Sit further back and less low.',
    },
  },
  stepJack: {
    tempo: 'About one side a second.',
    poses: [
      {
        name: 'Together',
        text: 'Feet under the hips, arms down',
      },
      {
        name: 'One side',
        text: 'Step out, arms up',
      },
      {
        name: 'Other side',
        text: 'Each side counts as one',
      },
    ],
    checkpoints: [
      {
        name: 'Back tall, knees soft',
        text: 'Weight in the middle.',
        when: 'feet together',
      },
      {
        name: 'Step out, arms up',
        text: 'The other foot stays on the floor.',
        when: 'on the way out',
      },
      {
        name: 'And back together',
        text: 'Quietly, then the other side.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'A wide step, arms above the shoulders.',
      wrong: 'A short step and low arms. Reach out fully.',
    },
  },
  march: {
    tempo: 'About one step a second, faster if you like.',
    poses: [
      {
        name: 'One knee',
        text: 'Up to the hip, or as high as you like',
      },
      {
        name: 'Both down',
        text: 'Stand tall for a moment',
      },
      {
        name: 'Other knee',
        text: 'Each knee counts as one',
      },
    ],
    checkpoints: [
      {
        name: 'Knee up',
        text: 'As high as you like.',
        when: 'at the top',
      },
      {
        name: 'Back tall',
        text: 'No leaning as the knee rises.',
        when: 'between the steps',
      },
      {
        name: 'Opposite arm swings',
        text: 'Elbows bent, shoulders loose.',
        when: 'with the other knee',
      },
    ],
    mistake: {
      right: 'Head, hips and foot in one line.',
      wrong: 'The back leans away. Stand tall and lift the knee less.',
    },
  },
} satisfies Record<string, DemonstrationText>);
