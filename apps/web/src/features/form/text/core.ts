import { defineText } from '../../../ui/language/define-text';
import type { DemonstrationText } from '../demonstration';

export const coreText = defineText('form/core', {
  situp: {
    tempo: 'A second and a half up, two down.',
    poses: [
      {
        name: 'Lying',
        text: 'Knees bent, arms across the chest',
      },
      {
        name: 'Curl',
        text: 'Head and shoulders leave first',
      },
      {
        name: 'Up',
        text: 'Chest close to the thighs',
      },
    ],
    checkpoints: [
      {
        name: 'Feet flat, knees bent',
        text: 'Heels about two hands from your hips.',
        when: 'lying',
      },
      {
        name: 'One vertebra at a time',
        text: 'The shoulders leave the floor before the lower back.',
        when: 'on the way up',
      },
      {
        name: 'Breathe out as you come up',
        text: 'The belly lifts you, not a swing.',
        when: 'near the top',
      },
      {
        name: 'Lower slowly',
        text: 'Lower back first, head last.',
        when: 'on the way down',
      },
    ],
    mistake: {
      right: 'The back curls, the feet stay down.',
      wrong: 'A stiff back swings you up. Curl, or do crunches.',
    },
  },
  vUp: {
    tempo: 'One second up, two down.',
    poses: [
      {
        name: 'Long',
        text: 'Stretched out from hands to heels',
      },
      {
        name: 'Rising',
        text: 'Arms and legs come up together',
      },
      {
        name: 'V',
        text: 'Balance on your hips, hands to the shins',
      },
    ],
    checkpoints: [
      {
        name: 'Lower back to the floor',
        text: 'Ribs down, before anything lifts.',
        when: 'lying long',
      },
      {
        name: 'Arms and legs together',
        text: 'Legs straight, or a little bent.',
        when: 'on the way up',
      },
      {
        name: 'Hands to the shins',
        text: 'Chest open, neck long.',
        when: 'at the top',
      },
      {
        name: 'Down as one',
        text: 'Slowly, until you are long again.',
        when: 'on the way down',
      },
    ],
    mistake: {
      right: 'Chest and legs meet halfway.',
      wrong: 'The chest stays low, the neck pulls. Bend the knees and lift both.',
    },
  },
  russianTwist: {
    tempo: 'About a second to each side.',
    poses: [
      {
        name: 'Middle',
        text: 'Sit tall, lean back a little',
      },
      {
        name: 'One side',
        text: 'Ribs, shoulders and eyes turn',
      },
      {
        name: 'Other side',
        text: 'Each side counts as one',
      },
    ],
    checkpoints: [
      {
        name: 'Sit tall, lean back',
        text: 'Back straight, chest open.',
        when: 'in the middle',
      },
      {
        name: 'Turn from the ribs',
        text: 'Shoulders and eyes go with the hands.',
        when: 'while turning',
      },
      {
        name: 'Hands beside the hip',
        text: 'Near the floor, without dropping.',
        when: 'at each side',
      },
      {
        name: 'Knees stay still',
        text: 'Put your heels down if your back rounds.',
        when: 'coming back',
      },
    ],
    mistake: {
      right: 'A straight back, shoulders turned.',
      wrong: 'The back rounds and only the arms move. Put the heels down and sit up.',
    },
  },
  crunch: {
    tempo: 'One second up, a short stop, one second down.',
    poses: [
      {
        name: 'Lying',
        text: 'Knees bent, fingertips at the ears',
      },
      {
        name: 'Up',
        text: 'Only the shoulder blades lift',
      },
    ],
    checkpoints: [
      {
        name: 'Lower back on the floor',
        text: 'It stays there all the time.',
        when: 'lying',
      },
      {
        name: 'Lift the shoulder blades',
        text: 'Breathe out, ribs toward the hips.',
        when: 'on the way up',
      },
      {
        name: 'A fist under the chin',
        text: 'Hands light, elbows wide.',
        when: 'at the top',
      },
      {
        name: 'Lower slowly',
        text: 'Don’t rest long on the floor.',
        when: 'on the way down',
      },
    ],
    mistake: {
      right: 'The neck stays long, the ribs do the work.',
      wrong: 'The hands pull the head. Look at the ceiling and lift from the ribs.',
    },
  },
  deadBug: {
    tempo: 'A second and a half out, one back, then the other side.',
    poses: [
      {
        name: 'Ready',
        text: 'Arms up, knees above the hips',
      },
      {
        name: 'One side',
        text: 'Arm and opposite leg reach out',
      },
      {
        name: 'Other side',
        text: 'The other two, just as slowly',
      },
    ],
    checkpoints: [
      {
        name: 'Knees above the hips',
        text: 'Shins level, arms straight up.',
        when: 'at the start',
      },
      {
        name: 'Opposite arm and leg',
        text: 'They lower together, slowly.',
        when: 'on the way out',
      },
      {
        name: 'Lower back on the floor',
        text: 'If it lifts, lower less far.',
        when: 'stretched out',
      },
      {
        name: 'Back, then change',
        text: 'Each side counts as one.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'The lower back stays down.',
      wrong: 'The lower back lifts. Lower arm and leg less far.',
    },
  },
  plank: {
    tempo: 'Lift, hold and breathe. Two seconds held count as one rep.',
    poses: [
      {
        name: 'Set up',
        text: 'On forearms and knees',
      },
      {
        name: 'Hold',
        text: 'Knees off, one line',
      },
    ],
    checkpoints: [
      {
        name: 'Elbows below the shoulders',
        text: 'Forearms flat, pointing ahead.',
        when: 'setting up',
      },
      {
        name: 'Knees off, belly firm',
        text: 'Glutes and thighs firm too.',
        when: 'lifting',
      },
      {
        name: 'One line, heels to head',
        text: 'Breathe, look at the floor.',
        when: 'while holding',
      },
      {
        name: 'Down before you sag',
        text: 'Put your knees down, rest, go on.',
        when: 'at the end',
      },
    ],
    mistake: {
      right: 'One line. The hips stay level with the ribs.',
      wrong: 'The hips sag. Put your knees down before that.',
    },
  },
} satisfies Record<string, DemonstrationText>);
