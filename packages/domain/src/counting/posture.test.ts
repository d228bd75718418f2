import { describe, expect, test } from 'vitest';
import { type CountedMovement, countedMovements } from './counted-movements';
import { countPose, startCounting } from './counting';
import type { Pose } from './pose';
import { moved, pushupStick, type Stick } from './testing/stick';
import { jackStick, squatStick, sticks } from './testing/sticks';

type At = readonly [x: number, y: number];
type Drawn = (depth: number) => Stick;

const drawn = Object.keys(sticks) as (keyof typeof sticks)[];
const countOf = (movement: CountedMovement, poses: readonly Pose[]) =>
  poses.reduce((counting, pose) => countPose(counting, pose).counting, startCounting(movement)).count;
const repsOf = (movement: CountedMovement, stick: Drawn, seconds = 1.6) =>
  countOf(movement, moved(stick, { times: 4, seconds }));

/** The same with some joints somewhere else. */
const but =
  (stick: Drawn, change: (stick: Stick, depth: number) => Partial<Stick>): Drawn =>
  (depth) => ({ ...stick(depth), ...change(stick(depth), depth) });
const shifted = (part: Stick[keyof Stick], x: number, y: number): readonly [At, At] => {
  const sides = (typeof part[0] === 'number' ? [part, part] : part) as [At, At];
  return [
    [sides[0][0] + x, sides[0][1] + y],
    [sides[1][0] + x, sides[1][1] + y],
  ];
};

/** A push-up on a box is one on the floor to a camera that sees no box. */
const alike = ['inclinePushup', 'pushup'];
const pairs = drawn.flatMap((done) =>
  drawn
    .filter((as) => as !== done && !(alike.includes(as) && alike.includes(done)))
    .map((as) => [done, as] as const),
);

test.each(pairs)('%s is no %s', (done, as) => expect(repsOf(as, sticks[done])).toBe(0));

describe('what looks like it and is not', () => {
  test.each<[string, CountedMovement, Drawn]>([
    ['hips high above the line', 'pushup', (depth) => pushupStick(1 - 0.65 * depth, -0.8)],
    ['the belly on the floor', 'pushup', (depth) => pushupStick(1 - 0.65 * depth, 0.8)],
    [
      'arms alone, the chest high',
      'pushup',
      but(sticks.pushup, () => ({ ...pushupStick(1), wrist: [2.4, 0.6], elbow: [2.6, 0.7] })),
    ],
    [
      'hands far above the feet',
      'pushup',
      but(sticks.pushup, ({ wrist }) => ({ wrist: shifted(wrist, 0, 0.8) })),
    ],
    ['knees bent', 'pushup', but(sticks.pushup, ({ knee }) => ({ knee: shifted(knee, 0, -0.55) }))],
    ['feet in the air', 'situp', but(sticks.situp, ({ ankle }) => ({ ankle: shifted(ankle, 0, 0.7) }))],
    ['legs long on the floor', 'situp', but(sticks.situp, () => ({ knee: [0.78, 0.2], ankle: [1.5, 0.15] }))],
    [
      'lying the other way round',
      'situp',
      but(sticks.situp, ({ knee, ankle }) => ({
        knee: shifted(knee, -1, 0),
        ankle: shifted(ankle, -1.6, 0),
      })),
    ],
    ['trunk alone, bent over', 'squat', (depth) => squatStick(4, 85 * depth)],
    ['trunk too low for a squat', 'squat', (depth) => squatStick(4 + 80 * depth, 70 * depth)],
    [
      'hands on the floor',
      'squat',
      but(sticks.squat, ({ wrist }, depth) => ({ wrist: depth > 0.3 ? [0.6, 0] : wrist })),
    ],
    [
      'kneeling down',
      'squat',
      but(sticks.squat, ({ ankle }, depth) => ({ ankle: depth > 0.3 ? [-0.6, 0.6] : ankle })),
    ],
    [
      'a knee lifted, over a foot that stands',
      'squat',
      but(
        () => squatStick(4),
        ({ knee, ankle }, depth) => ({
          knee: [knee as At, [0.75 * depth, 1 + 0.5 * depth]],
          ankle: [ankle as At, [0.6 * depth, 0.1 + 0.7 * depth]],
        }),
      ),
    ],
    [
      'seen from the side',
      'jumpingJack',
      but(sticks.jumpingJack, () => ({
        shoulder: [
          [-0.05, 2.6],
          [0.05, 2.6],
        ],
      })),
    ],
    [
      'one foot alone steps aside',
      'jumpingJack',
      but(sticks.jumpingJack, (_, depth) => ({
        ankle: [
          [-0.1, 0.1],
          [0.1 + 1.2 * depth, 0.1],
        ],
      })),
    ],
    ['arms alone', 'jumpingJack', (depth) => jackStick(8 + 145 * depth, 2)],
    ['legs alone', 'jumpingJack', (depth) => jackStick(8, 2 + 22 * depth)],
    [
      'sitting',
      'jumpingJack',
      but(sticks.jumpingJack, ({ ankle, knee }) => ({
        ankle: shifted(ankle, 0, 1),
        knee: shifted(knee, 0, 0.9),
      })),
    ],
    ['down to the hands and no further', 'burpee', (depth) => sticks.burpee(depth / 2)],
    ['toes on the floor', 'kneePushup', sticks.pushup],
  ])('%s: no %s', (_, movement, stick) => expect(repsOf(movement, stick)).toBe(0));
});

describe('how long a rep takes', () => {
  test.each(drawn)('%s: not longer than people rest in it', (movement) => {
    const { longest } = countedMovements[movement].pace;
    expect(repsOf(movement, sticks[movement], longest / 1_000)).toBe(4);
    expect(repsOf(movement, sticks[movement], (2.5 * longest) / 1_000)).toBe(0);
  });
});
