import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountedMovement, countedMovements } from '@hundred/domain/counting/counted-movements';
import { joints, type Pose } from '@hundred/domain/counting/pose';
import { describe, expect, test } from 'vitest';
import { countOf, isAlike } from './counted';

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

/** Most trials begin in the midst of a jack: it has no start position before it, and is not counted. */
describe.each([
  ['22_16', 'jumpingJack', 2],
  ['23_16', 'jumpingJack', 2],
  ['23_15', 'jumpingJack', 2],
  // Then four times the arms alone, over feet that stay, and twists.
  ['13_29', 'jumpingJack', 2],
  ['22_14', 'squat', 2],
] as const)('motion capture %s, %s', (trial, movement, reps) => {
  const poses = posesIn(`motion-capture/${trial}.txt`);

  test('is counted to the rep', () => expect(countOf(movement, poses)).toBe(reps));
  test('is nothing else', () => expect(countedOtherwise(movement, poses)).toEqual([]));
});
