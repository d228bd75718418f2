import { describe, expect, test } from 'vitest';
import { framePose, framingOf, startFraming } from './framing';
import { type Joint, joints, type Pose } from './pose';
import { poseOf, pushupStick } from './testing/stick';

const ready = (at = 0) => poseOf(pushupStick(1), at);

const without = (pose: Pose, ...hidden: Joint[]): Pose => ({
  ...pose,
  keypoints: pose.keypoints.map((point, index) =>
    hidden.includes(joints[index]!) ? { ...point, score: 0 } : point,
  ),
});

describe('what keeps somebody from being counted', () => {
  const both = (part: string) => [`left${part}`, `right${part}`] as Joint[];

  test.each([
    ['nothing', ready(), undefined],
    ['nobody there', without(ready(), ...joints), 'nobody'],
    ['feet out of the picture', without(ready(), ...both('Ankle')), 'feetOut'],
    ['hands out of the picture', without(ready(), ...both('Wrist')), 'handsOut'],
    ['hands and feet out of it', without(ready(), ...both('Ankle'), ...both('Wrist')), 'stepBack'],
    ['one side unseen, as is usual from the side', without(ready(), 'leftAnkle', 'leftWrist'), undefined],
  ] as const)('%s', (_, pose, hint) => expect(framingOf('pushup', pose)).toBe(hint));

  test('somebody small has to come nearer', () => {
    const pose = ready();
    const keypoints = pose.keypoints.map(({ x, y, score }) => ({ x: x * 0.3, y: y * 0.3, score }));
    expect(framingOf('pushup', { ...pose, keypoints })).toBe('comeNearer');
  });

  test('somebody who faces the camera has to turn', () => {
    const pose = ready();
    const keypoints = pose.keypoints.map((point, index) =>
      joints[index] === 'leftShoulder' ? { ...point, x: point.x - 0.15 } : point,
    );
    expect(framingOf('pushup', { ...pose, keypoints })).toBe('turnSideways');
  });
});

test('it begins once everything was seen for a second without a break', () => {
  const poses = [
    ready(0),
    ready(900),
    without(ready(1_000), ...joints),
    ready(1_100),
    ready(2_000),
    ready(2_100),
  ];
  let framing = startFraming('pushup');
  const wasReady = poses.map((pose) => {
    framing = framePose(framing, pose);
    return framing.isReady;
  });
  expect(wasReady).toEqual([false, false, false, false, false, true]);
});
