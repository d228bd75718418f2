import { joints, type Pose } from '../pose';

export type StickPoint = readonly [x: number, y: number];

/** A body as lines, in trunk lengths, with the floor at 0 and up positive, so that a test can write it by hand. */
export type Stick = Readonly<
  Record<
    'head' | 'shoulder' | 'elbow' | 'wrist' | 'hip' | 'knee' | 'ankle',
    StickPoint | readonly [StickPoint, StickPoint]
  >
>;

/** In picture heights: the length of a trunk, the height of the floor, and where the stick stands. */
const trunk = 0.25;
const floor = 0.9;
const standsAt = 0.8;
/** A joint that a model is sure of. */
const score = 0.8;

/** Both sides of a part. A single point stands for both. */
export const sidesOf = (part: Stick[keyof Stick]) =>
  (typeof part[0] === 'number' ? [part, part] : part) as readonly [left: StickPoint, right: StickPoint];

/** The pose that an ideal camera sees. */
export function poseOf(stick: Stick, at: number): Pose {
  const keypointAt = ([x, y]: StickPoint) => ({ x: standsAt + x * trunk, y: floor - y * trunk, score });
  const keypoints = joints.map((joint) => {
    const name = joint.replace(/^(left|right)/, '').toLowerCase();
    // Eyes, ears and nose are at the head.
    const [left, right] = sidesOf(stick[(name in stick ? name : 'head') as keyof Stick]);
    return keypointAt(joint.startsWith('right') ? right : left);
  });
  return { at, width: 16 / 9, keypoints };
}

/** The joint between two bones of these lengths from one point to another. `turn` chooses the side to which it bends. */
export function jointBetween(
  [ax, ay]: StickPoint,
  [bx, by]: StickPoint,
  first: number,
  second: number,
  turn: 1 | -1,
): StickPoint {
  const distance = Math.min(Math.hypot(bx - ax, by - ay), first + second);
  const angle = Math.acos((first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance));
  const along = Math.atan2(by - ay, bx - ax) + turn * angle;
  return [ax + first * Math.cos(along), ay + first * Math.sin(along)];
}

/** In trunk lengths: the upper arm, which is as long as the forearm, and the body from the ankles to the shoulders. */
const [upperArm, body] = [0.5, 2.5];
/** The height of the ankle of a person on their toes. */
const ankleHeight = 0.2;

/** On hands and toes. `reach` is the distance of the shoulders from the floor, in arm lengths; `sag` lowers the hip. */
export function pushupStick(reach: number, sag = 0): Stick {
  const height = reach * 2 * upperArm;
  const slope = Math.asin((height - ankleHeight) / body);
  const pointAlong = (share: number): StickPoint => [
    share * body * Math.cos(slope),
    ankleHeight + share * (height - ankleHeight),
  ];
  const shoulder = pointAlong(1);
  const wrist: StickPoint = [pointAlong(1)[0], 0];
  const [hipX, hipY] = pointAlong(0.6);
  return {
    head: pointAlong(1.15),
    shoulder,
    wrist,
    elbow: reach >= 1 ? [shoulder[0], upperArm] : jointBetween(shoulder, wrist, upperArm, upperArm, 1),
    hip: [hipX, hipY - sag],
    knee: [pointAlong(0.3)[0], pointAlong(0.3)[1] - sag / 3],
    ankle: pointAlong(0),
  };
}

/** Goes out and back `times` times in `seconds` each, at so many poses a second, after a moment at the start. */
export function performReps(
  stick: (depth: number) => Stick,
  { times, seconds, rate = 20 }: { times: number; seconds: number; rate?: number },
): Pose[] {
  const [secondsBefore, secondsAfter] = [1, 0.3];
  const poses = Math.ceil((secondsBefore + times * seconds + secondsAfter) * rate);
  return Array.from({ length: poses }, (_, index) => {
    const time = index / rate - secondsBefore;
    const share = Math.min(times, Math.max(0, time / seconds));
    return poseOf(stick((1 - Math.cos(2 * Math.PI * share)) / 2), Math.round((index * 1_000) / rate));
  });
}
