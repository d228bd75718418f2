import { describe, expect, test } from 'vitest';
import type { CountedMovement } from './counted-movements';
import { eventsOf, film, kindsOf, shiftPart, shiftStick } from './testing/film';
import { pushupStick, type Stick, type StickPoint } from './testing/stick';
import {
  along,
  burpeeStick,
  inclinePushupStick,
  jackStick,
  kneePushupStick,
  situpStick,
  squatStick,
  sticks,
} from './testing/sticks';

/** Draws a person with this measure of the body, at the start of a rep (`depth` 0) or at the bottom (1). */
type DrawStick = (measure: number, depth: 0 | 1) => Stick;
/** A limit, with one measure on each side of it. */
type LimitRow = readonly [limit: string, drawStick: DrawStick, withRep: number, withoutRep: number];

/** One rep: the start position, down for a little over a second, and back. */
const filmOfOneRep = (drawStick: DrawStick, measure: number) =>
  film([
    [drawStick(measure, 0), 600],
    [drawStick(measure, 1), 1_200],
    [drawStick(measure, 0), 600],
  ]);
const isRep = (movement: CountedMovement, drawStick: DrawStick, measure: number) =>
  kindsOf(movement, filmOfOneRep(drawStick, measure)).includes('rep');

function testLimits(movement: CountedMovement, rows: readonly LimitRow[]) {
  describe(`The limits of a ${movement}`, () => {
    test.each(rows)(
      'count a rep on one side and none on the other: %s',
      (_, drawStick, withRep, withoutRep) => {
        expect([isRep(movement, drawStick, withRep), isRep(movement, drawStick, withoutRep)]).toEqual([
          true,
          false,
        ]);
      },
    );
  });
}

/** The reach of a push-up is 1 with long arms, and 0.35 at the bottom of the usual rep. */
testLimits('pushup', [
  ['down to bent arms', (reach, depth) => pushupStick(depth ? reach : 1), 0.62, 0.66],
  [
    'down with the chest, not the arms alone',
    (height, depth) =>
      depth
        ? { ...pushupStick(height), wrist: [pushupStick(height).shoulder[0] as number, height - 0.5] }
        : pushupStick(1),
    0.73,
    0.77,
  ],
  ['up to long arms', (reach, depth) => pushupStick(depth ? 0.35 : reach), 0.9, 0.84],
  ['hips above the line', (pike, depth) => pushupStick(1 - 0.65 * depth, -pike), 0.38, 0.5],
  [
    'a chest lifted over hips that hang',
    (sag, depth) => {
      const stick = sticks.pushup(depth);
      return { ...stick, hip: shiftPart(stick.hip, 0, depth ? 0 : -sag) };
    },
    0.4,
    0.44,
  ],
  [
    'knees that drop on the way down',
    (drop, depth) => ({
      ...sticks.pushup(depth),
      knee: shiftPart(sticks.pushup(depth).knee, 0, -drop * depth),
    }),
    0.2,
    0.35,
  ],
  [
    'knees on the floor to begin with',
    (drop, depth) => ({
      ...sticks.pushup(depth),
      knee: shiftPart(sticks.pushup(depth).knee, 0, depth ? 0 : -drop),
    }),
    0.1,
    0.2,
  ],
  [
    'hands up at the bottom',
    (above, depth) => {
      const stick = sticks.pushup(depth);
      return depth ? { ...stick, wrist: shiftPart(stick.shoulder, 0, above) } : stick;
    },
    -0.05,
    0.05,
  ],
]);

testLimits('kneePushup', [
  ['down to bent arms', (reach, depth) => kneePushupStick(depth ? reach : 1), 0.6, 0.68],
  ['up to long arms', (reach, depth) => kneePushupStick(depth ? 0.35 : reach), 0.9, 0.76],
]);

