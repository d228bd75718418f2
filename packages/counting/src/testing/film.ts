import type { CountedMovement } from '../counted-movements';
import { type CountingEvent, countPose, startCounting } from '../counting';
import { type Joint, joints, type Pose } from '../pose';
import { poseOf, type Stick, type StickPoint } from './stick';

/** The announcements of a set, each with its time. */
export function eventsWithTimes(movement: CountedMovement, poses: readonly Pose[]) {
  let counting = startCounting(movement);
  return poses.flatMap((pose) => {
    const { counting: next, events } = countPose(counting, pose);
    counting = next;
    return events.map((event) => ({ event, at: pose.at }));
  });
}

export const eventsOf = (movement: CountedMovement, poses: readonly Pose[]): CountingEvent[] =>
  eventsWithTimes(movement, poses).map(({ event }) => event);

export const kindsOf = (movement: CountedMovement, poses: readonly Pose[]) =>
  eventsOf(movement, poses).map(({ kind }) => kind);

export const repsOf = (movement: CountedMovement, poses: readonly Pose[]) =>
  kindsOf(movement, poses).filter((kind) => kind === 'rep').length;

/** Shows each stick for so many milliseconds, with a picture every `every` of them. */
export function film(scenes: readonly (readonly [Stick, number])[], every = 100): Pose[] {
  let begun = 0;
  return scenes.flatMap(([stick, lasting]) => {
    const from = begun;
    begun += lasting;
    return Array.from({ length: Math.ceil(lasting / every) }, (_, index) =>
      poseOf(stick, from + index * every),
    );
  });
}

type Part = keyof Stick;

/** The body part of a left or right joint. */
const partOf = (joint: Joint) =>
  joint
    .replace(/^(left|right)/, '')
    .toLowerCase()
    .replace('ear', 'head');

/** Hides these joints between two times. */
export const hideParts = (
  poses: readonly Pose[],
  names: readonly (Part | Joint)[],
  from = Number.NEGATIVE_INFINITY,
  until = Number.POSITIVE_INFINITY,
): Pose[] =>
  poses.map((pose) => ({
    ...pose,
    keypoints: pose.keypoints.map((point, index) => {
      const isHidden = names.some((name) => name === joints[index] || name === partOf(joints[index]!));
      return isHidden && pose.at >= from && pose.at < until ? { ...point, score: 0.05 } : point;
    }),
  }));

/** Moves one part. */
export const shiftPart = (part: Stick[Part], x: number, y: number): readonly [StickPoint, StickPoint] => {
  const [[ax, ay], [bx, by]] = (typeof part[0] === 'number' ? [part, part] : part) as [
    StickPoint,
    StickPoint,
  ];
  return [
    [ax + x, ay + y],
    [bx + x, by + y],
  ];
};

/** Moves the whole stick by so many trunk lengths. */
export const shiftStick = (stick: Stick, x: number): Stick =>
  Object.fromEntries(Object.entries(stick).map(([name, part]) => [name, shiftPart(part, x, 0)])) as Stick;
