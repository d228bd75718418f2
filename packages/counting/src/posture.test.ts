import { describe, expect, test } from 'vitest';
import { type CountedMovement, countedMovements } from './counted-movements';
import { film, repsOf, shiftPart } from './testing/film';
import { performReps, pushupStick, type Stick, type StickPoint } from './testing/stick';
import { jackStick, squatStick, sticks } from './testing/sticks';

/** A stick at each depth of a movement, from 0 at the start to 1. */
type StickAtDepth = (depth: number) => Stick;

const movements = Object.keys(sticks) as (keyof typeof sticks)[];
const repsOfFour = (movement: CountedMovement, stick: StickAtDepth, seconds = 1.6) =>
  repsOf(movement, performReps(stick, { times: 4, seconds }));

/** Replaces some joints of the pose. */
const withJoints =
  (stick: StickAtDepth, change: (stick: Stick, depth: number) => Partial<Stick>): StickAtDepth =>
  (depth) => ({ ...stick(depth), ...change(stick(depth), depth) });

/** To a camera that does not see the box, a push-up on a box looks like one on the floor. */
const alike = ['inclinePushup', 'pushup'];
const pairs = movements.flatMap((movement) =>
  movements
    .filter((counted) => counted !== movement && !(alike.includes(counted) && alike.includes(movement)))
    .map((counted) => [movement, counted] as const),
);

test.each(pairs)('A set of %s is not counted as %s', (movement, counted) =>
  expect(repsOfFour(counted, sticks[movement])).toBe(0),
);

