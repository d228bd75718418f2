import { describe, expect, test } from 'vitest';
import type { CountedMovement } from './counted-movements';
import { type CountingNews, countPose, startCounting } from './counting';
import type { Pose } from './pose';
import { moved, poseOf, pushupStick, type Stick } from './testing/stick';
import { burpeeStick, jackStick, situpStick, squatStick, sticks } from './testing/sticks';

function saidOf(poses: readonly Pose[], movement: CountedMovement = 'pushup'): CountingNews[] {
  let counting = startCounting(movement);
  return poses.flatMap((pose) => {
    const { counting: next, said } = countPose(counting, pose);
    counting = next;
    return said;
  });
}

const repsIn = (said: readonly CountingNews[]) => said.filter(({ kind }) => kind === 'rep').length;

describe('a set', () => {
  test('counts each time somebody goes down and comes up again', () => {
    const said = saidOf(moved((depth) => pushupStick(1 - 0.65 * depth), { times: 5, seconds: 2 }));
    expect(said).toEqual([1, 2, 3, 4, 5].map((count) => ({ kind: 'rep', count })));
  });

  test('says of a pass that is not deep that it was one, and no rep', () => {
    const said = saidOf(moved((depth) => pushupStick(1 - 0.3 * depth), { times: 1, seconds: 2 }));
    expect(said).toEqual([{ kind: 'shallow' }, { kind: 'fault', fault: 'depth' }]);
  });

  test('names a fault at the first rep that has it, and then at every third', () => {
    const sagging = (depth: number) => pushupStick(1 - 0.65 * depth, 0.3);
    const said = saidOf(moved(sagging, { times: 7, seconds: 2 }));
    const kinds = said.map(({ kind }) => kind);
    expect(kinds.join(' ')).toBe('rep fault rep rep rep fault rep rep rep fault');
    expect(said[1]).toEqual({ kind: 'fault', fault: 'hipLine' });
  });

  test('is lost when nobody was seen for three seconds, keeps the count, and goes on when they are back', () => {
    const set = moved((depth) => pushupStick(1 - 0.65 * depth), { times: 2, seconds: 2 });
    const unseen = set.map((pose) => ({
      ...pose,
      at: pose.at + 10_000,
      keypoints: pose.keypoints.map((point) => ({ ...point, score: 0.05 })),
    }));
    const again = set.map((pose) => ({ ...pose, at: pose.at + 20_000 }));
    const said = saidOf([...set, ...unseen, ...again]);
    expect(said.map(({ kind }) => kind)).toEqual(['rep', 'rep', 'lost', 'found', 'rep', 'rep']);
    expect(said.at(-1)).toEqual({ kind: 'rep', count: 4 });
  });

  test('counts nothing of somebody who only holds the position', () => {
    const held = Array.from({ length: 600 }, (_, index) => poseOf(pushupStick(1), index * 100));
    expect(repsIn(saidOf(held))).toBe(0);
  });
});

test.each(Object.keys(sticks) as (keyof typeof sticks)[])(
  'a set of %s counts what was done, and not what was half done',
  (movement) => {
    const set = (depth: number) =>
      moved((share) => sticks[movement](share * depth), { times: 6, seconds: 1.6 });
    expect(repsIn(saidOf(set(1), movement))).toBe(6);
    expect(repsIn(saidOf(set(0.45), movement))).toBe(0);
  },
);

describe('a fault', () => {
  const named = (movement: CountedMovement, stick: (depth: number) => Stick) =>
    saidOf(moved(stick, { times: 1, seconds: 2 }), movement);
  const rep = { kind: 'rep', count: 1 };

  test.each([
    ['neck', 'situp', (depth: number) => situpStick(4 + 76 * depth, 60)],
    ['chestUp', 'squat', (depth: number) => squatStick(4 + 80 * depth, 55 * depth)],
    ['hipLine', 'burpee', (depth: number) => burpeeStick(depth, 0.3)],
  ] as const)('%s is named with the rep that has it', (fault, movement, stick) => {
    expect(named(movement, stick)).toEqual([rep, { kind: 'fault', fault }]);
    expect(named(movement, sticks[movement])).toEqual([rep]);
  });

  test.each([
    ['armsOverhead', (depth: number) => jackStick(8 + 70 * depth, 2 + 22 * depth)],
    ['depth', (depth: number) => jackStick(8 + 145 * depth, 2 + 12 * depth)],
  ] as const)('%s is what keeps a jack from being one', (fault, stick) => {
    expect(named('jumpingJack', stick)).toEqual([{ kind: 'shallow' }, { kind: 'fault', fault }]);
  });
});

describe('somebody who walks through the picture', () => {
  const rate = 20;
  const set = moved(sticks.pushup, { times: 6, seconds: 2, rate });
  /** For so long the model sees whoever crosses instead, from one side to the other. */
  const crossed = (from: number, seconds: number) =>
    set.map((pose, index) => {
      const share = (index / rate - from) / seconds;
      if (share < 0 || share > 1) return pose;
      const walker = poseOf(squatStick(4 + 12 * Math.sin(8 * share)), pose.at);
      const keypoints = walker.keypoints.map((point) => ({ ...point, x: point.x + 2 * share - 1 }));
      return { ...walker, keypoints };
    });

  test('is no rep, no fault and no end of the set, between two reps', () => {
    expect(saidOf(crossed(0.2, 0.6))).toEqual(saidOf(set));
  });

  test.each([2, 2.5, 3])('costs at most the rep that is being done, %s s into it', (from) => {
    for (const seconds of [0.3, 1, 2.5]) {
      const said = saidOf(crossed(from, seconds));
      const lost = Math.ceil((from - 1 + seconds) / 2) - Math.floor((from - 1) / 2);
      expect(repsIn(said)).toBeGreaterThanOrEqual(6 - lost);
      expect(repsIn(said)).toBeLessThanOrEqual(6);
      expect(said.filter(({ kind }) => kind === 'fault' || kind === 'shallow')).toEqual([]);
    }
  });
});
