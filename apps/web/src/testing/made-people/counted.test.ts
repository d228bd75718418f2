import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import { type CountingEvent, countPose, startCounting } from '@hundred/counting/counting';
import type { Pose } from '@hundred/counting/pose';
import { movementIds } from '@hundred/domain/movements/movements';
import { mistakes } from '@hundred/figures/mistakes';
import { motions } from '@hundred/figures/motions';
import { describe, expect, test } from 'vitest';
import { anglesOf, bestAngleOf, countOf, isAlike, miscountsIn, type Take, temposOf } from './counted';
import { type Film, filmPoses } from './film';
import { movementFor, otherScenes, posesWithoutPerson } from './others';
import { setOf } from './sets';

const ids = Object.keys(countedMovements) as CountedMovement[];
const usual = { distance: 1.3, errors: 1, isMirrored: false, seed: 1 } as const;

/** `npm run bench -- counting` counts many more; here each movement and angle is tested in three ways. */
describe.each(ids)('Twenty reps of %s', (movement) => {
  const [fast, middle, slow] = temposOf[movement];
  const takes: Omit<Take, 'angle' | 'seed'>[] = [
    { reps: 20, seconds: fast, rate: 15, distance: 1, errors: 1, isMirrored: false },
    { reps: 20, seconds: middle, rate: 8, distance: 1.5, errors: 1, isMirrored: true, rests: 'deep' },
    { reps: 20, seconds: slow, rate: 6, distance: 1.3, errors: 1, isMirrored: false, rests: 'atStart' },
  ];
  test.each(anglesOf[countedMovements[movement].view])(
    'are counted with at most one miscount, from %i°',
    (angle) => {
      // Another seed for each angle and take.
      const miscounts = takes.map((take, index) =>
        miscountsIn(movement, { ...take, angle, seed: angle + 97 * index }),
      );
      expect(miscounts.reduce((sum, miscount) => sum + miscount)).toBeLessThanOrEqual(takes.length);
    },
  );
});

describe('Another movement', () => {
  const seconds = 40;
  const tempo = 1.2;
  const film = (angle: number): Film => ({ ...usual, angle, rate: 8 });
  const cache = new Map<string, Pose[]>();
  const cachedPoses = (name: string, angle: number, poses: () => Pose[]) => {
    const key = `${name} ${angle}`;
    if (!cache.has(key)) cache.set(key, poses());
    return cache.get(key)!;
  };

  test.each(ids)('is never counted as %s', (movement) => {
    const angle = bestAngleOf(movement);
    const others = movementIds.filter((id) => !isAlike(id, movement));
    const counts = [
      ...others.map(
        (id) =>
          [
            id,
            cachedPoses(id, angle, () => filmPoses(movementFor(id, seconds, tempo), film(angle))),
          ] as const,
      ),
      ...Object.entries(otherScenes).map(
        ([name, scene]) =>
          [name, cachedPoses(name, angle, () => filmPoses(scene(seconds), film(angle)))] as const,
      ),
      ['nobody', cachedPoses('nobody', 0, () => posesWithoutPerson(seconds, 8, 1))] as const,
    ].map(([name, poses]) => [name, countOf(movement, poses)] as const);
    expect(counts.filter(([, count]) => count > 0)).toEqual([]);
  });
});

test.each(ids)('Half a rep of %s is never counted', (movement) => {
  const scene = setOf({ movement, reps: 10, seconds: temposOf[movement][1], depth: 0.4, seed: 3 });
  expect(countOf(movement, filmPoses(scene, { ...usual, angle: bestAngleOf(movement), rate: 12 }))).toBe(0);
});

/** The events of a set with the common mistake in every pose that it affects. */
function eventsOfMistake(movement: CountedMovement): CountingEvent[] {
  const { correctPose, pose } = mistakes[movement];
  const drawn = motions[movement];
  const motion = {
    ...drawn,
    poses: drawn.poses.map((right, index) => (index === correctPose ? pose : right)),
  };
  const scene = setOf({ movement, motion, reps: 4, seconds: temposOf[movement][1], seed: 5 });
  let counting = startCounting(movement);
  return filmPoses(scene, { ...usual, angle: bestAngleOf(movement), rate: 15 }).flatMap((pose) => {
    const { counting: next, events } = countPose(counting, pose);
    counting = next;
    return events;
  });
}

test.each([
  ['burpee', 'hipLine', 4],
  ['jumpingJack', 'armsOverhead', 0],
] as const)(
  'A mistake in %s is reported as %s at the first and the fourth rep',
  (movement, fault, countedReps) => {
    const events = eventsOfMistake(movement);
    expect(events.filter(({ kind }) => kind === 'rep')).toHaveLength(countedReps);
    expect(events.filter(({ kind }) => kind === 'fault')).toEqual([
      { kind: 'fault', fault },
      { kind: 'fault', fault },
    ]);
  },
);