describe('A similar movement', () => {
  test.each<[string, CountedMovement, StickAtDepth]>([
    ['hips high above the line', 'pushup', (depth) => pushupStick(1 - 0.65 * depth, -0.8)],
    ['the belly on the floor', 'pushup', (depth) => pushupStick(1 - 0.65 * depth, 0.8)],
    [
      'arms alone, the chest high',
      'pushup',
      withJoints(sticks.pushup, () => ({ ...pushupStick(1), wrist: [2.4, 0.6], elbow: [2.6, 0.7] })),
    ],
    [
      'hands far above the feet',
      'pushup',
      withJoints(sticks.pushup, ({ wrist }) => ({ wrist: shiftPart(wrist, 0, 0.8) })),
    ],
    ['knees bent', 'pushup', withJoints(sticks.pushup, ({ knee }) => ({ knee: shiftPart(knee, 0, -0.55) }))],
    [
      'feet in the air',
      'situp',
      withJoints(sticks.situp, ({ ankle }) => ({ ankle: shiftPart(ankle, 0, 0.7) })),
    ],
    [
      'legs long on the floor',
      'situp',
      withJoints(sticks.situp, () => ({ knee: [0.78, 0.2], ankle: [1.5, 0.15] })),
    ],
    [
      'lying the other way round',
      'situp',
      withJoints(sticks.situp, ({ knee, ankle }) => ({
        knee: shiftPart(knee, -1, 0),
        ankle: shiftPart(ankle, -1.6, 0),
      })),
    ],
    ['trunk alone, bent over', 'squat', (depth) => squatStick(4, 85 * depth)],
    ['trunk too low for a squat', 'squat', (depth) => squatStick(4 + 80 * depth, 70 * depth)],
    [
      'hands on the floor',
      'squat',
      withJoints(sticks.squat, ({ wrist }, depth) => ({ wrist: depth > 0.3 ? [0.6, 0] : wrist })),
    ],
    [
      'kneeling down',
      'squat',
      withJoints(sticks.squat, ({ ankle }, depth) => ({ ankle: depth > 0.3 ? [-0.6, 0.6] : ankle })),
    ],
    [
      'a knee lifted, over a foot that stands',
      'squat',
      withJoints(
        () => squatStick(4),
        ({ knee, ankle }, depth) => ({
          knee: [knee as StickPoint, [0.75 * depth, 1 + 0.5 * depth]],
          ankle: [ankle as StickPoint, [0.6 * depth, 0.1 + 0.7 * depth]],
        }),
      ),
    ],
    [
      'seen from the side',
      'jumpingJack',
      withJoints(sticks.jumpingJack, () => ({
        shoulder: [
          [-0.05, 2.6],
          [0.05, 2.6],
        ],
      })),
    ],
    [
      'one foot alone steps aside',
      'jumpingJack',
      withJoints(sticks.jumpingJack, (_, depth) => ({
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
      withJoints(sticks.jumpingJack, ({ ankle, knee }) => ({
        ankle: shiftPart(ankle, 0, 1),
        knee: shiftPart(knee, 0, 0.9),
      })),
    ],
    [
      'knees above the hips',
      'jumpingJack',
      withJoints(sticks.jumpingJack, ({ knee }) => ({ knee: shiftPart(knee, 0, 0.9) })),
    ],
    ['down to the hands and no further', 'burpee', (depth) => sticks.burpee(depth / 2)],
    ['toes on the floor', 'kneePushup', sticks.pushup],
  ])('(%s) is not counted as %s', (_, movement, stick) => expect(repsOfFour(movement, stick)).toBe(0));
});

describe('A person who goes down for another reason and stands up again', () => {
  const standing = squatStick(2);
  const repsOfGoingDown = (movement: CountedMovement, stick: Stick) =>
    repsOf(
      movement,
      film([
        [standing, 600],
        [stick, 1_200],
        [standing, 600],
      ]),
    );
  const stickWith = (
    shoulder: StickPoint,
    wrist: StickPoint,
    hip: StickPoint,
    knee: StickPoint,
    ankle: StickPoint,
  ): Stick => ({
    head: shoulder,
    shoulder,
    elbow: shoulder,
    wrist,
    hip,
    knee,
    ankle,
  });

  test.each<[string, CountedMovement, Stick]>([
    [
      'a knee drawn up to the chest, on the other leg',
      'squat',
      {
        ...standing,
        knee: [standing.knee as StickPoint, [0.6, 2.05]],
        ankle: [standing.ankle as StickPoint, [0.6, 1.3]],
      },
    ],
    [
      'sitting on the heels',
      'squat',
      stickWith([0.1, 1.3], [0.4, 0.5], [0.05, 0.3], [0.7, 0.1], standing.ankle as StickPoint),
    ],
    [
      'sitting with long legs, hands at the feet',
      'burpee',
      stickWith([0.8, 0.6], [1.4, 0.15], [0, 0.18], [0.78, 0.15], [1.5, 0.1]),
    ],
    [
      'sitting back on the hands, knees up',
      'burpee',
      stickWith([-0.75, 0.8], [-0.9, 0], [0, 0.15], [0.5, 0.68], [0.95, 0.1]),
    ],
    [
      'on the belly, the chest lifted high',
      'burpee',
      stickWith([0.3, 1.1], [0.5, 0], [-0.2, 0.22], [-0.97, 0.16], [-1.7, 0.1]),
    ],
    [
      'hands and feet on the floor, the hips high between them',
      'burpee',
      stickWith([0.8, 0.6], [1.4, 0], [0, 1.2], [-0.25, 0.6], [-0.5, 0.1]),
    ],
    [
      'the feet on a bench, the hips below them',
      'burpee',
      stickWith([0.7, 0.5], [0.7, 0], [-0.3, 0.55], [-1.05, 0.6], [-1.8, 0.65]),
    ],
  ])('(%s) is not counted as %s', (_, movement, stick) => expect(repsOfGoingDown(movement, stick)).toBe(0));
});

describe('The duration of a rep', () => {
  test.each(movements)('of %s is limited, so a rep with a rest in it is not counted', (movement) => {
    const { longest } = countedMovements[movement].pace;
    expect(repsOfFour(movement, sticks[movement], longest / 1_000)).toBe(4);
    expect(repsOfFour(movement, sticks[movement], (2.5 * longest) / 1_000)).toBe(0);
  });
});
