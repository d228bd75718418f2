import { type Arm, type FigurePose, type Hold, type Leg, ofSide } from './skeleton';

/** Interpolates two poses by their angles, not by positions, so that no limb changes its length. */
export function interpolatePoses(a: FigurePose, b: FigurePose, share: number): FigurePose {
  return {
    at: [between(a.at[0], b.at[0], share), between(a.at[1], b.at[1], share)],
    spine: [between(a.spine[0], b.spine[0], share), between(a.spine[1], b.spine[1], share)],
    head: between(a.head, b.head, share),
    turn: between(a.turn ?? 0, b.turn ?? 0, share),
    arms: [
      armBetween(ofSide(a.arms, 'near'), ofSide(b.arms, 'near'), share),
      armBetween(ofSide(a.arms, 'far'), ofSide(b.arms, 'far'), share),
    ],
    legs: [
      legBetween(ofSide(a.legs, 'near'), ofSide(b.legs, 'near'), share),
      legBetween(ofSide(a.legs, 'far'), ofSide(b.legs, 'far'), share),
    ],
  };
}

/** The value between two numbers. `share` is 0 at the first and 1 at the second. */
const between = (a: number, b: number, share: number) => a + (b - a) * share;

/** A foot that moves or rises less than this only rolls. In the units of the figure, as all lengths here. */
const rollDistance = 3;
/** The lift of a foot in the middle of its way, for each unit of distance. */
const liftPerDistance = 0.28;
const maxLift = 11;
/** How far a lifted foot hangs, in degrees per unit of height. */
const footDroop = 4;

const holdBetween = (a: Hold, b: Hold, share: number): Hold => [
  between(a[0], b[0], share),
  between(a[1], b[1], share),
  between(a[2], b[2], share),
];

/** The lift of a foot between two positions. */
function liftBetween(a: Hold, b: Hold, share: number): number {
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const highest = Math.min(maxLift, liftPerDistance * Math.max(0, distance - rollDistance));
  // A parabola that is 1 in the middle.
  return highest * 4 * share * (1 - share);
}

/** A foot that goes up leaves late, when the leg is straight; one that comes down arrives early, to take the weight. */
function footShare([, from]: Hold, [, to]: Hold, share: number): number {
  if (to - from > rollDistance) return share ** 2;
  return from - to > rollDistance ? 1 - (1 - share) ** 2 : share;
}

function armBetween(a: Arm, b: Arm, share: number): Arm {
  if ('hand' in a && 'hand' in b)
    return { hand: holdBetween(a.hand, b.hand, share), flare: between(a.flare ?? 0, b.flare ?? 0, share) };
  if ('hand' in a || 'hand' in b) throw new Error('An arm is held through a movement, or it is not.');
  return {
    upper: between(a.upper, b.upper, share),
    fore: between(a.fore, b.fore, share),
    out: between(a.out ?? 0, b.out ?? 0, share),
  };
}

function legBetween(a: Leg, b: Leg, share: number): Leg {
  const foot = between(a.foot, b.foot, share);
  const toes = between(a.toes ?? 0, b.toes ?? 0, share);
  if ('ankle' in a && 'ankle' in b) {
    const shareOfWay = footShare(a.ankle, b.ankle, share);
    const [x, y, out] = holdBetween(a.ankle, b.ankle, shareOfWay);
    const lift = liftBetween(a.ankle, b.ankle, shareOfWay);
    return { ankle: [x, y + lift, out], foot: foot - footDroop * lift, toes };
  }
  if ('ankle' in a || 'ankle' in b) throw new Error('A leg is held through a movement, or it is not.');
  return {
    thigh: between(a.thigh, b.thigh, share),
    shin: between(a.shin, b.shin, share),
    foot,
    toes,
    out: between(a.out ?? 0, b.out ?? 0, share),
  };
}
