import { describe, expect, test } from 'vitest';
import { countedMovements } from './counted-movements';
import { film, heardOf, hidden, kindsOf, repsOf, saidOf } from './testing/seen';
import { type At, moved, pushupStick, type Stick } from './testing/stick';
import { squatStick, sticks } from './testing/sticks';

const drawn = Object.keys(sticks) as (keyof typeof sticks)[];

describe('what is not seen', () => {
  /** What each movement goes by. */
  const needed = drawn.flatMap((movement) =>
    (['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const)
      .filter((part) => countedMovements[movement].parts.includes(part))
      .map((part) => [movement, part] as const),
  );

  test.each(needed)('%s: without the %s it pauses, and goes on with it', (movement, part) => {
    const stick = sticks[movement];
    const set = film([
      [stick(0), 600],
      [stick(1), 1_100],
      [stick(0), 4_900],
      [stick(1), 1_100],
      [stick(0), 600],
    ]);
    const kinds = kindsOf(movement, hidden(set, [part], 2_000, 6_000));
    expect(kinds).toEqual(['rep', 'lost', 'found', 'rep']);
  });

  test('elbows that are lost in a set take nothing from it: the arms are as long as they were', () => {
    const set = moved(sticks.pushup, { times: 4, seconds: 2, rate: 10 });
    expect(kindsOf('pushup', hidden(set, ['elbow'], 800))).toEqual(['rep', 'rep', 'rep', 'rep']);
  });

  test('of arms that were never seen nobody knows how long they are: no push-up', () => {
    const set = moved(sticks.pushup, { times: 4, seconds: 2, rate: 10 });
    expect(heardOf('pushup', hidden(set, ['elbow']))).toEqual([{ news: { kind: 'lost' }, at: 3_000 }]);
  });

  test('a sit-up needs no arms, and is not asked for them', () => {
    const set = moved(sticks.situp, { times: 4, seconds: 2, rate: 10 });
    expect(countedMovements.situp.parts).not.toContain('wrist');
    expect(repsOf('situp', hidden(set, ['elbow', 'wrist']))).toBe(4);
  });

  test('a head that is not seen has no neck to be pulled', () => {
    const set = moved(sticks.situp, { times: 2, seconds: 2, rate: 10 });
    expect(kindsOf('situp', hidden(set, ['head']))).toEqual(['rep', 'rep']);
  });

  const lost = [{ news: { kind: 'lost' }, at: 3_000 }];

  test.each(drawn)('%s: all joints in one place are nobody', (movement) => {
    const at: At = [0, 1];
    const point: Stick = { head: at, shoulder: at, elbow: at, wrist: at, hip: at, knee: at, ankle: at };
    expect(heardOf(movement, film([[point, 4_000]]))).toEqual(lost);
  });

  test('a thigh without any length is none', () => {
    const { hip, ...rest } = squatStick(4);
    expect(heardOf('squat', film([[{ ...rest, hip, knee: hip }, 4_000]]))).toEqual(lost);
  });
});

describe('hands that are lost at the bottom', () => {
  /** One picture at the bottom, so long after the hands were last seen. */
  const set = (late: number) => {
    const poses = film([
      [pushupStick(1), 600],
      [pushupStick(0.8), 200 + late],
      [pushupStick(0.3), 100],
      [pushupStick(0.8), 300],
      [pushupStick(1), 500],
    ]);
    return kindsOf('pushup', hidden(poses, ['wrist'], 701, 900 + late));
  };

  test('are where they were, for 0.3 s', () => expect(set(200)).toEqual(['rep']));
  test('are nowhere after that', () => expect(set(210)).toEqual([]));
});

describe('bones as long as they were seen', () => {
  /** From ahead: the thighs point at the camera, and look the shorter the deeper it is. */
  const ahead = (bent: number): Stick => {
    const { hip, knee, shoulder, ...rest } = squatStick(bent, 10);
    const [x, y] = [knee[0] as number, hip[1] as number];
    return { ...rest, knee, hip: [x, y], shoulder: [x, y + 1] };
  };
  const squats = (lasting: number) =>
    film([
      [ahead(4), 800],
      [ahead(72), lasting],
      [ahead(4), 800],
    ]);

  test.each([800, 2_500])('a thigh that points at the camera for %i ms is no shorter', (lasting) => {
    expect(repsOf('squat', squats(lasting))).toBe(1);
  });

  test('whoever was crouching at first is measured when they stand', () => {
    const set = film([
      [ahead(45), 1_000],
      [squatStick(4), 2_500],
      [squatStick(71), 1_000],
      [squatStick(4), 600],
    ]);
    expect(saidOf('squat', set)).toEqual([{ kind: 'rep', count: 1 }]);
  });

  test('a joint that lies somewhere else for a moment makes no bone longer', () => {
    const set = film([
      [squatStick(4), 800],
      [{ ...squatStick(4), hip: [0, 4] }, 100],
      [squatStick(4), 700],
      [squatStick(84), 1_000],
      [squatStick(4), 600],
    ]);
    expect(saidOf('squat', set)).toEqual([{ kind: 'rep', count: 1 }]);
  });
});
