import { expect, test } from 'vitest';
import { exerciseIds } from '../days/exercises';
import { creditOf, movementIds, movements, movementsFor } from './movements';
import { muscleGroups, muscleWeight } from './muscles';
import { suitedFor } from './suited';

test('every exercise can be done as six movements', () => {
  expect(movementIds).toHaveLength(18);
  for (const id of exerciseIds) expect(movementsFor(id)).toHaveLength(6);
  expect(new Set(movementIds.map((id) => movements[id].name)).size).toBe(18);
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
] as const)('a rep of %s counts on boards where %s is asked for: %i percent', (movement, own, credit) => {
  expect(creditOf(movement, own)).toBe(credit);
});

test('a harder movement counts no more than the one asked for', () => {
  for (const id of movementIds) {
    for (const own of movementsFor(movements[id].slot)) {
      const credit = creditOf(id, own);
      expect(credit >= 5 && credit <= 100 && credit % 5 === 0).toBe(true);
      if (movements[id].load >= movements[own].load) expect(credit).toBe(100);
    }
  }
});

test('every movement works some muscle, none more than wholly', () => {
  for (const id of movementIds) {
    const weights = muscleGroups.map((group) => muscleWeight(id, group));
    expect(Math.max(...weights)).toBeGreaterThan(0);
    expect(Math.max(...weights)).toBeLessThanOrEqual(1);
  }
  expect(muscleWeight('situp', 'hip flexors')).toBe(0.8);
});

test('whoever has to train around something finds a movement', () => {
  for (const { movements: suited } of Object.values(suitedFor)) expect(suited.length).toBeGreaterThan(1);
});
