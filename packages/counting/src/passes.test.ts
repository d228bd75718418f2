import { describe, expect, test } from 'vitest';
import { carried, film, kindsOf, saidOf, shifted } from './testing/seen';
import { pushupStick, type Stick } from './testing/stick';
import { burpeeStick, jackStick, sticks } from './testing/sticks';

const [up, down] = [pushupStick(1), pushupStick(0.35)];
/** Neither up nor as far down as half of a rep. */
const between = pushupStick(0.8);
/** So deep that one picture of it is deep, whatever is before and after it. */
const deepest = pushupStick(0.25);
/** The knees drawn up: no push-up. */
const odd = (stick: Stick): Stick => ({ ...stick, knee: shifted(stick.knee, 0, 0.6) });

type Scenes = Parameters<typeof film>[0];
const said = (scenes: Scenes, every?: number) => kindsOf('pushup', film(scenes, every));

describe('how long a rep takes', () => {
  // A picture every 100 ms: the last one up is that long before the first one down.
  test.each([
    ['as fast as 0.3 s', 600, 200, ['rep']],
    ['faster, and nobody can', 590, 200, []],
    ['as slow as 7 s', 600, 6_900, ['rep']],
    ['slower, which is a rest', 650, 7_000, []],
  ])('%s', (_, before, lasting, kinds) => {
    const scenes: Scenes = [
      [up, before],
      [down, lasting],
      [up, 500],
    ];
    expect(said(scenes)).toEqual(kinds);
  });
});

describe('the start position', () => {
  const then = [
    [down, 600],
    [up, 500],
  ] as const;

  test.each([
    ['is held for 0.2 s before the first rep', 300, ['rep']],
    ['is not only passed through', 200, []],
  ])('%s', (_, held, kinds) => expect(said([[up, held], ...then])).toEqual(kinds));

  test.each([
    ['is held again after a rest at the bottom', 300, ['rep', 'rep']],
    ['is not only passed through after one', 200, ['rep']],
  ])('%s', (_, held, kinds) => {
    expect(said([[up, 600], ...then, [down, 8_000], [up, held], ...then])).toEqual(kinds);
  });

  test('is passed through between two reps', () => {
    expect(said([[up, 600], [down, 600], [up, 100], ...then])).toEqual(['rep', 'rep']);
  });

  test('is not where somebody is half way up: down again from there is the same rep', () => {
    expect(said([[up, 600], [down, 600], [between, 600], ...then])).toEqual(['rep']);
  });
});

describe('pictures that look like something else', () => {
  test.each([
    ['for less than half a second cost nothing', 450, ['rep']],
    ['for longer end the rep', 500, []],
  ])('%s', (_, lasting, kinds) => {
    const scenes: Scenes = [
      [up, 600],
      [down, 300],
      [odd(down), lasting],
      [down, 300],
      [up, 600],
    ];
    expect(said(scenes, 50)).toEqual(kinds);
  });

  const single = (every: number, deep: Scenes) =>
    said([[up, 7 * every], [between, 5 * every], ...deep, [between, 5 * every], [up, 7 * every]], every);

  test.each([
    ['one alone makes no depth where many are seen', 50, 1, []],
    ['two of them do', 50, 2, ['rep']],
    ['one is still alone at 12 in a second', 80, 1, []],
    ['one has to do where 11 are seen in a second', 90, 1, ['rep']],
  ])('%s', (_, every, pictures, kinds) => {
    const reps = single(every, [[deepest, every * pictures]]).filter((kind) => kind === 'rep');
    expect(reps).toEqual(kinds);
  });

  test('one alone makes no depth after one of something else either', () => {
    const scenes: Scenes = [
      [odd(between), 50],
      [deepest, 50],
    ];
    expect(single(50, scenes)).not.toContain('rep');
  });
});

describe('another place', () => {
  test('is where the next rep may be, for whoever goes there between two', () => {
    const further = (stick: Stick) => carried(stick, 1);
    const scenes: Scenes = [
      [up, 600],
      [down, 600],
      [up, 300],
      [further(up), 300],
      [further(down), 600],
      [further(up), 500],
    ];
    expect(said(scenes)).toEqual(['rep', 'rep']);
  });

  test('is not where the bottom of a rep may be, for one picture either', () => {
    const scenes: Scenes = [
      [up, 600],
      [carried(deepest, 1), 100],
      [between, 300],
      [up, 500],
    ];
    expect(said(scenes)).not.toContain('rep');
  });
});

describe('who hardly goes down', () => {
  const to = (reach: number): Scenes => [
    [up, 600],
    [pushupStick(reach), 600],
    [up, 500],
  ];

  test('was not trying: nothing is said', () => expect(said(to(0.76))).toEqual([]));
  test('was trying from half way on', () => expect(said(to(0.73))).toEqual(['shallow', 'fault']));

  const jack = sticks.jumpingJack(0);
  test.each([
    ['arms alone', jackStick(153, 2)],
    ['feet alone, the arms hardly lifted', jackStick(53, 24)],
  ])('with a jack: %s', (_, half) => {
    const scenes: Scenes = [
      [jack, 600],
      [half, 600],
      [jack, 500],
    ];
    expect(saidOf('jumpingJack', film(scenes))).toEqual([]);
  });
});

describe('a fault', () => {
  const sagging = pushupStick(0.35, 0.3);

  test.each([
    ['of three pictures in ten is none', 300, ['rep']],
    ['of four in ten is one', 400, ['rep', 'fault']],
  ])('%s', (_, lasting, kinds) => {
    const scenes: Scenes = [
      [up, 600],
      [sagging, lasting],
      [down, 1_000 - lasting],
      [up, 500],
    ];
    expect(said(scenes)).toEqual(kinds);
  });

  test('is looked for where it can be seen: in a burpee, while the body is long', () => {
    const burpee = (sag: number) =>
      film([
        [burpeeStick(0), 600],
        [burpeeStick(0.5), 900],
        [burpeeStick(1, sag), 300],
        [burpeeStick(0.5), 900],
        [burpeeStick(0), 500],
      ]);
    expect(kindsOf('burpee', burpee(0.3))).toEqual(['rep', 'fault']);
    expect(kindsOf('burpee', burpee(0))).toEqual(['rep']);
  });
});
