import { describe, expect, test } from 'vitest';
import { eventsOf, film, kindsOf, shiftPart, shiftStick } from './testing/film';
import { pushupStick, type Stick } from './testing/stick';
import { burpeeStick, jackStick, sticks } from './testing/sticks';

const [up, down] = [pushupStick(1), pushupStick(0.35)];
/** Neither up nor half way down. */
const between = pushupStick(0.8);
/** So deep that a single picture of it counts as deep, whatever the neighbours are. */
const deepest = pushupStick(0.25);
/** Draws the knees up, which is not a push-up posture. */
const inAnotherPosture = (stick: Stick): Stick => ({ ...stick, knee: shiftPart(stick.knee, 0, 0.6) });

type Scenes = Parameters<typeof film>[0];
const events = (scenes: Scenes, intervalMs?: number) => kindsOf('pushup', film(scenes, intervalMs));

describe('The duration of a rep', () => {
  // The pictures of a scene are 100 ms apart. A rep lasts from the last one up, at 500 ms in the first three rows and at
  // 600 ms in the last one, to the next one up: at 800, 790, 7,500 and 7,650 ms.
  test.each([
    ['may be 0.3 s', 600, 200, ['rep']],
    ['is not shorter than 0.3 s', 590, 200, []],
    ['may be 7 s', 600, 6_900, ['rep']],
    ['is not longer than 7 s, which is a rest', 650, 7_000, []],
  ])('%s', (_, before, durationMs, kinds) => {
    const scenes: Scenes = [
      [up, before],
      [down, durationMs],
      [up, 500],
    ];
    expect(events(scenes)).toEqual(kinds);
  });
});

describe('The start position', () => {
  const oneRep = [
    [down, 600],
    [up, 500],
  ] as const;

  test.each([
    ['is held for 0.2 s before the first rep', 300, ['rep']],
    ['is not only passed through', 200, []],
  ])('%s', (_, heldMs, kinds) => expect(events([[up, heldMs], ...oneRep])).toEqual(kinds));

  test.each([
    ['is held again after a rest at the bottom', 300, ['rep', 'rep']],
    ['is not only passed through after one', 200, ['rep']],
  ])('%s', (_, heldMs, kinds) => {
    expect(events([[up, 600], ...oneRep, [down, 8_000], [up, heldMs], ...oneRep])).toEqual(kinds);
  });

  test('is passed through between two reps', () => {
    expect(events([[up, 600], [down, 600], [up, 100], ...oneRep])).toEqual(['rep', 'rep']);
  });

  test('is not reached half way up: going down again continues the same rep', () => {
    expect(events([[up, 600], [down, 600], [between, 600], ...oneRep])).toEqual(['rep']);
  });
});

describe('Pictures of another posture', () => {
  test.each([
    ['for less than half a second cost nothing', 450, ['rep']],
    ['for longer end the rep', 500, []],
  ])('%s', (_, durationMs, kinds) => {
    const scenes: Scenes = [
      [up, 600],
      [down, 300],
      [inAnotherPosture(down), durationMs],
      [down, 300],
      [up, 600],
    ];
    expect(events(scenes, 50)).toEqual(kinds);
  });
});

describe('A deep picture', () => {
  /** A slow way down to these deep pictures and up again. */
  const repThrough = (intervalMs: number, deep: Scenes) =>
    events(
      [
        [up, 7 * intervalMs],
        [between, 5 * intervalMs],
        ...deep,
        [between, 5 * intervalMs],
        [up, 7 * intervalMs],
      ],
      intervalMs,
    );

  test.each([
    ['makes no rep if it is a single one of 20 in a second', 50, 1, []],
    ['makes a rep with a second one', 50, 2, ['rep']],
    ['makes no rep if it is a single one of 12 in a second', 80, 1, []],
    ['makes a rep if it is a single one of 11 in a second', 90, 1, ['rep']],
  ])('%s', (_, intervalMs, pictures, kinds) => {
    const reps = repThrough(intervalMs, [[deepest, intervalMs * pictures]]).filter((kind) => kind === 'rep');
    expect(reps).toEqual(kinds);
  });

  test('makes no rep after a picture of another posture', () => {
    const scenes: Scenes = [
      [inAnotherPosture(between), 50],
      [deepest, 50],
    ];
    expect(repThrough(50, scenes)).not.toContain('rep');
  });
});

describe('Another position', () => {
  test('is allowed for the next rep if the person moves there between two reps', () => {
    const aside = (stick: Stick) => shiftStick(stick, 1);
    const scenes: Scenes = [
      [up, 600],
      [down, 600],
      [up, 300],
      [aside(up), 300],
      [aside(down), 600],
      [aside(up), 500],
    ];
    expect(events(scenes)).toEqual(['rep', 'rep']);
  });

  test('is refused for the bottom of a rep, even in one picture', () => {
    const scenes: Scenes = [
      [up, 600],
      [shiftStick(deepest, 1), 100],
      [between, 300],
      [up, 500],
    ];
    expect(events(scenes)).not.toContain('rep');
  });
});

describe('A person who hardly goes down', () => {
  const downTo = (reach: number): Scenes => [
    [up, 600],
    [pushupStick(reach), 600],
    [up, 500],
  ];

  test('causes no report', () => expect(events(downTo(0.76))).toEqual([]));
  test('causes a report of a shallow pass from half way on', () =>
    expect(events(downTo(0.73))).toEqual(['shallow', 'fault']));

  const jack = sticks.jumpingJack(0);
  test.each([
    ['arms alone', jackStick(153, 2)],
    ['feet alone, the arms hardly lifted', jackStick(53, 24)],
  ])('causes no report in a jack with %s', (_, half) => {
    const scenes: Scenes = [
      [jack, 600],
      [half, 600],
      [jack, 500],
    ];
    expect(eventsOf('jumpingJack', film(scenes))).toEqual([]);
  });
});

describe('A fault', () => {
  const sagging = pushupStick(0.35, 0.3);

  test.each([
    ['of three pictures in ten is none', 300, ['rep']],
    ['of four in ten is one', 400, ['rep', 'fault']],
  ])('%s', (_, durationMs, kinds) => {
    const scenes: Scenes = [
      [up, 600],
      [sagging, durationMs],
      [down, 1_000 - durationMs],
      [up, 500],
    ];
    expect(events(scenes)).toEqual(kinds);
  });

  test('is looked for where it is visible: in a burpee, while the body is stretched', () => {
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
