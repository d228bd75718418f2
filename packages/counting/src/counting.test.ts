import { describe, expect, test } from 'vitest';
import type { CountedMovement } from './counted-movements';
import { countPose, startCounting } from './counting';
import type { Pose } from './pose';
import { eventsOf, eventsWithTimes, film, hideParts, kindsOf, repsOf } from './testing/film';
import { performReps, poseOf, pushupStick, type Stick } from './testing/stick';
import { burpeeStick, jackStick, situpStick, squatStick, sticks } from './testing/sticks';

describe('A set', () => {
  test('counts one rep each time the person goes down and comes up again', () => {
    const events = eventsOf(
      'pushup',
      performReps((depth) => pushupStick(1 - 0.65 * depth), { times: 5, seconds: 2 }),
    );
    expect(events).toEqual([1, 2, 3, 4, 5].map((count) => ({ kind: 'rep', count })));
  });

  test('reports a shallow pass, and does not count it', () => {
    const events = eventsOf(
      'pushup',
      performReps((depth) => pushupStick(1 - 0.3 * depth), { times: 1, seconds: 2 }),
    );
    expect(events).toEqual([{ kind: 'shallow' }, { kind: 'fault', fault: 'depth' }]);
  });

  test('names a fault at the first rep that has it, and then at every third', () => {
    const sagging = (depth: number) => pushupStick(1 - 0.65 * depth, 0.3);
    const events = eventsOf('pushup', performReps(sagging, { times: 7, seconds: 2 }));
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.join(' ')).toBe('rep fault rep rep rep fault rep rep rep fault');
    expect(events[1]).toEqual({ kind: 'fault', fault: 'hipLine' });
  });

  test('is paused after three seconds without a visible person, and continues with the same count', () => {
    const set = performReps((depth) => pushupStick(1 - 0.65 * depth), { times: 2, seconds: 2 });
    /** So low that a joint counts as not visible. */
    const hiddenScore = 0.05;
    const hiddenSet = set.map((pose) => ({
      ...pose,
      at: pose.at + 10_000,
      keypoints: pose.keypoints.map((point) => ({ ...point, score: hiddenScore })),
    }));
    const laterSet = set.map((pose) => ({ ...pose, at: pose.at + 20_000 }));
    const events = eventsOf('pushup', [...set, ...hiddenSet, ...laterSet]);
    expect(events.map(({ kind }) => kind)).toEqual(['rep', 'rep', 'lost', 'found', 'rep', 'rep']);
    expect(events.at(-1)).toEqual({ kind: 'rep', count: 4 });
  });

  test('counts nothing while a person only holds the position', () => {
    const holdingPoses = Array.from({ length: 600 }, (_, index) => poseOf(pushupStick(1), index * 100));
    expect(eventsOf('pushup', holdingPoses)).toEqual([]);
  });
});

/** Mirrors a pose horizontally. */
const mirrorPose = (pose: Pose): Pose => ({
  ...pose,
  keypoints: pose.keypoints.map((point) => ({ ...point, x: pose.width - point.x })),
});

test.each(Object.keys(sticks) as (keyof typeof sticks)[])(
  'A set of %s counts complete reps and no half ones',
  (movement) => {
    const set = (depth: number) =>
      performReps((share) => sticks[movement](share * depth), { times: 6, seconds: 1.6 });
    expect(repsOf(movement, set(1))).toBe(6);
    expect(repsOf(movement, set(1).map(mirrorPose))).toBe(6);
    expect(repsOf(movement, set(0.45))).toBe(0);
  },
);

describe('A fault', () => {
  const eventsOfOneRep = (movement: CountedMovement, stick: (depth: number) => Stick) =>
    eventsOf(movement, performReps(stick, { times: 1, seconds: 2 }));
  const rep = { kind: 'rep', count: 1 };

  test.each([
    ['neck', 'situp', (depth: number) => situpStick(4 + 76 * depth, 60)],
    ['chestUp', 'squat', (depth: number) => squatStick(4 + 80 * depth, 55 * depth)],
    ['hipLine', 'burpee', (depth: number) => burpeeStick(depth, 0.3)],
  ] as const)('%s is named with the rep that has it', (fault, movement, stick) => {
    expect(eventsOfOneRep(movement, stick)).toEqual([rep, { kind: 'fault', fault }]);
    expect(eventsOfOneRep(movement, sticks[movement])).toEqual([rep]);
  });

  test.each([
    ['armsOverhead', (depth: number) => jackStick(8 + 70 * depth, 2 + 22 * depth)],
    ['depth', (depth: number) => jackStick(8 + 145 * depth, 2 + 12 * depth)],
  ] as const)('%s keeps a jack from being counted', (fault, stick) => {
    expect(eventsOfOneRep('jumpingJack', stick)).toEqual([{ kind: 'shallow' }, { kind: 'fault', fault }]);
  });
});

