import type { Demonstration } from './demonstration';

export const legDemonstrations = {
  jumpingJack: {
    tempo: 'About one a second, in an even rhythm.',
    poses: [
      { name: 'Together', text: 'Feet under the hips, hands at the thighs' },
      { name: 'In the air', text: 'A low jump, arms half way' },
      { name: 'Apart', text: 'Feet wide, arms all the way up' },
    ],
    checkpoints: [
      {
        name: 'Back tall, belly firm',
        text: 'Feet come back under the hips.',
        when: 'feet together',
        phases: [7, 0],
        joint: 'waist',
      },
      {
        name: 'Arms with the feet',
        text: 'Out and up in one rhythm.',
        when: 'while jumping',
        phases: [1, 3],
        joint: 'hand',
      },
      {
        name: 'Land softly',
        text: 'On the balls of the feet, knees soft.',
        when: 'feet apart',
        phases: [4, 5],
        joint: 'ankle',
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
      { name: 'Stand', text: 'Feet under the hips' },
      { name: 'Hands down', text: 'Squat, hands beside each other' },
      { name: 'Hop', text: 'Weight on the hands, feet travel' },
      { name: 'Plank', text: 'One line, head to heels' },
      { name: 'Jump', text: 'A small one is enough' },
    ],
    checkpoints: [
      {
        name: 'Squat, then hands down',
        text: 'Shoulder-wide, a little ahead of the feet.',
        when: 'on the way down',
        phases: [1, 2],
        joint: 'hand',
      },
      {
        name: 'Feet back to a straight plank',
        text: 'Step back where a jump is too much.',
        when: 'in the plank',
        phases: [3, 5, 6],
        joint: 'hip',
      },
      {
        name: 'Feet back under you',
        text: 'A little wider, before you stand up.',
        when: 'on the way in',
        phases: [7, 9, 10],
        joint: 'ankle',
      },
      {
        name: 'Jump up, land softly',
        text: 'Knees bend as the feet touch.',
        when: 'at the end',
        phases: [11, 12, 13, 0],
        joint: 'knee',
      },
    ],
    mistake: {
      right: 'A straight plank, belly firm.',
      wrong: 'The belly drops as the feet go back. Firm it first, or step back.',
    },
  },
  boxJump: {
    tempo: 'Jump, stand, step down. Take your time between them.',
    poses: [
      { name: 'Dip', text: 'Arms back, weight on the whole foot' },
      { name: 'Jump', text: 'Arms swing up, knees follow' },
      { name: 'Land', text: 'Quietly, in a half squat' },
      { name: 'Stand', text: 'Hips straight on top of the box' },
      { name: 'Step down', text: 'One foot after the other' },
    ],
    checkpoints: [
      {
        name: 'Dip and swing',
        text: 'Chest up, arms behind you.',
        when: 'before the jump',
        phases: [0],
        joint: 'hand',
      },
      {
        name: 'Knees up, arms ahead',
        text: 'The feet clear the edge with room.',
        when: 'in the air',
        phases: [1, 2, 3],
        joint: 'knee',
      },
      {
        name: 'Whole foot on the box',
        text: 'Land quietly, knees over the toes.',
        when: 'landing',
        phases: [4, 5],
        joint: 'ankle',
      },
      {
        name: 'Stand up, then step down',
        text: 'Do not jump down.',
        when: 'at the end',
        phases: [6, 7, 8, 9],
        joint: 'hip',
      },
    ],
    mistake: {
      right: 'The whole foot is on the box.',
      wrong: 'Only the toes are on it. Take a lower box, or step up.',
    },
  },
  squat: {
    tempo: 'Two seconds down, a short stop, one up.',
    poses: [
      { name: 'Stand', text: 'Feet shoulder-wide, toes a little out' },
      { name: 'Low', text: 'Thighs about level, arms ahead' },
    ],
    checkpoints: [
      {
        name: 'Feet shoulder-wide',
        text: 'Toes a little out.',
        when: 'standing',
        phases: [0],
        joint: 'toe',
      },
      {
        name: 'Sit back and down',
        text: 'As if on a chair, chest up.',
        when: 'on the way down',
        phases: [1],
        joint: 'hip',
      },
      {
        name: 'Knees over the toes',
        text: 'They point where the toes point.',
        when: 'at the bottom',
        phases: [2],
        joint: 'knee',
      },
      {
        name: 'Push through the heels',
        text: 'The whole foot stays on the floor.',
        when: 'on the way up',
        phases: [3],
        joint: 'ankle',
      },
    ],
    mistake: {
      right: 'Heels down, hips back.',
      wrong: 'The heels lift and the knees run ahead. Sit further back, less low.',
    },
  },
  stepJack: {
    tempo: 'About one side a second.',
    poses: [
      { name: 'Together', text: 'Feet under the hips, arms down' },
      { name: 'One side', text: 'Step out, arms up' },
      { name: 'Other side', text: 'Each side counts as one' },
    ],
    checkpoints: [
      {
        name: 'Back tall, knees soft',
        text: 'Weight in the middle.',
        when: 'feet together',
        phases: [0, 4],
        joint: 'waist',
      },
      {
        name: 'Step out, arms up',
        text: 'The other foot stays on the floor.',
        when: 'on the way out',
        phases: [1, 2, 5, 6],
        joint: 'hand',
      },
      {
        name: 'And back together',
        text: 'Quietly, then the other side.',
        when: 'on the way back',
        phases: [3, 7],
        joint: 'ankle',
      },
    ],
    mistake: {
      right: 'A wide step, arms above the shoulders.',
      wrong: 'A short step and low arms. Reach: that is the work.',
    },
  },
  march: {
    tempo: 'About two steps in two seconds, faster as you like.',
    poses: [
      { name: 'One knee', text: 'Up to the hip, or as is comfortable' },
      { name: 'Both down', text: 'Stand tall for a moment' },
      { name: 'Other knee', text: 'Each knee counts as one' },
    ],
    checkpoints: [
      {
        name: 'Knee up',
        text: 'As high as is comfortable.',
        when: 'at the top',
        phases: [7, 0],
        joint: 'knee',
      },
      {
        name: 'Back tall',
        text: 'No leaning as the knee rises.',
        when: 'between the steps',
        phases: [1, 5],
        joint: 'waist',
      },
      {
        name: 'Opposite arm swings',
        text: 'Elbows bent, shoulders loose.',
        when: 'with the other knee',
        phases: [3, 4],
        joint: 'hand',
      },
    ],
    mistake: {
      right: 'Head, hips and foot in one line.',
      wrong: 'The back leans away. Stand tall, lift the knee less high.',
    },
  },
} as const satisfies Record<string, Demonstration>;
