import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountedMovement, countedMovements } from '@hundred/domain/counting/counted-movements';
import { joints, type Pose } from '@hundred/domain/counting/pose';
import { describe, expect, test } from 'vitest';
import { countOf, isAlike, viewOf } from './counted';
import { type Film, filmed } from './film';
import { anglesOfReal, captured, miscountsOfReal, neither } from './real-people';

/**
 * The first line says which movement it is and how many poses there are in a second. Every other one is a pose: each
 * joint has x and y in thousandths of the picture's height and its score in hundredths, two digits to the base 36.
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
const countedOtherwise = (movement: CountedMovement, poses: readonly Pose[]) =>
  ids.filter((id) => !isAlike(id, movement) && countOf(id, poses) > 0);

/** What MoveNet itself said of the drawn figure, clothed and painted: `docs/decisions/0200-counting.md`. */
const shown: Readonly<Record<CountedMovement, number>> = {
  pushup: 6,
  diamondPushup: 5,
  inclinePushup: 5,
  kneePushup: 5,
  situp: 6,
  jumpingJack: 10,
  squat: 6,
  burpee: 5,
};

describe.each(ids)('%s as MoveNet sees it', (movement) => {
  const poses = posesIn(`seen-by-movenet/${movement}.txt`);

  test('is counted to the rep', () => expect(countOf(movement, poses)).toBe(shown[movement]));
  test('is nothing else', () => expect(countedOtherwise(movement, poses)).toEqual([]));
});

/** Filmed from every angle offered, as made people are: `docs/decisions/0200-counting.md`. */
describe.each(captured)('%s by real people', (movement) => {
  test.each(anglesOfReal(movement))('is counted with at most one miscount in twenty, from %i°', (angle) => {
    const { reps, off } = miscountsOfReal(movement, angle);
    expect(off).toBeLessThanOrEqual(reps / 20);
  });
});

test.each(ids)('what real people do otherwise is never counted as %s', (movement) => {
  const film: Film = {
    angle: viewOf(movement),
    rate: 12,
    distance: 1.3,
    errors: 1,
    isMirrored: false,
    seed: 3,
  };
  const counts = neither().map(({ name, scene }) => [name, countOf(movement, filmed(scene, film))] as const);
  expect(counts.filter(([, count]) => count > 0)).toEqual([]);
});
