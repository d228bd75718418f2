import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import { joints, type Pose } from '@hundred/counting/pose';
import { describe, expect, test } from 'vitest';
import { bestAngleOf, countOf, isAlike } from './counted';
import { type Film, filmPoses } from './film';
import { anglesOfReal, capturedMovements, miscountsOfReal, otherTrials } from './real-people';

/**
 * The first line has the movement and the poses per second. Every other line is a pose: each joint has x and y in
 * thousandths of the picture's height and its score in hundredths, two digits in base 36.
 */
function posesIn(file: string): Pose[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  const rate = Number(head.split(' ')[2]);
  return lines.map((line, index): Pose => {
    const figure = (place: number) => Number.parseInt(line.slice(2 * place, 2 * place + 2), 36);
    const keypoints = joints.map((_, joint) => ({
      x: figure(3 * joint) / 1_000,
      y: figure(3 * joint + 1) / 1_000,
      score: figure(3 * joint + 2) / 100,
    }));
    return { at: (index * 1_000) / rate, width: 1, keypoints };
  });
}

const ids = Object.keys(countedMovements) as CountedMovement[];
const otherMovementsCounted = (movement: CountedMovement, poses: readonly Pose[]) =>
  ids.filter((id) => !isAlike(id, movement) && countOf(id, poses) > 0);

/** The reps in recordings of MoveNet for the drawn figure, clothed and painted: `docs/decisions/0200-counting.md`. */
const recordedReps: Readonly<Record<CountedMovement, number>> = {
  pushup: 6,
  diamondPushup: 5,
  inclinePushup: 5,
  kneePushup: 5,
  situp: 6,
  jumpingJack: 10,
  squat: 6,
  burpee: 5,
};

describe.each(ids)('The recording of %s by MoveNet', (movement) => {
  const poses = posesIn(`seen-by-movenet/${movement}.txt`);

  test('is counted exactly', () => expect(countOf(movement, poses)).toBe(recordedReps[movement]));
  test('is counted as no other movement', () => expect(otherMovementsCounted(movement, poses)).toEqual([]));
});

/** Filmed from every offered angle, as made people are: `docs/decisions/0200-counting.md`. */
describe.each(capturedMovements)('A trial of %s by real people', (movement) => {
  test.each(anglesOfReal(movement))('is counted with at most one miscount in twenty, from %i°', (angle) => {
    const { reps, miscounted } = miscountsOfReal(movement, angle);
    expect(miscounted).toBeLessThanOrEqual(reps / 20);
  });
});

test.each(ids)('A trial of something else by real people is never counted as %s', (movement) => {
  const film: Film = {
    angle: bestAngleOf(movement),
    rate: 12,
    distance: 1.3,
    errors: 1,
    isMirrored: false,
    seed: 3,
  };
  const counts = otherTrials().map(
    ({ name, scene }) => [name, countOf(movement, filmPoses(scene, film))] as const,
  );
  expect(counts.filter(([, count]) => count > 0)).toEqual([]);
});
