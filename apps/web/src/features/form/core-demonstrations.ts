import type { Demonstration } from './demonstration';

export const coreDemonstrations = {
  situp: {
    tempo: 'A second and a half up, two down.',
    poses: [
      { name: 'Lying', words: 'Knees bent, arms across the chest' },
      { name: 'Curl', words: 'Head and shoulders leave first' },
      { name: 'Up', words: 'Chest close to the thighs' },
    ],
    checkpoints: [
      {
        name: 'Feet flat, knees bent',
        words: 'Heels about two hands from your seat.',
        when: 'lying',
        phases: [0],
        joint: 'ankle',
      },
      {
        name: 'One vertebra at a time',
        words: 'The shoulders leave the floor before the lower back.',
        when: 'on the way up',
        phases: [1],
        joint: 'neck',
      },
      {
        name: 'Breathe out as you come up',
        words: 'The belly lifts you, not a swing.',
        when: 'near the top',
        phases: [3, 4],
        joint: 'waist',
      },
      {
        name: 'Lower slowly',
        words: 'Lower back first, head last.',
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
      { name: 'Long', words: 'Stretched out from hands to heels' },
      { name: 'Rising', words: 'Arms and legs come up together' },
      { name: 'V', words: 'Balanced on the seat, hands to the shins' },
    ],
    checkpoints: [
      {
        name: 'Lower back to the floor',
        words: 'Ribs down, before anything lifts.',
        when: 'lying long',
        phases: [0],
        joint: 'waist',
      },
      {
        name: 'Arms and legs together',
        words: 'Legs straight, or a little bent.',
        when: 'on the way up',
        phases: [1, 3],
        joint: 'knee',
      },
      {
        name: 'Hands to the shins',
        words: 'Chest open, neck long.',
        when: 'at the top',
        phases: [4],
        joint: 'hand',
      },
      {
        name: 'Down as one',
        words: 'Slowly, until you are long again.',
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
      { name: 'Middle', words: 'Sit tall, lean back a little' },
      { name: 'One side', words: 'Ribs, shoulders and eyes turn' },
      { name: 'Other side', words: 'Each side counts as one' },
    ],
    checkpoints: [
      {
        name: 'Sit tall, lean back',
        words: 'Back straight, chest open.',
        when: 'in the middle',
        phases: [0],
        joint: 'neck',
      },
      {
        name: 'Turn from the ribs',
        words: 'Shoulders and eyes go with the hands.',
        when: 'while turning',
        phases: [1, 3, 5],
        joint: 'shoulder',
      },
      {
        name: 'Hands beside the hip',
        words: 'Near the floor, without dropping.',
        when: 'at each side',
        phases: [2, 6],
        joint: 'hand',
      },
      {
        name: 'Knees stay still',
        words: 'Heels down when the back begins to round.',
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
      { name: 'Lying', words: 'Knees bent, fingertips at the ears' },
      { name: 'Up', words: 'Only the shoulder blades lift' },
    ],
    checkpoints: [
      {
        name: 'Lower back on the floor',
        words: 'It stays there all the time.',
        when: 'lying',
        phases: [0],
        joint: 'waist',
      },
      {
        name: 'Lift the shoulder blades',
        words: 'Breathe out, ribs towards the hips.',
        when: 'on the way up',
        phases: [1],
        joint: 'neck',
      },
      {
        name: 'A fist under the chin',
        words: 'Hands light, elbows wide.',
        when: 'at the top',
        phases: [2],
        joint: 'head',
      },
      {
        name: 'Lower slowly',
        words: 'Do not rest long on the floor.',
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
      { name: 'Ready', words: 'Arms up, knees above the hips' },
      { name: 'One side', words: 'Arm and opposite leg reach out' },
      { name: 'Other side', words: 'The other two, just as slowly' },
    ],
    checkpoints: [
      {
        name: 'Knees above the hips',
        words: 'Shins level, arms straight up.',
        when: 'at the start',
        phases: [0, 4],
        joint: 'knee',
      },
      {
        name: 'Opposite arm and leg',
        words: 'They lower together, slowly.',
        when: 'on the way out',
        phases: [1, 5],
        joint: 'hand',
      },
      {
        name: 'Lower back on the floor',
        words: 'Where it lifts, do not lower so far.',
        when: 'stretched out',
        phases: [2, 6],
        joint: 'waist',
      },
      {
        name: 'Back, then change',
        words: 'Each side counts as one.',
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
      { name: 'Set up', words: 'On forearms and knees' },
      { name: 'Hold', words: 'Knees off, one line' },
    ],
    checkpoints: [
      {
        name: 'Elbows below the shoulders',
        words: 'Forearms flat, pointing ahead.',
        when: 'setting up',
        phases: [0],
        joint: 'elbow',
      },
      {
        name: 'Knees off, belly firm',
        words: 'Seat and thighs firm too.',
        when: 'lifting',
        phases: [1],
        joint: 'knee',
      },
      {
        name: 'One line, heels to head',
        words: 'Breathe, look at the floor.',
        when: 'while holding',
        phases: [2],
        joint: 'hip',
      },
      {
        name: 'Down before you sag',
        words: 'Put the knees down, rest, go on.',
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