describe('A second person who walks through the picture', () => {
  const rate = 20;
  const set = performReps(sticks.pushup, { times: 6, seconds: 2, rate });
  /** The set with a model that, for this time, follows a person who crosses the picture from one side to the other. */
  const withWalker = (from: number, seconds: number) =>
    set.map((pose, index) => {
      const share = (index / rate - from) / seconds;
      if (share < 0 || share > 1) return pose;
      const walker = poseOf(squatStick(4 + 12 * Math.sin(8 * share)), pose.at);
      const keypoints = walker.keypoints.map((point) => ({ ...point, x: point.x + 2 * share - 1 }));
      return { ...walker, keypoints };
    });

  test('causes no rep, no fault and no pause between two reps', () => {
    expect(eventsOf('pushup', withWalker(0.2, 0.6))).toEqual(eventsOf('pushup', set));
  });

  test.each([2, 2.5, 3])('costs at most the current rep, %s s into it', (from) => {
    for (const seconds of [0.3, 1, 2.5]) {
      const kinds = kindsOf('pushup', withWalker(from, seconds));
      // The reps that overlap with the crossing: the first begins after 1 s, and each takes 2 s.
      const mostLost = Math.ceil((from - 1 + seconds) / 2) - Math.floor((from - 1) / 2);
      expect(kinds.length).toBeGreaterThanOrEqual(6 - mostLost);
      expect(kinds.length).toBeLessThanOrEqual(6);
      expect(kinds.filter((kind) => kind !== 'rep')).toEqual([]);
    }
  });
});

/** Goes down from 0.6 s on and up again after 3 s, with a picture every 100 ms. */
const slowRepFilm = film([
  [sticks.pushup(0), 600],
  [sticks.pushup(1), 3_000],
  [sticks.pushup(0), 600],
]);
/** Every part that a push-up needs. */
const everyPart = ['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'] as const;

describe('A rep in progress', () => {
  test.each([
    ['continues after one second without pictures', 1_000, 1],
    ['is dropped after a longer time without pictures', 1_100, 0],
  ])('%s', (_, gap, reps) => {
    const remaining = slowRepFilm.filter(({ at }) => at <= 1_000 || at >= 1_000 + gap);
    expect(repsOf('pushup', remaining)).toBe(reps);
  });

  // A part that is not visible keeps its last position for 0.3 s.
  test.each([
    ['continues after one second out of sight', 1_300, 1],
    ['is dropped after a longer time out of sight', 1_400, 0],
  ])('%s', (_, hiddenMs, reps) => {
    expect(repsOf('pushup', hideParts(slowRepFilm, everyPart, 1_000, 1_000 + hiddenMs))).toBe(reps);
  });
});

describe('A person who is not visible', () => {
  const holdingFilm = film([[sticks.pushup(0), 8_000]]);

  test('is reported as lost once, three seconds after the last visible pose', () => {
    // The hidden parts keep their last position for 0.3 s, so the last visible pose is at 1.2 s.
    expect(eventsWithTimes('pushup', hideParts(holdingFilm, everyPart, 1_000))).toEqual([
      { event: { kind: 'lost' }, at: 4_200 },
    ]);
  });

  test('is reported as lost three seconds after the start if never visible', () => {
    expect(eventsWithTimes('pushup', hideParts(holdingFilm, everyPart))).toEqual([
      { event: { kind: 'lost' }, at: 3_000 },
    ]);
  });

  test('is not reported as lost after shorter absences, however many', () => {
    // With the 0.3 s for which hidden parts keep their position, 3.1 s out of sight are an absence of 2.8 s.
    const brieflyHiddenTwice = [1_000, 4_500].reduce(
      (poses, from) => hideParts(poses, everyPart, from, from + 3_100),
      holdingFilm,
    );
    expect(eventsOf('pushup', brieflyHiddenTwice)).toEqual([]);
  });
});

describe('A picture with an invalid time', () => {
  const set = performReps(sticks.pushup, { times: 3, seconds: 2, rate: 10 });
  const usualEvents = eventsOf('pushup', set);
  const startPose = poseOf(sticks.pushup(0), 0);

  test.each<[string, (at: number) => number]>([
    ['not a number', () => Number.NaN],
    ['the previous time', (at) => at],
    ['slightly earlier', (at) => at - 300],
    ['long ago', () => 0],
  ])('is ignored: %s', (_, time) => {
    const setWithLatePictures = set.flatMap((pose) => [pose, { ...startPose, at: time(pose.at) }]);
    expect(eventsOf('pushup', setWithLatePictures)).toEqual(usualEvents);
    const counting = countPose(startCounting('pushup'), set[0]!).counting;
    expect(countPose(counting, { ...startPose, at: time(0) })).toEqual({ counting, events: [] });
  });

  test('is ignored if it repeats a bottom pose, which stays a single one', () => {
    const filmWithRepeatedPoses = film(
      [
        [sticks.pushup(0), 600],
        [pushupStick(0.8), 300],
        [pushupStick(0.25), 50],
        [pushupStick(0.8), 300],
        [sticks.pushup(0), 600],
      ],
      50,
    ).flatMap((pose) => [pose, pose]);
    expect(repsOf('pushup', filmWithRepeatedPoses)).toBe(0);
  });
});
