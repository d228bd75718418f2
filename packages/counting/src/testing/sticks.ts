import type { CountedMovement } from '../counted-movements';
import { jointBetween, pushupStick, type Stick, type StickPoint } from './stick';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The end of a bone that starts at a joint. An angle of 0 degrees points ahead, one of 90 up. */
export const along = ([x, y]: StickPoint, length: number, angle: number): StickPoint => [
  x + length * Math.cos(radians(angle)),
  y + length * Math.sin(radians(angle)),
];

// Lengths in trunk lengths, as all of a stick figure. They and the angles below were chosen to look like a person.
const [upperArm, thigh, shin] = [0.5, 0.78, 0.74];
const arm = 2 * upperArm;
const neck = 0.4;

/** On the back with the knees up: how far the trunk is raised, and the head bent forward. In degrees. */
export function situpStick(trunk: number, headBend = 0): Stick {
  const hip: StickPoint = [0, 0.18];
  const shoulder = along(hip, 1, 180 - trunk);
  const elbow = along(shoulder, upperArm, -trunk);
  const knee = along(hip, thigh, 50);
  return {
    head: along(shoulder, neck, 180 - trunk - headBend),
    shoulder,
    elbow,
    wrist: along(elbow, upperArm, 90 - trunk),
    hip,
    knee,
    ankle: along(knee, shin, -69),
  };
}

/** Feet on the floor: how far the thighs are from upright, and the trunk leans forward. In degrees. */
export function squatStick(thighAngle: number, lean = thighAngle / 3): Stick {
  const ankle: StickPoint = [0, 0.1];
  const knee = along(ankle, shin, 90 - thighAngle / 4);
  const hip = along(knee, thigh, 90 + thighAngle);
  const shoulder = along(hip, 1, 90 - lean);
  const elbow = along(shoulder, upperArm, -40);
  return {
    head: along(shoulder, neck, 90 - lean),
    shoulder,
    elbow,
    wrist: along(elbow, upperArm, -10),
    hip,
    knee,
    ankle,
  };
}

/** From the front: how far arms and legs are out, in degrees from hanging down. */
export function jackStick(arms: number, legs: number): Stick {
  const both = (place: (side: 1 | -1) => StickPoint): readonly [StickPoint, StickPoint] => [
    place(-1),
    place(1),
  ];
  const limb = (from: StickPoint, length: number, out: number, side: 1 | -1) =>
    along(from, length, -90 + side * out);
  const [shoulder, hip] = [
    (side: 1 | -1): StickPoint => [0.24 * side, 2.6],
    (side: 1 | -1): StickPoint => [0.13 * side, 1.6],
  ];
  return {
    head: both((side) => [0.1 * side, 3]),
    shoulder: both(shoulder),
    elbow: both((side) => limb(shoulder(side), upperArm, arms, side)),
    wrist: both((side) => limb(shoulder(side), arm, arms, side)),
    hip: both(hip),
    knee: both((side) => limb(hip(side), thigh, legs, side)),
    ankle: both((side) => limb(hip(side), thigh + shin, legs, side)),
  };
}

/** Like `pushupStick`, but on the knees. `reach` is the distance of the shoulders from the floor, in arm lengths. */
export function kneePushupStick(reach: number): Stick {
  const [height, knee]: [number, StickPoint] = [arm * reach, [0, 0.08]];
  const slope = (Math.asin((height - knee[1]) / (1 + thigh)) * 180) / Math.PI;
  const shoulder = along(knee, 1 + thigh, slope);
  const wrist: StickPoint = [shoulder[0], 0];
  return {
    head: along(shoulder, neck, slope),
    shoulder,
    elbow: jointBetween(shoulder, wrist, upperArm, upperArm, 1),
    wrist,
    hip: along(knee, thigh, slope),
    knee,
    ankle: along(knee, shin, 178),
  };
}

/**
 * On toes, with the hands on a box of this height. `reach` is the distance of the shoulders from the box, in arm lengths;
 * `sag` lowers only the hip.
 */
export function inclinePushupStick(reach: number, box = 0.7, sag = 0): Stick {
  const ankle: StickPoint = [0, 0.2];
  const body = 1 + thigh + shin;
  const slope = (Math.asin((box + arm * reach - ankle[1]) / body) * 180) / Math.PI;
  const shoulder = along(ankle, body, slope);
  const wrist: StickPoint = [shoulder[0], box];
  return {
    head: along(shoulder, neck, slope),
    shoulder,
    elbow: jointBetween(shoulder, wrist, upperArm, upperArm, 1),
    wrist,
    hip: along(along(ankle, shin + thigh, slope), sag, -90),
    knee: along(ankle, shin, slope),
    ankle,
  };
}

const standing: Stick = squatStick(2);
const crouching: Stick = {
  head: [0.6, 1.5],
  shoulder: [0.3, 1.2],
  elbow: [0.42, 0.65],
  wrist: [0.5, 0],
  hip: [-0.3, 0.5],
  knee: [0.4, 0.65],
  ankle: [0, 0.1],
};

/** Down to the hands, out to a stretched body and back: standing at 0, crouching in the middle, stretched at 1. */
export function burpeeStick(depth: number, sag = 0): Stick {
  const [from, to, share] =
    depth < 0.5 ? [standing, crouching, 2 * depth] : [crouching, stretched(sag), Math.min(1, 2 * depth - 1)];
  // Any of the sticks gives the names of the parts.
  return mapPoints(crouching, (name) => {
    const [[ax, ay], [bx, by]] = [from[name] as StickPoint, to[name] as StickPoint];
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}

/** The start of a push-up, with the hands where the crouching body has set them down. */
function stretched(sag: number): Stick {
  const plank = pushupStick(1, sag);
  const shift = (crouching.wrist as StickPoint)[0] - (plank.wrist as StickPoint)[0];
  return mapPoints(plank, (name) => {
    const [x, y] = plank[name] as StickPoint;
    return [x + shift, y];
  });
}

function mapPoints(stick: Stick, pointOf: (name: keyof Stick) => StickPoint): Stick {
  const names = Object.keys(stick) as (keyof Stick)[];
  return Object.fromEntries(names.map((name) => [name, pointOf(name)])) as Stick;
}

/** One rep of each movement that has a reader of its own, from the start position at 0 to the usual depth at 1. */
export const sticks = {
  pushup: (depth) => pushupStick(1 - 0.65 * depth),
  kneePushup: (depth) => kneePushupStick(1 - 0.65 * depth),
  inclinePushup: (depth) => inclinePushupStick(1 - 0.65 * depth),
  burpee: (depth) => burpeeStick(depth),
  situp: (depth) => situpStick(4 + 76 * depth),
  squat: (depth) => squatStick(4 + 80 * depth),
  jumpingJack: (depth) => jackStick(8 + 145 * depth, 2 + 22 * depth),
} satisfies { readonly [movement in CountedMovement]?: (depth: number) => Stick };
