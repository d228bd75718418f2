import { expect, test } from 'vitest';
import { countedMovements } from './counted-movements';
import { joints, type Pose } from './pose';
import { kindsOf } from './testing/film';
import { performReps } from './testing/stick';
import { sticks } from './testing/sticks';

/** The body part of a joint. */
const partOf = (joint: string) => joint.replace(/^(left|right)/, '').toLowerCase();
const isHead = (part: string) => /nose|eye|ear/.test(part);
/** So low that the joint counts as not visible. */
const hiddenScore = 0.05;

test.each(Object.keys(sticks) as (keyof typeof sticks)[])(
  'A set of %s is counted from the parts that framing requires, with everything else hidden',
  (movement) => {
    const neededParts: readonly string[] = countedMovements[movement].parts;
    const onlyNeeded = (pose: Pose): Pose => ({
      ...pose,
      keypoints: pose.keypoints.map((point, index) => {
        const part = partOf(joints[index]!);
        return neededParts.includes(isHead(part) ? 'head' : part) ? point : { ...point, score: hiddenScore };
      }),
    });
    const poses = performReps(sticks[movement], { times: 6, seconds: 1.6 }).map(onlyNeeded);
    expect(kindsOf(movement, poses)).toEqual(['rep', 'rep', 'rep', 'rep', 'rep', 'rep']);
  },
);