testLimits('inclinePushup', [
  ['down to bent arms', (reach, depth) => inclinePushupStick(depth ? reach : 1), 0.6, 0.64],
  ['up to long arms', (reach, depth) => inclinePushupStick(depth ? 0.35 : reach), 0.82, 0.78],
  ['on something high', (box, depth) => inclinePushupStick(1 - 0.65 * depth, box), 1.3, 1.45],
  ['on something high, hips up', (box, depth) => inclinePushupStick(1 - 0.65 * depth, box, -0.2), 1.3, 1.45],
  [
    'the hips before the shoulders',
    (sag, depth) => inclinePushupStick(1 - 0.65 * depth, 1.2, sag),
    0.2,
    0.32,
  ],
]);

/** Lies back at 4° and comes up to 80°, with legs of the given shape. */
const withLegs =
  (legs: (measure: number, hip: StickPoint) => { knee: StickPoint; ankle: StickPoint }): DrawStick =>
  (measure, depth) => {
    const stick = sticks.situp(depth);
    return { ...stick, ...legs(measure, stick.hip as StickPoint) };
  };

testLimits('situp', [
  ['up far enough', (steep, depth) => situpStick(depth ? steep : 4), 57, 53],
  ['back to lying', (steep, depth) => situpStick(depth ? 80 : steep), 18, 22],
  ['the head lower than the hips', (low, depth) => situpStick(depth ? 80 : -low), 18, 22],
  [
    'knees that lie on the floor',
    withLegs((down, hip) => ({ knee: along(hip, 0.78, 90 - down), ankle: [0.3, 0.1] })),
    67,
    72,
  ],
  [
    'legs nearly long',
    withLegs((angle, hip) => ({
      knee: along(hip, 0.78, 25),
      ankle: along(along(hip, 0.78, 25), 0.74, 205 + angle),
    })),
    126,
    134,
  ],
  [
    'feet off the floor',
    withLegs((above, [x, y]) => ({ knee: along([x, y], 0.78, 50), ankle: [0.9, y + above] })),
    0.43,
    0.47,
  ],
]);

const [openArmsAngle, openLegsAngle] = [153, 24];
const jack = (depth: 0 | 1) => sticks.jumpingJack(depth);
/** Leans everything above the hips to the side. */
const leaning = (stick: Stick, x: number): Stick => ({
  ...shiftStick(stick, x),
  hip: stick.hip,
  knee: stick.knee,
  ankle: stick.ankle,
});

testLimits('jumpingJack', [
  ['arms overhead', (arms, depth) => (depth ? jackStick(arms, openLegsAngle) : jack(0)), 109, 105],
  ['feet apart', (legs, depth) => (depth ? jackStick(openArmsAngle, legs) : jack(0)), 15.5, 14.5],
  ['arms down again', (arms, depth) => (depth ? jack(1) : jackStick(arms, 2)), 71, 74],
  ['feet together again', (legs, depth) => (depth ? jack(1) : jackStick(8, legs)), 12.5, 13.5],
  ['a body that leans', (x, depth) => leaning(jack(depth), x), 0.44, 0.49],
  [
    'feet drawn up, as on the knees',
    (up, depth) => ({ ...jack(depth), ankle: shiftPart(jack(depth).ankle, 0, up) }),
    0.47,
    0.65,
  ],
  [
    'one foot further out than the other',
    (times, depth) => {
      // The feet are 1.3 apart; one is so many times as far from the middle as the other.
      const near = 1.3 / (1 + times);
      const ankle: Stick['ankle'] = [
        [-near, 0.1],
        [near * times, 0.1],
      ];
      return depth ? { ...jack(1), ankle } : jack(0);
    },
    2.2,
    2.6,
  ],
  [
    'turned away from the camera',
    (turned, depth) => {
      // Shoulders that face the camera are 0.48 apart.
      const halfWidth = (0.48 - turned) / 2;
      const shoulder: Stick['shoulder'] = [
        [-halfWidth, 2.6],
        [halfWidth, 2.6],
      ];
      return { ...jack(depth), shoulder };
    },
    0.21,
    0.25,
  ],
]);

const squat = (depth: 0 | 1) => sticks.squat(depth);

