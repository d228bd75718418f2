import type { Demonstration } from './demonstration';

export const pushDemonstrations = {
  pushup: {
    tempo: 'Two seconds down, one at the bottom, one up.',
    poses: [
      { name: 'Top', text: 'Arms straight, one long line' },
      { name: 'Halfway', text: 'Two seconds on the way down' },
      { name: 'Bottom', text: 'Hold for one second' },
    ],
    checkpoints: [
      {
        name: 'Hands under the shoulders',
        text: 'A little wider, fingers forward.',
        when: 'at the top',
        phases: [0],
        joint: 'hand',
      },
      {
        name: 'Elbows about 45°',
        text: 'They point back and out, not straight to the side.',
        when: 'on the way down',
        phases: [1, 3],
        joint: 'elbow',
      },
      {
        name: 'Chest a hand above the floor',
        text: 'Then press the floor away.',
        when: 'at the bottom',
        phases: [4],
        joint: 'neck',
      },
      {
        name: 'One line, head to heels',
        text: 'Belly and glutes firm all the way.',
        when: 'on the way up',
        phases: [5, 7],
        joint: 'hip',
      },
    ],
    mistake: {
      right: 'One line. The hips stay level with the ribs.',
      wrong: 'The hips sag. Tighten the belly, or take knee push-ups.',
    },
  },
  diamondPushup: {
    tempo: 'Two seconds down, one at the bottom, one up.',
    poses: [
      { name: 'Top', text: 'Hands together under the breastbone' },
      { name: 'Halfway', text: 'Elbows slide along the ribs' },
      { name: 'Bottom', text: 'Chest close to the hands' },
    ],
    checkpoints: [
      {
        name: 'Thumbs and index fingers touch',
        text: 'A little apart is fine if the wrists ask for it.',
        when: 'at the top',
        phases: [0],
        joint: 'hand',
      },
      {
        name: 'Elbows close to the ribs',
        text: 'They point back to your feet.',
        when: 'on the way down',
        phases: [1, 3],
        joint: 'elbow',
      },
      {
        name: 'Chest to the hands',
        text: 'As low as the shoulders stay comfortable.',
        when: 'at the bottom',
        phases: [4],
        joint: 'neck',
      },
      {
        name: 'Hips in line',
        text: 'The whole body comes up in one piece.',
        when: 'on the way up',
        phases: [5, 7],
        joint: 'hip',
      },
    ],
    mistake: {
      right: 'The elbows stay by the ribs.',
      wrong: 'The elbows fan out. Move the hands a little apart and go slower.',
    },
  },
  hinduPushup: {
    tempo: 'One flowing sweep: about three seconds forward, two back.',
    poses: [
      { name: 'Hips high', text: 'Hands, back and hips in one slope' },
      { name: 'Dive', text: 'Head and chest go down between the hands' },
      { name: 'Skim', text: 'The chest passes just above the floor' },
      { name: 'Chest up', text: 'Arms straight, look ahead' },
      { name: 'Back', text: 'The hips lead the way up again' },
    ],
    checkpoints: [
      {
        name: 'Hips high, back long',
        text: 'Head between the arms, heels reach for the floor.',
        when: 'at the start',
        phases: [0],
        joint: 'hip',
      },
      {
        name: 'Elbows close',
        text: 'Chin, then chest, sweep past the hands.',
        when: 'on the way down',
        phases: [1, 3],
        joint: 'elbow',
      },
      {
        name: 'Shoulders away from the ears',
        text: 'A long arch. The thighs stay off the floor.',
        when: 'with the chest up',
        phases: [5, 6],
        joint: 'neck',
      },
      {
        name: 'Push through the arms',
        text: 'The hips go back and up, no bouncing.',
        when: 'on the way back',
        phases: [7, 9],
        joint: 'hand',
      },
    ],
    mistake: {
      right: 'A long arch from hips to head.',
      wrong: 'The hips drop and the lower back folds. Come up less high.',
    },
  },
  inclinePushup: {
    tempo: 'Two seconds down, one up.',
    poses: [
      { name: 'Top', text: 'Arms straight, body one line' },
      { name: 'Bottom', text: 'Chest a hand from the edge' },
    ],
    checkpoints: [
      {
        name: 'Hands on an edge that cannot slide',
        text: 'About as high as your knees, shoulder-wide.',
        when: 'at the top',
        phases: [0],
        joint: 'hand',
      },
      {
        name: 'Elbows about 45°',
        text: 'They point back and out.',
        when: 'on the way down',
        phases: [1],
        joint: 'elbow',
      },
      {
        name: 'Chest to the edge',
        text: 'The chest, not the chin.',
        when: 'at the bottom',
        phases: [2],
        joint: 'neck',
      },
      {
        name: 'One line, heels to head',
        text: 'Belly firm, hips neither up nor down.',
        when: 'on the way up',
        phases: [3],
        joint: 'hip',
      },
    ],
    mistake: {
      right: 'Heels, hips and head in one line.',
      wrong: 'The seat stays up. Bring the hips into the line.',
    },
  },
  kneePushup: {
    tempo: 'Two seconds down, one up.',
    poses: [
      { name: 'Top', text: 'Straight from knees to head' },
      { name: 'Bottom', text: 'Chest a hand above the floor' },
    ],
    checkpoints: [
      {
        name: 'Knees on something soft',
        text: 'Hands a little wider than the shoulders.',
        when: 'at the top',
        phases: [0],
        joint: 'knee',
      },
      {
        name: 'Elbows about 45°',
        text: 'They point back and out.',
        when: 'on the way down',
        phases: [1],
        joint: 'elbow',
      },
      {
        name: 'Chest first, not the chin',
        text: 'Look at the floor a little ahead of you.',
        when: 'at the bottom',
        phases: [2],
        joint: 'head',
      },
      {
        name: 'Hips forward',
        text: 'Knees, hips and shoulders move as one.',
        when: 'on the way up',
        phases: [3],
        joint: 'hip',
      },
    ],
    mistake: {
      right: 'One line from the knees to the head.',
      wrong: 'The seat stays back. Bring the hips forward first.',
    },
  },
  wallPushup: {
    tempo: 'Two seconds towards the wall, one back.',
    poses: [
      { name: 'Away', text: 'Arms straight, body leaning a little' },
      { name: 'Close', text: 'Nose near the wall' },
    ],
    checkpoints: [
      {
        name: 'Hands as high as the shoulders',
        text: 'An arm’s length from the wall.',
        when: 'at the start',
        phases: [0],
        joint: 'hand',
      },
      {
        name: 'Elbows down and out',
        text: 'About 45°, not straight to the side.',
        when: 'on the way in',
        phases: [1],
        joint: 'elbow',
      },
      {
        name: 'Lean like a plank',
        text: 'Chest, hips and head come together.',
        when: 'near the wall',
        phases: [2],
        joint: 'hip',
      },
      {
        name: 'Heels stay down',
        text: 'Push the wall away until the arms are straight.',
        when: 'on the way back',
        phases: [3],
        joint: 'ankle',
      },
    ],
    mistake: {
      right: 'The whole body leans from the ankles.',
      wrong: 'Only the head goes to the wall. Keep the hips under the chest.',
    },
  },
} as const satisfies Record<string, Demonstration>;
