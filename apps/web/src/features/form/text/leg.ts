import { defineText } from '../../../ui/language/define-text';
import type { DemonstrationText } from '../demonstration';

export const legText = defineText('form/leg', {
  jumpingJack: {
    tempo: 'Do about one jump per second, in a steady rhythm.',
    poses: [
      { name: 'Together', text: 'Feet under your hips, hands at your thighs' },
      { name: 'In the air', text: 'Jump low, arms halfway' },
      { name: 'Apart', text: 'Feet wide, arms all the way up' },
    ],
    checkpoints: [
      {
        name: 'Back straight, belly tight',
        text: 'Bring your feet back under your hips.',
        when: 'feet together',
      },
      {
        name: 'Arms and feet at the same time',
        text: 'Feet go out while your arms go up.',
        when: 'while jumping',
      },
      {
        name: 'Land softly',
        text: 'Land on the front of your feet, knees slightly bent.',
        when: 'feet apart',
      },
    ],
    mistake: {
      right: 'Your arms go all the way up. Your feet are wide.',
      wrong: 'Your arms stop at your shoulders. Slow down and raise them all the way.',
    },
  },
  burpee: {
    tempo: 'Take four to five seconds for each rep. Don’t rush.',
    poses: [
      { name: 'Stand', text: 'Feet under your hips' },
      { name: 'Hands down', text: 'Squat and put both hands down' },
      { name: 'Hop', text: 'Lean on your hands, jump your feet back' },
      { name: 'Plank', text: 'Body straight from head to heels' },
      { name: 'Jump', text: 'A small jump is enough' },
    ],
    checkpoints: [
      {
        name: 'Squat, then hands down',
        text: 'Place them shoulder-wide, a little ahead of your feet.',
        when: 'on the way down',
      },
      {
        name: 'Jump back to a straight plank',
        text: 'Step back if a jump is too hard.',
        when: 'in the plank',
      },
      {
        name: 'Jump your feet forward',
        text: 'Land with your feet a little wider than your hips.',
        when: 'before you stand up',
      },
      {
        name: 'Jump up, land softly',
        text: 'Bend your knees as you land.',
        when: 'at the end',
      },
    ],
    mistake: {
      right: 'Your plank is straight and your belly is tight.',
      wrong: 'Your belly drops. Tighten it before you jump back, or step your feet back.',
    },
  },
  boxJump: {
    tempo: 'Jump, stand, step down. Take your time.',
    poses: [
      { name: 'Dip', text: 'Arms back, feet flat' },
      { name: 'Jump', text: 'Swing your arms up, lift your knees' },
      { name: 'Land', text: 'Land quietly in a half squat' },
      { name: 'Stand', text: 'Stand up straight on the box' },
      { name: 'Step down', text: 'One foot after the other' },
    ],
    checkpoints: [
      {
        name: 'Dip and swing',
        text: 'Keep your chest up and your arms behind you.',
        when: 'before the jump',
      },
      {
        name: 'Knees up, arms ahead',
        text: 'Lift your feet well above the edge.',
        when: 'in the air',
      },
      {
        name: 'Whole foot on the box',
        text: 'Land quietly, knees over your toes.',
        when: 'landing',
      },
      {
        name: 'Stand up, then step down',
        text: 'Don’t jump down.',
        when: 'at the end',
      },
    ],
    mistake: {
      right: 'Your whole foot is on the box.',
      wrong: 'Only your toes are on the box. Use a lower box, or step up.',
    },
  },
  squat: {
    tempo: 'Go down for two seconds, stop briefly, come up in one.',
    poses: [
      { name: 'Stand', text: 'Feet shoulder-wide, toes a little out' },
      { name: 'Low', text: 'Thighs about level, arms ahead' },
    ],
    checkpoints: [
      {
        name: 'Feet shoulder-wide',
        text: 'Turn your toes out a little.',
        when: 'standing',
      },
      {
        name: 'Sit back and down',
        text: 'Move as if you sit down on a chair. Keep your chest up.',
        when: 'on the way down',
      },
      {
        name: 'Knees over your toes',
        text: 'Point your knees where your toes point.',
        when: 'at the bottom',
      },
      {
        name: 'Push with your heels',
        text: 'Keep your whole foot on the floor.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Your heels are down and your hips go back.',
      wrong: 'Your heels lift. Sit further back and don’t go as low.',
    },
  },
  stepJack: {
    tempo: 'Take about a second for each side.',
    poses: [
      { name: 'Together', text: 'Feet under your hips, arms down' },
      { name: 'One side', text: 'Step out, arms up' },
      { name: 'Other side', text: 'Each side counts as one rep' },
    ],
    checkpoints: [
      {
        name: 'Back straight, knees slightly bent',
        text: 'Keep your weight in the middle.',
        when: 'feet together',
      },
      {
        name: 'Step out, arms up',
        text: 'Keep the other foot on the floor.',
        when: 'while you step out',
      },
      {
        name: 'Bring your feet together',
        text: 'Step quietly. Then do the other side.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'Your step is wide. Your arms are above your shoulders.',
      wrong: 'Your step is short and your arms are low. Reach out fully.',
    },
  },
  march: {
    tempo: 'Do about one step per second, or faster.',
    poses: [
      { name: 'One knee', text: 'Lift it to your hip, or as high as you like' },
      { name: 'Both down', text: 'Stand straight for a moment' },
      { name: 'Other knee', text: 'Each knee counts as one rep' },
    ],
    checkpoints: [
      {
        name: 'Knee up',
        text: 'Lift it as high as you like.',
        when: 'at the top',
      },
      {
        name: 'Back straight',
        text: 'Don’t lean when you lift your knee.',
        when: 'between the steps',
      },
      {
        name: 'Swing the opposite arm',
        text: 'Bend your elbows. Keep your shoulders loose.',
        when: 'as each knee lifts',
      },
    ],
    mistake: {
      right: 'Your body is straight from head to foot.',
      wrong: 'You lean back. Stand straight and lift your knee less.',
    },
  },
} satisfies Record<string, DemonstrationText>);
