import { describe, expect, test } from 'vitest';
import type { CountedMovement } from './counted-movements';
import { framePose, framingOf, startFraming } from './framing';
import { type Joint, joints, type Keypoint, type Pose } from './pose';
import { poseOf, pushupStick } from './testing/stick';
import { jackStick } from './testing/sticks';

const readyPose = (at = 0) => poseOf(pushupStick(1), at);

const withoutJoints = (pose: Pose, ...hidden: Joint[]): Pose => ({
  ...pose,
  keypoints: pose.keypoints.map((point, index) =>
    hidden.includes(joints[index]!) ? { ...point, score: 0 } : point,
  ),
});

const onlyJoints = (pose: Pose, ...seen: Joint[]): Pose =>
  withoutJoints(pose, ...joints.filter((joint) => !seen.includes(joint)));

describe('The framing hint', () => {
  const both = (part: string) => [`left${part}`, `right${part}`] as Joint[];

  test.each([
    ['nothing wrong', readyPose(), undefined],
    ['nobody there', withoutJoints(readyPose(), ...joints), 'nobody'],
    ['feet out of the picture', withoutJoints(readyPose(), ...both('Ankle')), 'feetOut'],
    ['hands out of the picture', withoutJoints(readyPose(), ...both('Wrist')), 'handsOut'],
    ['hands and feet out of it', withoutJoints(readyPose(), ...both('Ankle'), ...both('Wrist')), 'stepBack'],
    ['legs alone', onlyJoints(readyPose(), ...both('Knee'), ...both('Ankle')), 'nobody'],
    [
      'legs and hips alone',
      onlyJoints(readyPose(), ...both('Hip'), ...both('Knee'), ...both('Ankle')),
      'headOut',
    ],
    ['hips unseen', withoutJoints(readyPose(), ...both('Hip')), 'notSeen'],
    ['head and feet out of it', withoutJoints(readyPose(), ...both('Shoulder'), ...both('Knee')), 'stepBack'],
    [
      'one side unseen, as is usual from the side',
      withoutJoints(readyPose(), 'leftAnkle', 'leftWrist'),
      undefined,
    ],
  ] as const)('fits a picture with %s', (_, pose, hint) => expect(framingOf('pushup', pose)).toBe(hint));

  const changePose = (pose: Pose, change: (point: Keypoint, joint: Joint) => Partial<Keypoint>): Pose => ({
    ...pose,
    keypoints: pose.keypoints.map((point, index) => ({ ...point, ...change(point, joints[index]!) })),
  });

  test.each([
    [0.19, 'nobody'],
    [0.2, undefined],
  ] as const)('is that nobody is there if the model is hardly sure: score %f', (score, hint) => {
    expect(
      framingOf(
        'pushup',
        changePose(readyPose(), () => ({ score })),
      ),
    ).toBe(hint);
  });

  test.each([
    [0.38, 'comeNearer'],
    [0.42, undefined],
  ] as const)('asks a person who is too small to come nearer: %f of the usual size', (size, hint) => {
    const smallPose = changePose(readyPose(), ({ x, y }) => ({ x: x * size, y: y * size }));
    expect(framingOf('pushup', smallPose)).toBe(hint);
  });

  /** Sets the distance between the shoulders, in trunk lengths. */
  const withShoulders = (pose: Pose, apart: number) =>
    changePose(pose, ({ x }, joint) => {
      if (!joint.endsWith('Shoulder')) return {};
      // Half a trunk of a stick, in picture heights, on each side.
      return { x: x + (joint === 'leftShoulder' ? -0.125 : 0.125) * apart };
    });

  test.each([
    [0.54, 'turnSideways'],
    [0.46, undefined],
  ] as const)('asks a person who faces the camera in push-ups to turn: shoulders %f apart', (apart, hint) => {
    expect(framingOf('pushup', withShoulders(readyPose(), apart))).toBe(hint);
  });

  test.each([
    [0.31, 'faceCamera'],
    [0.39, undefined],
    [0.6, undefined],
  ] as const)(
    'asks a person who stands sideways in jacks to face the camera: shoulders %f apart',
    (apart, hint) => {
      const standing = poseOf({ ...jackStick(8, 2), shoulder: [0, 2.6] }, 0);
      expect(framingOf('jumpingJack', withShoulders(standing, apart))).toBe(hint);
    },
  );

  test.each<[CountedMovement, [number, number], number]>([
    // The smallest trunk, shoulders half a trunk apart from the side, and 0.35 of a trunk from the front.
    ['pushup', [0.5, 0.5], 0.1],
    ['pushup', [0.375, 0.625], 0.5],
    ['jumpingJack', [0, 0.35], 1],
  ])('is absent exactly at a limit: %s', (movement, [left, right], trunk) => {
    const edge = changePose(readyPose(), (_, joint) => {
      const y = joint.endsWith('Shoulder') ? 0 : trunk;
      return { x: joint.startsWith('left') ? left : right, y, score: 0.5 };
    });
    expect(framingOf(movement, edge)).toBe(undefined);
  });
});

test('Framing is ready once everything was visible for a second without a break', () => {
  const poses = [
    readyPose(0),
    readyPose(900),
    withoutJoints(readyPose(1_000), ...joints),
    readyPose(1_100),
    readyPose(2_000),
    readyPose(2_100),
  ];
  let framing = startFraming('pushup');
  expect(framing.isReady).toBe(false);
  const wasReady = poses.map((pose) => {
    framing = framePose(framing, pose);
    return framing.isReady;
  });
  expect(wasReady).toEqual([false, false, false, false, false, true]);
});
