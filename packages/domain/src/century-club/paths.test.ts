import { describe, expect, it } from 'vitest';
import { exerciseIds } from '../days/exercises';
import { standardTarget } from '../programs/program';
import { centuryClubPaths, pathIds } from './paths';

describe('A path of the Century Club', () => {
  it.each([
    ['strength', 'pushups', 'Diamond Push-ups', 15, 65],
    ['strength', 'situps', 'V-Ups', 15, 65],
    ['strength', 'jumpingJacks', 'Burpees', 10, 50],
    ['endurance', 'pushups', 'Push-ups', 100, 200],
    ['endurance', 'situps', 'Sit-ups', 100, 200],
    ['endurance', 'jumpingJacks', 'Jumping Jacks', 100, 300],
    ['hybrid', 'pushups', 'Hindu Push-ups', 20, 80],
    ['hybrid', 'situps', 'Russian Twists', 40, 140],
    ['hybrid', 'jumpingJacks', 'Box Jumps', 20, 80],
  ] as const)(
    'named %s has for %s the movement %s, from %i on club day 1 to %i on club day 100',
    (path, exercise, name, first, last) => {
      expect(centuryClubPaths[path].exercises[exercise].name).toBe(name);
      expect(standardTarget(path, exercise, 1)).toBe(first);
      expect(standardTarget(path, exercise, 100)).toBe(last);
    },
  );

  it('has targets that rise in a straight line from the first to the last, rounded', () => {
    // From 100 to 200 in 99 steps: 149.49 after 49 of them, 150.51 after 50.
    expect(standardTarget('endurance', 'pushups', 50)).toBe(149);
    expect(standardTarget('endurance', 'pushups', 51)).toBe(151);
    // From 100 to 300: 166.67 after 33 steps.
    expect(standardTarget('endurance', 'jumpingJacks', 34)).toBe(167);
    // From 10 to 50: 10.40 after one step, 10.81 after two.
    expect(standardTarget('strength', 'jumpingJacks', 2)).toBe(10);
    expect(standardTarget('strength', 'jumpingJacks', 3)).toBe(11);
  });

  it('has whole targets that never fall from one club day to the next', () => {
    for (const path of pathIds) {
      for (const exercise of exerciseIds) {
        for (let day = 2; day <= 100; day += 1) {
          const target = standardTarget(path, exercise, day);
          expect(Number.isInteger(target)).toBe(true);
          expect(target).toBeGreaterThanOrEqual(standardTarget(path, exercise, day - 1));
        }
      }
    }
  });

  it('has the target of the nearest club day for a day outside of the season', () => {
    expect(standardTarget('hybrid', 'situps', 0)).toBe(40);
    expect(standardTarget('hybrid', 'situps', 101)).toBe(140);
  });

  it.each([
    ['strength', 'Strength Path', 'Hard', 'Power & Control', 'Diamond Push-ups, V-Ups, Burpees'],
    [
      'endurance',
      'Endurance Path',
      'Medium',
      'Volume & Stamina',
      '100-200 Push-ups, 100-200 Sit-ups, 100-300 Jumping Jacks',
    ],
    ['hybrid', 'Hybrid Path', 'Challenging', 'Full Body', 'Hindu Push-ups, Russian Twists, Box Jumps'],
  ] as const)('named %s is shown as %s: %s, %s, with %s', (id, name, difficulty, focus, samples) => {
    expect(centuryClubPaths[id]).toMatchObject({ id, name, difficulty, focus });
    expect(centuryClubPaths[id].sampleExercises.join(', ')).toBe(samples);
    expect(centuryClubPaths[id].description).toMatch(/^[A-Z].*\.$/);
  });
});
