import { describe, expect, test } from 'vitest';
import { type CountingNews, countPose, startCounting } from './counting';
import type { Pose } from './pose';
import { moved, poseOf, pushupStick } from './testing/stick';

function saidOf(poses: readonly Pose[]): CountingNews[] {
  let counting = startCounting('pushup');
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