testLimits('squat', [
  ['down to level thighs', (bent, depth) => squatStick(depth ? bent : 4), 71, 68],
  ['up to standing', (bent, depth) => squatStick(depth ? 84 : bent), 33, 36.5],
  ['upright again', (lean, depth) => squatStick(4 + 80 * depth, depth ? 28 : lean), 28, 32],
  ['a trunk that lies on the thighs', (lean, depth) => squatStick(4 + 80 * depth, lean * depth), 58, 62],
  [
    'hands nearly on the floor',
    (down, depth) => (depth ? { ...squat(1), wrist: [0.6, 1 - down] } : squat(0)),
    0.73,
    0.77,
  ],
  [
    'knees that were never straight',
    (ahead, depth) => {
      const knee = along([0, 0.1], 0.74, 90 - ahead);
      const hip = along(knee, 0.78, 94 + 80 * depth);
      return { ...squat(depth), knee, hip, shoulder: along(hip, 1, 90 - 28 * depth) };
    },
    42,
    50,
  ],
]);

/** A stretched body that lies as far back as the hands were. */
const lyingBack = (stick: Stick) => shiftStick(stick, -1.4);

testLimits('burpee', [
  ['up to standing', (bent, depth) => (depth ? burpeeStick(1) : squatStick(bent, 10)), 55, 65],
  ['upright again', (lean, depth) => (depth ? burpeeStick(1) : squatStick(2, lean)), 23, 27],
  ['feet out behind', (out, depth) => burpeeStick(depth ? out : 0), 0.95, 0.6],
  [
    'hands on a box',
    (box, depth) => (depth ? lyingBack(inclinePushupStick(0.4, box)) : burpeeStick(0)),
    0.9,
    1,
  ],
  [
    'hands off the floor, on the belly',
    (above, depth) => {
      const { wrist: _, ...flat } = lyingBack(pushupStick(0.3));
      return depth ? { ...flat, wrist: shiftPart(flat.shoulder, 0, above) } : burpeeStick(0);
    },
    -0.05,
    0.3,
  ],
]);

/** The point that stays in place during a rep. */
describe('The anchor of a movement', () => {
  const rows: readonly (readonly [CountedMovement, number, number])[] = [
    ['pushup', 0.36, 0.44],
    ['kneePushup', 0.36, 0.44],
    ['inclinePushup', 0.36, 0.44],
    ['situp', 0.36, 0.44],
    ['jumpingJack', 0.56, 0.64],
    ['squat', 0.36, 0.44],
    // The hips of a burpee move back as part of the movement.
    ['burpee', 0.7, 0.9],
  ];

  test.each(rows)('of %s may move up to the limit and no further', (movement, enough, tooFar) => {
    const stick = sticks[movement as keyof typeof sticks];
    const drawMoving: DrawStick = (x, depth) => shiftStick(stick(depth), -x * depth);
    expect([isRep(movement, drawMoving, enough), isRep(movement, drawMoving, tooFar)]).toEqual([true, false]);
  });

  test.each(rows)('of %s must return to its position for the rep to count', (movement, _, tooFar) => {
    const stick = sticks[movement as keyof typeof sticks];
    const filmEndingElsewhere = film([
      [stick(0), 600],
      [stick(1), 1_200],
      [shiftStick(stick(0), 2 * tooFar), 1_000],
    ]);
    expect(eventsOf(movement, filmEndingElsewhere)).toEqual([]);
  });
});

describe('A fault is named from its limit on', () => {
  test.each<[string, CountedMovement, DrawStick, number, number]>([
    ['hipLine', 'pushup', (sag, depth) => pushupStick(1 - 0.65 * depth, sag), 0.2, 0.14],
    ['neck', 'situp', (pulled, depth) => situpStick(4 + 76 * depth, pulled), 47, 43],
    ['chestUp', 'squat', (lean, depth) => squatStick(4 + 80 * depth, lean * depth), 50, 46],
    ['hipLine', 'burpee', (sag, depth) => burpeeStick(depth, sag), 0.2, 0.14],
  ])('and not below it: %s of %s', (fault, movement, drawStick, faulty, fine) => {
    const rep = { kind: 'rep', count: 1 };
    expect(eventsOf(movement, filmOfOneRep(drawStick, faulty))).toEqual([rep, { kind: 'fault', fault }]);
    expect(eventsOf(movement, filmOfOneRep(drawStick, fine))).toEqual([rep]);
  });
});
