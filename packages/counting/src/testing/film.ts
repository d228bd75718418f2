import type { CountedMovement } from '../counted-movements';
import { type CountingEvent, countPose, startCounting } from '../counting';
import { type Joint, joints, type Pose } from '../pose';
import { poseOf, type Stick, type StickPoint, sidesOf } from './stick';

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

/** The poses of sticks that are shown one after the other, one for each interval. */
export function film(
  scenes: readonly (readonly [stick: Stick, durationMs: number])[],
  intervalMs = 100,
): Pose[] {
  let end = 0;
  return scenes.flatMap(([stick, durationMs]) => {
    const start = end;
    end += durationMs;
    return Array.from({ length: Math.ceil(durationMs / intervalMs) }, (_, index) =>
      poseOf(stick, start + index * intervalMs),
    );
  });
}

/** Low enough that a joint is taken as not seen. */
const hiddenScore = 0.05;

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
      return isHidden && pose.at >= from && pose.at < until ? { ...point, score: hiddenScore } : point;
    }),
  }));

/** Moves both sides of one part. */
export const shiftPart = (part: Stick[Part], x: number, y: number): readonly [StickPoint, StickPoint] => {
  const [[leftX, leftY], [rightX, rightY]] = sidesOf(part);
  return [
    [leftX + x, leftY + y],
    [rightX + x, rightY + y],
  ];
};

/** Moves the whole stick by so many trunk lengths. */
export const shiftStick = (stick: Stick, x: number): Stick =>
  Object.fromEntries(Object.entries(stick).map(([name, part]) => [name, shiftPart(part, x, 0)])) as Stick;
