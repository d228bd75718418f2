import { defineText } from '../../../ui/language/define-text';
import type { DemonstrationText } from '../demonstration';

export const pushText = defineText('form/push', {
  pushup: {
    tempo: 'Go down for two seconds, hold for one, push up for one.',
    poses: [
      { name: 'Top', text: 'Keep arms and body straight' },
      { name: 'Halfway', text: 'Take two seconds to go down' },
      { name: 'Bottom', text: 'Hold for one second' },
    ],
    checkpoints: [
      {
        name: 'Hands just wider than your shoulders',
        text: 'Point your fingers forward.',
        when: 'at the top',
      },
      {
        name: 'Elbows at about 45°',
        text: 'Point them back and out, not straight to the side.',
        when: 'on the way down',
      },
      {
        name: 'Chest close to the floor',
        text: 'Stop one fist above the floor. Then push up.',
        when: 'at the bottom',
      },
      {
        name: 'Body straight from head to heels',
        text: 'Tighten your belly and your glutes.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Your body is straight. Your hips don’t sag.',
      wrong: 'Your hips sag. Tighten your belly, or do knee push-ups.',
    },
  },
  diamondPushup: {
    tempo: 'Go down for two seconds, hold for one, push up for one.',
    poses: [
      { name: 'Top', text: 'Put your hands together under your chest' },
      { name: 'Halfway', text: 'Keep your elbows near your ribs' },
      { name: 'Bottom', text: 'Bring your chest close to your hands' },
    ],
    checkpoints: [
      {
        name: 'Thumbs and index fingers touch',
        text: 'Move your hands a little apart if your wrists hurt.',
        when: 'at the top',
      },
      {
        name: 'Elbows close to your ribs',
        text: 'Point them back to your feet.',
        when: 'on the way down',
      },
      {
        name: 'Chest to your hands',
        text: 'Go only as low as feels good for your shoulders.',
        when: 'at the bottom',
      },
      {
        name: 'Hips straight',
        text: 'Lift your whole body at once.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Your elbows stay close to your ribs.',
      wrong: 'Your elbows point out. Move your hands apart and go slower.',
    },
  },
  hinduPushup: {
    tempo: 'Move forward for about three seconds, and back for two.',
    poses: [
      { name: 'Hips high', text: 'Keep a straight line from hands to hips' },
      { name: 'Dive', text: 'Lower your head and chest between your hands' },
      { name: 'Low', text: 'Move your chest just above the floor' },
      { name: 'Chest up', text: 'Straighten your arms and look ahead' },
      { name: 'Back', text: 'Push your hips up again' },
    ],
    checkpoints: [
      {
        name: 'Hips high, back straight',
        text: 'Keep your head between your arms. Push your heels down.',
        when: 'at the start',
      },
      {
        name: 'Elbows close',
        text: 'Move your chin, then your chest, past your hands.',
        when: 'on the way down',
      },
      {
        name: 'Shoulders away from your ears',
        text: 'Arch your back. Keep your thighs off the floor.',
        when: 'with the chest up',
      },
      {
        name: 'Push with your arms',
        text: 'Move your hips back and up. Don’t bounce.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'Your back makes one long curve.',
      wrong: 'Your hips sag and only your lower back bends. Don’t come up as high.',
    },
  },
  inclinePushup: {
    tempo: 'Go down for two seconds, push up for one.',
    poses: [
      { name: 'Top', text: 'Keep arms and body straight' },
      { name: 'Bottom', text: 'Bring your chest close to the edge' },
    ],
    checkpoints: [
      {
        name: 'Hands on a firm edge',
        text: 'Use an edge that can’t slide, about as high as your knees.',
        when: 'at the top',
      },
      {
        name: 'Elbows at about 45°',
        text: 'Point them back and out.',
        when: 'on the way down',
      },
      {
        name: 'Chest to the edge',
        text: 'Lower your chest, not your chin.',
        when: 'at the bottom',
      },
      {
        name: 'Body straight from heels to head',
        text: 'Tighten your belly. Don’t lift or drop your hips.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Your body is straight from heels to head.',
      wrong: 'Your hips are too high. Lower them.',
    },
  },
  kneePushup: {
    tempo: 'Go down for two seconds, push up for one.',
    poses: [
      { name: 'Top', text: 'Keep your body straight from knees to head' },
      { name: 'Bottom', text: 'Stop one fist above the floor' },
    ],
    checkpoints: [
      {
        name: 'Knees on something soft',
        text: 'Your hands are a little wider than your shoulders.',
        when: 'at the top',
      },
      {
        name: 'Elbows at about 45°',
        text: 'Point them back and out.',
        when: 'on the way down',
      },
      {
        name: 'Chest first, not your chin',
        text: 'Look at the floor a little ahead of you.',
        when: 'at the bottom',
      },
      {
        name: 'Hips in line',
        text: 'Move your hips and shoulders up together.',
        when: 'on the way up',
      },
    ],
    mistake: {
      right: 'Your body is straight from knees to head.',
      wrong: 'Your hips are too far back. Bring them forward before you go down.',
    },
  },
  wallPushup: {
    tempo: 'Take two seconds to lean in, and one to push back.',
    poses: [
      { name: 'Away', text: 'Straighten your arms and lean a little' },
      { name: 'Close', text: 'Bring your nose near the wall' },
    ],
    checkpoints: [
      {
        name: 'Hands at shoulder height',
        text: 'Stand an arm’s length from the wall.',
        when: 'at the start',
      },
      {
        name: 'Elbows down and out',
        text: 'Hold them at about 45°, not straight to the side.',
        when: 'on the way in',
      },
      {
        name: 'Body straight',
        text: 'Move your chest, hips and head together.',
        when: 'near the wall',
      },
      {
        name: 'Heels on the floor',
        text: 'Push until your arms are straight.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'Your whole body leans from your ankles.',
      wrong: 'Only your head moves. Move your hips too.',
    },
  },
} satisfies Record<string, DemonstrationText>);
