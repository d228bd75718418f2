import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountedMovement, countedMovements } from '@hundred/domain/counting/counted-movements';
import { joints, type Pose } from '@hundred/domain/counting/pose';
import { describe, expect, test } from 'vitest';
import { countOf, isAlike } from './counted';

/**
 * What MoveNet itself said of the drawn figure, clothed and painted: `docs/decisions/0200-counting.md`. A line is a
 * pose; each joint has x and y in thousandths of the picture and its score in hundredths, two digits to the base 36.
 */
function seenOf(movement: CountedMovement): { reps: number; poses: Pose[] } {
  const file = join(import.meta.dirname, 'seen-by-movenet', `${movement}.txt`);
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const [, reps, rate] = head.split(' ').map(Number);
  const poses = lines.map((line, index): Pose => {
    const figure = (place: number) => Number.parseInt(line.slice(2 * place, 2 * place + 2), 36);
    const keypoints = joints.map((_, joint) => ({
      x: figure(3 * joint) / 1_000,
      y: figure(3 * joint + 1) / 1_000,
      score: figure(3 * joint + 2) / 100,
    }));
    return { at: (index * 1_000) / rate!, width: 1, keypoints };
  });
  return { reps: reps!, poses };
}

const ids = Object.keys(countedMovements) as CountedMovement[];

describe.each(ids)('%s as MoveNet sees it', (movement) => {
  const { reps, poses } = seenOf(movement);

  test('is counted to the rep', () => expect(countOf(movement, poses)).toBe(reps));

  test('is nothing else', () => {
    const others = (Object.keys(countedMovements) as CountedMovement[]).filter(
      (id) => !isAlike(id, movement),
    );
    expect(others.filter((id) => countOf(id, poses) > 0)).toEqual([]);
  });
});
