import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountedMovement, countedMovements } from './counted-movements';
import { type CountingEvent, countPose, startCounting } from './counting';
import type { Keypoint, Pose } from './pose';
import { eventsWithTimes } from './testing/film';
import { performReps } from './testing/stick';
import { sticks } from './testing/sticks';

type TimedEvent = CountingEvent & { readonly at: number };

const timedEventsOf = (movement: CountedMovement, poses: readonly Pose[]): TimedEvent[] =>
  eventsWithTimes(movement, poses).map(({ event, at }) => ({ ...event, at }));

const repsIn = (events: readonly TimedEvent[]) => events.filter(({ kind }) => kind === 'rep');

/** A fixed seed, so that a red test stays red. */
const fixedSeed = { seed: 20_261_116 };

const movements = Object.keys(sticks) as (keyof typeof sticks)[];

/** A random set: deep or shallow, fast or slow, with joints that jitter or are not visible. */
const anySet = fc
  .record({
    movement: fc.constantFrom(...movements),
    depth: fc.double({ min: 0.2, max: 1.1, noNaN: true }),
    seconds: fc.double({ min: 0.5, max: 6, noNaN: true }),
    rate: fc.integer({ min: 5, max: 20 }),
    /** The picture and the joint with an error, and its distance. The model is the less sure, the smaller the error. */
    errors: fc.array(fc.tuple(fc.nat(400), fc.nat(16), fc.double({ min: -0.2, max: 0.2, noNaN: true })), {
      maxLength: 12,
    }),
  })
  .map(({ movement, depth, seconds, rate, errors }) => {
    const poses = performReps((share) => sticks[movement](share * depth), { times: 3, seconds, rate });
    for (const [index, joint, offset] of errors) {
      const keypoints = poses[index % poses.length]!.keypoints as Keypoint[];
      keypoints[joint] = {
        x: keypoints[joint]!.x + offset,
        y: keypoints[joint]!.y - offset,
        score: Math.abs(offset) * 4,
      };
    }
    return { movement, poses };
  });

const withKeypoints = (poses: readonly Pose[], change: (point: Keypoint, pose: Pose) => Keypoint): Pose[] =>
  poses.map((pose) => ({ ...pose, keypoints: pose.keypoints.map((point) => change(point, pose)) }));

describe('Counting of any input', () => {
  test('raises the count by one at a time, and not faster than a rep can be done', () => {
    fc.assert(
      fc.property(anySet, ({ movement, poses }) => {
        const reps = repsIn(timedEventsOf(movement, poses));
        expect(reps.map((event) => 'count' in event && event.count)).toEqual(
          reps.map((_, index) => index + 1),
        );
        const gaps = reps.slice(1).map(({ at }, index) => at - reps[index]!.at);
        expect(gaps.filter((gap) => gap < countedMovements[movement].pace.shortest)).toEqual([]);
      }),
      { ...fixedSeed, numRuns: 60 },
    );
  });

  test('does not depend on the start time, the direction or the distance', () => {
    fc.assert(
      fc.property(
        anySet,
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (set, delayMs, size) => {
          const { movement, poses } = set;
          const kinds = (changedPoses: readonly Pose[]) =>
            timedEventsOf(movement, changedPoses).map(({ kind }) => kind);
          const usualKinds = kinds(poses);
          expect(kinds(poses.map((pose) => ({ ...pose, at: pose.at + delayMs })))).toEqual(usualKinds);
          expect(
            kinds(withKeypoints(poses, (point, { width }) => ({ ...point, x: width - point.x }))),
          ).toEqual(usualKinds);
          expect(
            kinds(withKeypoints(poses, ({ x, y, score }) => ({ x: x * size, y: y * size, score }))),
          ).toEqual(usualKinds);
        },
      ),
      { ...fixedSeed, numRuns: 40 },
    );
  });

  test('does not change its input, and gives the same output for the same input', () => {
    fc.assert(
      fc.property(anySet, ({ movement, poses }) => {
        const frozen = withKeypoints(poses, (point) => Object.freeze({ ...point })).map(
          Object.freeze,
        ) as Pose[];
        const counting = Object.freeze(startCounting(movement));
        expect(countPose(counting, frozen[0]!)).toEqual(countPose(counting, frozen[0]!));
        expect(timedEventsOf(movement, frozen)).toEqual(timedEventsOf(movement, poses));
      }),
      { ...fixedSeed, numRuns: 20 },
    );
  });

  const anyNumber = fc.oneof(
    fc.double(),
    fc.double({ min: 0, max: 1 }),
    fc.constantFrom(Number.NaN, 0, 1, -1),
  );
  const anyPose: fc.Arbitrary<Pose> = fc.record({
    at: fc.oneof(fc.integer({ min: 0, max: 20_000 }), anyNumber),
    width: anyNumber,
    keypoints: fc.array(fc.record({ x: anyNumber, y: anyNumber, score: anyNumber }), { maxLength: 18 }),
  });

  test('accepts random poses without an error and counts no rep', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(countedMovements) as CountedMovement[])),
        fc.array(anyPose, { maxLength: 40 }),
        (movement, poses) => {
          expect(repsIn(timedEventsOf(movement, poses))).toEqual([]);
        },
      ),
      { ...fixedSeed, numRuns: 150 },
    );
  });

  test('does not count a rep with a gap of ten seconds, or with a time that goes back', () => {
    const poses = performReps(sticks.pushup, { times: 1, seconds: 2 });
    const middle = Math.round(poses.length / 2);
    const withJumpInMiddle = (offset: number) =>
      poses.map((pose, index) => (index < middle ? pose : { ...pose, at: pose.at + offset }));
    expect(repsIn(timedEventsOf('pushup', poses))).toHaveLength(1);
    expect(repsIn(timedEventsOf('pushup', withJumpInMiddle(10_000)))).toHaveLength(0);
    expect(repsIn(timedEventsOf('pushup', withJumpInMiddle(-10_000)))).toHaveLength(0);
  });
});
