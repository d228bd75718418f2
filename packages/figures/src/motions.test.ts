import { movementIds } from '@hundred/domain/movements/movements';
import { mobilityIds } from '@hundred/domain/recovery/mobility';
import { describe, expect, it } from 'vitest';
import { radii } from './draw';
import { framesOf } from './frames';
import { mistakes } from './mistakes';
import { mobilityMotions } from './mobility-motions';
import { cycleOf, type Motion, momentAt } from './motion';
import { motions } from './motions';
import { distance, type FigurePose, lengths, type Point3D, type Skeleton, sides, solve } from './skeleton';

const moments = 100;
/** Tolerances for a figure of length 90: how far a joint at rest may move, and a supported one may be from its support. */
const stillness = 0.3;
const contactDistance = 0.3;
/** How far a joint may sink into the floor, and into the box, whose edges a limb passes closely. */
const mostInFloor = 0.4;
const mostInBox = 1.9;
/** The hands of a figure that leans on the floor or on the box are below this height. */
const highestSupport = 30;
/** How far joints may be bent, in degrees; negative is the wrong direction. The back bends both ways. */
const bendLimits = {
  knee: { least: -1, most: 150 },
  elbow: { least: -1, most: 155 },
  ankle: { least: 0, most: 132 },
  back: { least: -45, most: 46 },
};

const bonesOf = ({
  hip,
  waist,
  neck,
  head,
  arms,
  legs,
}: Skeleton): [from: Point3D, to: Point3D, length: number][] => [
  [hip, waist, lengths.pelvis],
  [waist, neck, lengths.chest],
  [neck, head, lengths.neck],
  ...sides.flatMap((side): [Point3D, Point3D, number][] => [
    [arms[side].shoulder, arms[side].elbow, lengths.upperArm],
    [arms[side].elbow, arms[side].hand, lengths.forearm],
    [legs[side].hip, legs[side].knee, lengths.thigh],
    [legs[side].knee, legs[side].ankle, lengths.shin],
    [legs[side].ankle, legs[side].toe, lengths.foot],
  ]),
];

/** Joints that can bear weight, each with the thickness of the body there. */
const jointsOf = ({
  hip,
  waist,
  neck,
  head,
  arms,
  legs,
}: Skeleton): Record<string, [Point3D, radius: number]> => ({
  hip: [hip, radii.pelvis],
  waist: [waist, radii.waist],
  neck: [neck, radii.chest],
  head: [head, radii.head],
  ...Object.fromEntries(
    sides.flatMap((side) => [
      [`${side} elbow`, [arms[side].elbow, radii.upperArm[1]]],
      [`${side} hand`, [arms[side].hand, radii.forearm[1]]],
      [`${side} knee`, [legs[side].knee, radii.thigh[1]]],
      [`${side} ankle`, [legs[side].ankle, radii.foot[0]]],
      [`${side} toe`, [legs[side].toe, radii.foot[1]]],
    ]),
  ),
});

/** The joints that the floor, the box or the wall supports in this pose. */
function contactsOf(motion: Motion, skeleton: Skeleton): string[] {
  const box = motion.props?.find((prop) => prop.kind === 'box');
  const wall = motion.props?.find((prop) => prop.kind === 'wall');
  return Object.entries(jointsOf(skeleton)).flatMap(([name, [[x, y], radius]]) => {
    const isOn = (height: number) => Math.abs(y - radius - height) < contactDistance;
    const isOnBox = box !== undefined && x >= box.from && x <= box.to && isOn(box.height);
    const isAtWall = wall !== undefined && Math.abs(x + radius - wall.x) < contactDistance;
    return isOn(0) || isOnBox || isAtWall ? [name] : [];
  });
}

