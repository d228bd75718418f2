import type { Demonstration } from './demonstration';

export const coreDemonstrations = {
  situp: {
    tempo: 'A second and a half up, two down.',
    poses: [
      { name: 'Lying', text: 'Knees bent, arms across the chest' },
      { name: 'Curl', text: 'Head and shoulders leave first' },
      { name: 'Up', text: 'Chest close to the thighs' },
    ],
    checkpoints: [
      {
        name: 'Feet flat, knees bent',
        text: 'Heels about two hands from your seat.',
        when: 'lying',
        phases: [0],
        joint: 'ankle',
      },
      {
        name: 'One vertebra at a time',
        text: 'The shoulders leave the floor before the lower back.',
        when: 'on the way up',
        phases: [1],
        joint: 'neck',
      },
      {
        name: 'Breathe out as you come up',
        text: 'The belly lifts you, not a swing.',
        when: 'near the top',
        phases: [3, 4],
        joint: 'waist',
      },
      {
        name: 'Lower slowly',
        text: 'Lower back first, head last.',
        when: 'on the way down',
        phases: [5, 7],
        joint: 'head',
      },
    ],
    mistake: {
      right: 'The back curls, the feet stay down.',
      wrong: 'A stiff back and feet in the air: that is swing. Curl, or take crunches.',
    },
  },
  vUp: {
    tempo: 'A good second up, two down.',
    poses: [
      { name: 'Long', text: 'Stretched out from hands to heels' },
      { name: 'Rising', text: 'Arms and legs come up together' },
      { name: 'V', text: 'Balanced on the seat, hands to the shins' },
    ],
    checkpoints: [
      {
        name: 'Lower back to the floor',
        text: 'Ribs down, before anything lifts.',
        when: 'lying long',
        phases: [0],
        joint: 'waist',
      },
      {
        name: 'Arms and legs together',
        text: 'Legs straight, or a little bent.',
        when: 'on the way up',
        phases: [1, 3],
        joint: 'knee',
      },
      {
        name: 'Hands to the shins',
        text: 'Chest open, neck long.',
        when: 'at the top',
        phases: [4],
        joint: 'hand',
      },
      {
        name: 'Down as one',
        text: 'Slowly, until you are long again.',
        when: 'on the way down',
        phases: [5, 7],
        joint: 'ankle',
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
      { name: 'Middle', text: 'Sit tall, lean back a little' },
      { name: 'One side', text: 'Ribs, shoulders and eyes turn' },
      { name: 'Other side', text: 'Each side counts as one' },
    ],
    checkpoints: [
      {
        name: 'Sit tall, lean back',
        text: 'Back straight, chest open.',
        when: 'in the middle',
        phases: [0],
        joint: 'neck',
      },
      {
        name: 'Turn from the ribs',
        text: 'Shoulders and eyes go with the hands.',
        when: 'while turning',
        phases: [1, 3, 5],
        joint: 'shoulder',
      },
      {
        name: 'Hands beside the hip',
        text: 'Near the floor, without dropping.',
        when: 'at each side',
        phases: [2, 6],
        joint: 'hand',
      },
      {
        name: 'Knees stay still',
        text: 'Heels down when the back begins to round.',
        when: 'coming back',
        phases: [7],
        joint: 'knee',
      },
    ],
    mistake: {
      right: 'A straight back, shoulders turned.',
      wrong: 'The back rounds and only the arms move. Put the heels down and sit up.',
    },
  },
  crunch: {
    tempo: 'One second up, a short stop, a good second down.',
    poses: [
      { name: 'Lying', text: 'Knees bent, fingertips at the ears' },
      { name: 'Up', text: 'Only the shoulder blades lift' },
    ],
    checkpoints: [
      {
        name: 'Lower back on the floor',
        text: 'It stays there all the time.',
        when: 'lying',
        phases: [0],
        joint: 'waist',
      },
      {
        name: 'Lift the shoulder blades',
        text: 'Breathe out, ribs towards the hips.',
        when: 'on the way up',
        phases: [1],
        joint: 'neck',
      },
      {
        name: 'A fist under the chin',
        text: 'Hands light, elbows wide.',
        when: 'at the top',
        phases: [2],
        joint: 'head',
      },
      {
        name: 'Lower slowly',
        text: 'Do not rest long on the floor.',
        when: 'on the way down',
        phases: [3],
        joint: 'elbow',
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
      { name: 'Ready', text: 'Arms up, knees above the hips' },
      { name: 'One side', text: 'Arm and opposite leg reach out' },
      { name: 'Other side', text: 'The other two, just as slowly' },
    ],
    checkpoints: [
      {
        name: 'Knees above the hips',
        text: 'Shins level, arms straight up.',
        when: 'at the start',
        phases: [0, 4],
        joint: 'knee',
      },
      {
        name: 'Opposite arm and leg',
        text: 'They lower together, slowly.',
        when: 'on the way out',
        phases: [1, 5],
        joint: 'hand',
      },
      {
        name: 'Lower back on the floor',
        text: 'Where it lifts, do not lower so far.',
        when: 'stretched out',
        phases: [2, 6],
        joint: 'waist',
      },
      {
        name: 'Back, then change',
        text: 'Each side counts as one.',
        when: 'on the way back',
        phases: [3, 7],
        joint: 'far knee',
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
      { name: 'Set up', text: 'On forearms and knees' },
      { name: 'Hold', text: 'Knees off, one line' },
    ],
    checkpoints: [
      {
        name: 'Elbows below the shoulders',
        text: 'Forearms flat, pointing ahead.',
        when: 'setting up',
        phases: [0],
        joint: 'elbow',
      },
      {
        name: 'Knees off, belly firm',
        text: 'Seat and thighs firm too.',
        when: 'lifting',
        phases: [1],
        joint: 'knee',
      },
      {
        name: 'One line, heels to head',
        text: 'Breathe, look at the floor.',
        when: 'while holding',
        phases: [2],
        joint: 'hip',
      },
      {
        name: 'Down before you sag',
        text: 'Put the knees down, rest, go on.',
        when: 'at the end',
        phases: [3],
        joint: 'waist',
      },
    ],
    mistake: {
      right: 'One line. The hips stay level with the ribs.',
      wrong: 'The hips sag. Put the knees down before that.',
    },
  },
} as const satisfies Record<string, Demonstration>;
