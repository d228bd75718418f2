import { describe, expect, test } from 'vitest';
import { countedMovements } from './counted-movements';
import { eventsOf, eventsWithTimes, film, hideParts, kindsOf, repsOf } from './testing/film';
import { performReps, pushupStick, type Stick, type StickPoint } from './testing/stick';
import { squatStick, sticks } from './testing/sticks';

const movements = Object.keys(sticks) as (keyof typeof sticks)[];

describe('A part that is not visible', () => {
  /** The parts that each movement requires. */
  const movementsWithParts = movements.flatMap((movement) =>
    (['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const)
      .filter((part) => countedMovements[movement].parts.includes(part))
      .map((part) => [movement, part] as const),
  );

  test.each(movementsWithParts)(
    'pauses the counting of %s if that part is the %s, and counting continues once the part is visible',
    (movement, part) => {
      const stick = sticks[movement];
      const set = film([
        [stick(0), 600],
        [stick(1), 1_100],
        [stick(0), 4_900],
        [stick(1), 1_100],
        [stick(0), 600],
      ]);
      const kinds = kindsOf(movement, hideParts(set, [part], 2_000, 6_000));
      expect(kinds).toEqual(['rep', 'lost', 'found', 'rep']);
    },
  );

  test('may be the elbows within a set: the arms keep their length', () => {
    const set = performReps(sticks.pushup, { times: 4, seconds: 2, rate: 10 });
    expect(kindsOf('pushup', hideParts(set, ['elbow'], 800))).toEqual(['rep', 'rep', 'rep', 'rep']);
  });

  test('may not be the arms from the start, because push-ups need their length', () => {
    const set = performReps(sticks.pushup, { times: 4, seconds: 2, rate: 10 });
    expect(eventsWithTimes('pushup', hideParts(set, ['elbow']))).toEqual([
      { event: { kind: 'lost' }, at: 3_000 },
    ]);
  });

  test('may be the arms in a sit-up', () => {
    const set = performReps(sticks.situp, { times: 4, seconds: 2, rate: 10 });
    expect(countedMovements.situp.parts).not.toContain('wrist');
    expect(repsOf('situp', hideParts(set, ['elbow', 'wrist']))).toBe(4);
  });

  test('may be the head: then no neck fault is named', () => {
    const set = performReps(sticks.situp, { times: 2, seconds: 2, rate: 10 });
    expect(kindsOf('situp', hideParts(set, ['head']))).toEqual(['rep', 'rep']);
  });
});

describe('A bone without length', () => {
  const lostEvents = [{ event: { kind: 'lost' }, at: 3_000 }];

  test.each(movements)('is not a visible one, as when all joints of %s are at one point', (movement) => {
    const point: StickPoint = [0, 1];
    const names = ['head', 'shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'] as const;
    const stick = Object.fromEntries(names.map((name) => [name, point])) as Stick;
    expect(eventsWithTimes(movement, film([[stick, 4_000]]))).toEqual(lostEvents);
  });

  test('is not a visible thigh', () => {
    const { hip, ...rest } = squatStick(4);
    expect(eventsWithTimes('squat', film([[{ ...rest, hip, knee: hip }, 4_000]]))).toEqual(lostEvents);
  });
});

describe('Hands that are hidden at the bottom', () => {
  /** One picture at the bottom, this time and 0.1 s after the hands were last visible (at 0.7 s). */
  const kindsAfter = (hiddenMs: number) => {
    const poses = film([
      [pushupStick(1), 600],
      [pushupStick(0.8), 200 + hiddenMs],
      [pushupStick(0.3), 100],
      [pushupStick(0.8), 300],
      [pushupStick(1), 500],
    ]);
    return kindsOf('pushup', hideParts(poses, ['wrist'], 701, 900 + hiddenMs));
  };

  test('keep their position for 0.3 s', () => expect(kindsAfter(200)).toEqual(['rep']));
  test('have no position after that', () => expect(kindsAfter(210)).toEqual([]));
});

describe('The longest visible length of a bone', () => {
  /** Seen from the front, the thighs point at the camera and look shorter the deeper the squat is. */
  const squatFromFront = (bent: number): Stick => {
    const { hip, knee, shoulder, ...rest } = squatStick(bent, 10);
    const [x, y] = [knee[0] as number, hip[1] as number];
    return { ...rest, knee, hip: [x, y], shoulder: [x, y + 1] };
  };
  const squats = (durationMs: number) =>
    film([
      [squatFromFront(4), 800],
      [squatFromFront(72), durationMs],
      [squatFromFront(4), 800],
    ]);

  test.each([800, 2_500])('does not shrink while a thigh points at the camera for %i ms', (durationMs) => {
    expect(repsOf('squat', squats(durationMs))).toBe(1);
  });

  test('is measured when a person who was crouching at first stands up', () => {
    const set = film([
      [squatFromFront(45), 1_000],
      [squatStick(4), 2_500],
      [squatStick(71), 1_000],
      [squatStick(4), 600],
    ]);
    expect(eventsOf('squat', set)).toEqual([{ kind: 'rep', count: 1 }]);
  });

  test('does not grow by a joint that is misplaced for a moment', () => {
    const set = film([
      [squatStick(4), 800],
      [{ ...squatStick(4), hip: [0, 4] }, 100],
      [squatStick(4), 700],
      [squatStick(84), 1_000],
      [squatStick(4), 600],
    ]);
    expect(eventsOf('squat', set)).toEqual([{ kind: 'rep', count: 1 }]);
  });
});
