import { defineText } from '../../../ui/language/define-text';
import type { DemonstrationText } from '../demonstration';

export const pushText = defineText('form/push', {
  pushup: {
    tempo: 'Two seconds down, one at the bottom, one up.',
    poses: [
      {
        name: 'Top',
        text: 'Arms straight, one long line',
      },
      {
        name: 'Halfway',
        text: 'Two seconds on the way down',
      },
      {
        name: 'Bottom',
        text: 'Hold for one second',
      },
    ],
    checkpoints: [
      {
        name: 'Hands under the shoulders',
        text: 'A little wider, fingers forward.',
        when: 'at the top',
      },
      {
        name: 'Elbows about 45°',
        text: 'They point back and out, not straight to the side.',
        when: 'on the way down',
      },
      {
        name: 'Chest a hand above the floor',
        text: 'Then press the floor away.',
        when: 'at the bottom',
      },
      {
        name: 'One line, head to heels',
        text: 'Belly and glutes firm all the way.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'One line. The hips stay level with the ribs.',
      wrong: 'The hips sag. Tighten your belly, or do knee push-ups.',
    },
  },
  diamondPushup: {
    tempo: 'Two seconds down, one at the bottom, one up.',
    poses: [
      {
        name: 'Top',
        text: 'Hands together under the breastbone',
      },
      {
        name: 'Halfway',
        text: 'Elbows slide along the ribs',
      },
      {
        name: 'Bottom',
        text: 'Chest close to the hands',
      },
    ],
    checkpoints: [
      {
        name: 'Thumbs and index fingers touch',
        text: 'Move them a little apart if your wrists hurt.',
        when: 'at the top',
      },
      {
        name: 'Elbows close to the ribs',
        text: 'They point back to your feet.',
        when: 'on the way down',
      },
      {
        name: 'Chest to the hands',
        text: 'Only as low as your shoulders like.',
        when: 'at the bottom',
      },
      {
        name: 'Hips in line',
        text: 'The whole body comes up in one piece.',
        when: 'on the way up',
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
      {
        name: 'Hips high',
        text: 'Hands, back and hips in one slope',
      },
      {
        name: 'Dive',
        text: 'Head and chest go down between the hands',
      },
      {
        name: 'Skim',
        text: 'The chest passes just above the floor',
      },
      {
        name: 'Chest up',
        text: 'Arms straight, look ahead',
      },
      {
        name: 'Back',
        text: 'The hips lead the way up again',
      },
    ],
    checkpoints: [
      {
        name: 'Hips high, back long',
        text: 'Head between the arms, heels reach for the floor.',
        when: 'at the start',
      },
      {
        name: 'Elbows close',
        text: 'Chin, then chest, sweep past the hands.',
        when: 'on the way down',
      },
      {
        name: 'Shoulders away from the ears',
        text: 'A long arch. The thighs stay off the floor.',
        when: 'with the chest up',
      },
      {
        name: 'Push through the arms',
        text: 'The hips go back and up, no bouncing.',
        when: 'on the way back',
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
      {
        name: 'Top',
        text: 'Arms straight, body one line',
      },
      {
        name: 'Bottom',
        text: 'Chest a hand from the edge',
      },
    ],
    checkpoints: [
      {
        name: 'Hands on an edge that can’t slide',
        text: 'About as high as your knees, shoulder-wide.',
        when: 'at the top',
      },
      {
        name: 'Elbows about 45°',
        text: 'They point back and out.',
        when: 'on the way down',
      },
      {
        name: 'Chest to the edge',
        text: 'The chest, not the chin.',
        when: 'at the bottom',
      },
      {
        name: 'One line, heels to head',
        text: 'Belly firm, hips neither up nor down.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Heels, hips and head in one line.',
      wrong: 'The hips are too high. Lower them into the line.',
    },
  },
  kneePushup: {
    tempo: 'Two seconds down, one up.',
    poses: [
      {
        name: 'Top',
        text: 'Straight from knees to head',
      },
      {
        name: 'Bottom',
        text: 'Chest a hand above the floor',
      },
    ],
    checkpoints: [
      {
        name: 'Knees on something soft',
        text: 'Hands a little wider than the shoulders.',
        when: 'at the top',
      },
      {
        name: 'Elbows about 45°',
        text: 'They point back and out.',
        when: 'on the way down',
      },
      {
        name: 'Chest first, not the chin',
        text: 'Look at the floor a little ahead of you.',
        when: 'at the bottom',
      },
      {
        name: 'Hips forward',
        text: 'Knees, hips and shoulders move as one.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'One line from the knees to the head.',
      wrong: 'The hips stay back. Bring them forward first.',
    },
  },
  wallPushup: {
    tempo: 'Two seconds toward the wall, one back.',
    poses: [
      {
        name: 'Away',
        text: 'Arms straight, body leaning a little',
      },
      {
        name: 'Close',
        text: 'Nose near the wall',
      },
    ],
    checkpoints: [
      {
        name: 'Hands as high as the shoulders',
        text: 'An arm’s length from the wall.',
        when: 'at the start',
      },
      {
        name: 'Elbows down and out',
        text: 'About 45°, not straight to the side.',
        when: 'on the way in',
      },
      {
        name: 'Lean like a plank',
        text: 'Chest, hips and head come together.',
        when: 'near the wall',
      },
      {
        name: 'Heels stay down',
        text: 'Push the wall away until the arms are straight.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'The whole body leans from the ankles.',
      wrong: 'Only the head goes to the wall. Keep the hips under the chest.',
    },
  },
} satisfies Record<string, DemonstrationText>);