/** How far a joint is bent, in degrees seen from the side; negative is the wrong direction. */
function bend(from: Point3D, joint: Point3D, to: Point3D, turn: 1 | -1): number {
  const [ax, ay] = [joint[0] - from[0], joint[1] - from[1]];
  const [bx, by] = [to[0] - joint[0], to[1] - joint[1]];
  return (turn * Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
}

function expectWithin(angle: number, { least, most }: { least: number; most: number }): void {
  expect(angle).toBeGreaterThan(least);
  expect(angle).toBeLessThan(most);
}

/** Every motion with the mistakes that are drawn beside it. */
const drawnMotions: [id: string, motion: Motion, mistakes: FigurePose[]][] = [
  ...movementIds.map((id): [string, Motion, FigurePose[]] => [id, motions[id], [mistakes[id].pose]]),
  ...mobilityIds.map((id): [string, Motion, FigurePose[]] => [id, mobilityMotions[id], []]),
];

describe.each(drawnMotions)('The motion of %s', (_, motion, mistakePoses) => {
  const frames = framesOf(motion, moments);
  const still = solve(motion.still.pose, motion.root);
  const mistakeSkeletons = mistakePoses.map((pose) => solve(pose, motion.root));

  it('keeps the length of every bone at every moment', () => {
    for (const frame of [...frames, still, ...mistakeSkeletons])
      for (const [from, to, length] of bonesOf(frame)) expect(distance(from, to)).toBeCloseTo(length, 6);
  });

  it('keeps its supporting joints in place from each pose to the next', () => {
    const { beats, poses, root } = motion;
    const poseSkeletons = poses.map((pose) => solve(pose, root));
    expect(poseSkeletons.flatMap((skeleton) => contactsOf(motion, skeleton))).not.toEqual([]);
    for (let index = 0; index < moments; index++) {
      const { phase, pose } = momentAt(motion, (cycleOf(motion) * index) / moments);
      const beat = Math.floor(phase / 2);
      const before = poseSkeletons[beats[beat]!.pose]!;
      const after = poseSkeletons[beats[(beat + 1) % beats.length]!.pose]!;
      const [start, now, end] = [before, solve(pose, root), after].map(jointsOf);
      // Only a joint that both poses support, at the same place, has to stay there.
      for (const name of contactsOf(motion, before)) {
        if (!contactsOf(motion, after).includes(name)) continue;
        if (distance(start![name]![0], end![name]![0]) > stillness) continue;
        expect(distance(now![name]![0], start![name]![0]), `${name} in phase ${phase}`).toBeLessThan(
          stillness,
        );
      }
    }
  });

  it('reaches every point that a limb is held to', () => {
    const { poses, root } = motion;
    for (const pose of [...poses, motion.still.pose]) {
      const { arms, legs } = solve(pose, root);
      const [near, far] = Array.isArray(pose.arms) ? pose.arms : [pose.arms, pose.arms];
      // A hand that leans on something. A higher one may be held towards a point out of reach.
      for (const [side, arm] of [
        ['near', near],
        ['far', far],
      ] as const)
        if ('hand' in arm && arm.hand[1] < highestSupport)
          expect(
            distance(arms[side].hand, [arm.hand[0], arm.hand[1], (side === 'near' ? 1 : -1) * arm.hand[2]]),
          ).toBeLessThan(0.01);
      const [nearLeg, farLeg] = Array.isArray(pose.legs) ? pose.legs : [pose.legs, pose.legs];
      for (const [side, leg] of [
        ['near', nearLeg],
        ['far', farLeg],
      ] as const)
        if ('ankle' in leg) expect(legs[side].ankle[1]).toBeCloseTo(leg.ankle[1], 2);
    }
  });

  it('bends no joint the wrong way', () => {
    for (const { arms, legs, hip, waist, neck } of [...frames, still, ...mistakeSkeletons])
      for (const side of sides) {
        const { knee, ankle, toe } = legs[side];
        const { shoulder, elbow, hand } = arms[side];
        expectWithin(bend(legs[side].hip, knee, ankle, -1), bendLimits.knee);
        expectWithin(bend(shoulder, elbow, hand, 1), bendLimits.elbow);
        expectWithin(bend(knee, ankle, toe, 1), bendLimits.ankle);
        expectWithin(bend(hip, waist, neck, -1), bendLimits.back);
      }
  });

  it('stays above the floor, and out of the box', () => {
    const box = motion.props?.find((prop) => prop.kind === 'box');
    for (const frame of [...frames, still, ...mistakeSkeletons])
      for (const [name, [[x, y], radius]] of Object.entries(jointsOf(frame))) {
        expect(y - radius, name).toBeGreaterThan(-mostInFloor);
        if (box && x > box.from && x < box.to)
          expect(y - radius, name).toBeGreaterThan(box.height - mostInBox);
      }
  });
});
