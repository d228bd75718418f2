import type { CountedMovement } from '../counted-movements';
import { pushupStick, type Stick } from './stick';

type At = readonly [x: number, y: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** From a joint along a bone: 0 points ahead, 90 up. */
const along = ([x, y]: At, length: number, angle: number): At => [
  x + length * Math.cos(radians(angle)),
  y + length * Math.sin(radians(angle)),
];

const [arm, thigh, shin] = [0.5, 0.78, 0.74];

/** On the back with the knees up: how steep the trunk is, and how far the head is pulled towards the knees. */
export function situpStick(trunk: number, pulled = 0): Stick {
  const hip: At = [0, 0.18];
  const shoulder = along(hip, 1, 180 - trunk);
  const elbow = along(shoulder, arm, -trunk);
  const knee = along(hip, thigh, 50);
  return {
    head: along(shoulder, 0.4, 180 - trunk - pulled),
    shoulder,
    elbow,
    wrist: along(elbow, arm, 90 - trunk),
    hip,
    knee,
    ankle: along(knee, shin, -69),
  };
}

/** Feet on the floor: how far the thighs are from upright, and how far the trunk leans. */
export function squatStick(bent: number, lean = bent / 3): Stick {
  const ankle: At = [0, 0.1];
  const knee = along(ankle, shin, 90 - bent / 4);
  const hip = along(knee, thigh, 90 + bent);
  const shoulder = along(hip, 1, 90 - lean);
  const elbow = along(shoulder, arm, -40);
  return {
    head: along(shoulder, 0.4, 90 - lean),
    shoulder,
    elbow,
    wrist: along(elbow, arm, -10),
    hip,
    knee,
    ankle,
  };
}

/** From the front: how far arms and legs are out, in degrees from hanging down. */
export function jackStick(arms: number, legs: number): Stick {
  const both = (place: (side: 1 | -1) => At): readonly [At, At] => [place(-1), place(1)];
  const limb = (from: At, length: number, out: number, side: 1 | -1) => along(from, length, -90 + side * out);
  const [shoulder, hip] = [
    (side: 1 | -1): At => [0.24 * side, 2.6],
    (side: 1 | -1): At => [0.13 * side, 1.6],
  ];
  return {
    head: both((side) => [0.1 * side, 3]),
    shoulder: both(shoulder),
    elbow: both((side) => limb(shoulder(side), arm, arms, side)),
    wrist: both((side) => limb(shoulder(side), 2 * arm, arms, side)),
    hip: both(hip),
    knee: both((side) => limb(hip(side), thigh, legs, side)),
    ankle: both((side) => limb(hip(side), thigh + shin, legs, side)),
  };
}

/** One rep of each kind of machine, from the start position at 0 to as deep as people go at 1. */
export const sticks = {
  pushup: (depth) => pushupStick(1 - 0.65 * depth),
  situp: (depth) => situpStick(4 + 76 * depth),
  squat: (depth) => squatStick(4 + 80 * depth),
  jumpingJack: (depth) => jackStick(8 + 145 * depth, 2 + 22 * depth),
} satisfies { readonly [movement in CountedMovement]?: (depth: number) => Stick };
