import { expect, test } from 'vitest';
import { factVersion } from '../challenge/facts/facts';
import { jumpingMovements } from '../reference-model/premium-badges';
import { movementVersions } from './movement-versions';
import { creditOf, type MovementId, movementIds, movements, movementsFor } from './movements';
import { muscleGroups, muscleWeight } from './muscles';
import { suitedFor } from './suited';

test('A new movement raises the version of facts, since an older page does not know its name', () => {
  expect({ version: factVersion, movements: movementIds.length }).toEqual({ version: 2, movements: 18 });
  expect(new Set(movementIds.map((id) => movements[id].name)).size).toBe(movementIds.length);
});

test('Every movement names the version of facts that introduced it, and none is newer than the facts', () => {
  const counts: Record<number, number> = {};
  for (const id of movementIds) counts[movementVersions[id]] = (counts[movementVersions[id]] ?? 0) + 1;
  // A movement that is added later goes into a line of its own, with a higher version.
  expect(counts).toEqual({ 2: 18 });
  expect(Math.max(...Object.values(movementVersions))).toBeLessThanOrEqual(factVersion);
});

test.each([
  ['inclinePushup', 'pushup', 65],
  ['kneePushup', 'pushup', 75],
  ['wallPushup', 'pushup', 30],
  ['crunch', 'situp', 60],
  ['russianTwist', 'situp', 60],
  ['deadBug', 'situp', 50],
  ['plank', 'situp', 35],
  ['stepJack', 'jumpingJack', 70],
  ['march', 'jumpingJack', 50],
  ['jumpingJack', 'burpee', 20],
] as const)('A rep of %s counts on boards for the due %s: %i percent', (movement, due, credit) => {
  expect(creditOf(movement, due)).toBe(credit);
});

test('A harder movement counts no more than the due one', () => {
  for (const id of movementIds) {
    for (const due of movementsFor(movements[id].slot)) {
      const credit = creditOf(id, due);
      expect(credit >= 5 && credit <= 100 && credit % 5 === 0).toBe(true);
      if (movements[id].load >= movements[due].load) expect(credit).toBe(100);
    }
  }
});

test('Every movement works some muscle, and none by more than 1', () => {
  for (const id of movementIds) {
    const weights = muscleGroups.map((group) => muscleWeight(id, group));
    expect(Math.max(...weights)).toBeGreaterThan(0);
    expect(Math.max(...weights)).toBeLessThanOrEqual(1);
  }
  expect(muscleWeight('situp', 'hip flexors')).toBe(0.8);
});

/** The movements that suit everybody alike. */
const forAnyone: MovementId[] = [
  'pushup',
  'diamondPushup',
  'hinduPushup',
  'kneePushup',
  'situp',
  'vUp',
  'russianTwist',
  ...jumpingMovements,
];

test('Every movement is listed in `suitedFor`, or here as suitable for anyone', () => {
  const suitedMovements = Object.values(suitedFor).flatMap((suit): readonly MovementId[] => suit.movements);
  expect([...new Set([...forAnyone, ...suitedMovements])].toSorted()).toEqual(movementIds.toSorted());
});

test('Every restriction has a choice of movements of one exercise', () => {
  for (const { name, movements: suited } of Object.values(suitedFor)) {
    expect(suited.length).toBeGreaterThan(1);
    expect(new Set(suited.map((id) => movements[id].slot)).size, name).toBe(1);
  }
});

test('Every movement of the third exercise jumps or is listed as not jumping, because Soft Landing depends on it', () => {
  expect([...jumpingMovements, ...suitedFor.noJumping.movements].toSorted()).toEqual(
    movementsFor('jumpingJacks').toSorted(),
  );
});
