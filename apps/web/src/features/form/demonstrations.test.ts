import { movementIds } from '@hundred/domain/movements/movements';
import { motions } from '@hundred/figures/motions';
import { describe, expect, it } from 'vitest';
import { checkpointsOf } from './checkpoints';
import { checkpointIndexAt } from './demonstration';
import { demonstrationOf, demonstrationText } from './demonstrations';
import { beatIndexAt, stepFrom } from './playback';
import { discRadius, layOut } from './stage-layout';

describe.each(movementIds)('%s', (id) => {
  const motion = motions[id];
  const demonstration = demonstrationOf(id);
  const { checkpoints, poses } = demonstration;

  it('has two to five poses, three or four checkpoints and a mistake, each with a text', () => {
    expect(poses).toHaveLength(motion.poses.length);
    expect(poses.length).toBeGreaterThanOrEqual(2);
    expect(poses.length).toBeLessThanOrEqual(5);
    expect(new Set(motion.beats.map(({ pose }) => pose)).size).toBe(poses.length);
    expect(demonstrationText(id).checkpoints).toHaveLength(checkpointsOf[id].length);
    expect(checkpoints.length).toBeGreaterThanOrEqual(3);
    expect(checkpoints.length).toBeLessThanOrEqual(4);
    expect(demonstration.tempo).toMatch(/\.$/);
    const sentences = [...checkpoints.map(({ text }) => text), ...Object.values(demonstration.mistake)];
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  it('highlights one checkpoint in every phase, and each checkpoint in some phase', () => {
    // A beat has a phase in which its pose is held and one in which it changes, unless that takes no time.
    const phases = motion.beats.flatMap(({ hold, move }, beat) => [
      ...(hold > 0 ? [2 * beat] : []),
      ...(move > 0 ? [2 * beat + 1] : []),
    ]);
    const phasesOfCheckpoints = checkpoints.flatMap((checkpoint) => checkpoint.phases);
    expect(phasesOfCheckpoints.toSorted((a, b) => a - b)).toEqual(phases);
    expect(phases.every((phase) => checkpointIndexAt(demonstration, phase) >= 0)).toBe(true);
  });

  it('steps through all of its poses, forward and back', () => {
    const beats = motion.beats.map((_, index) => index);
    let seconds = 0;
    const beatsForward = beats.map(() => {
      const beat = beatIndexAt(motion, seconds);
      seconds = stepFrom(motion, seconds, 1);
      return beat;
    });
    expect(beatsForward).toEqual(beats);
    expect(seconds).toBe(0);
    const beatsBack = beats.map(() => {
      seconds = stepFrom(motion, seconds, -1);
      return beatIndexAt(motion, seconds);
    });
    expect(beatsBack).toEqual(beats.toReversed());
    // Between two poses, back leads to the one that was left.
    const { hold, move } = motion.beats[0]!;
    expect(stepFrom(motion, hold + move / 2, -1)).toBe(0);
  });

  it('has room for the numbers of its checkpoints beside the figure and each other', () => {
    const { discs, viewBox, bounds } = layOut(
      motion,
      checkpoints.map(({ joint }) => joint),
    );
    const [left, top, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
    for (const [index, [x, y]] of discs.entries()) {
      expect(x - discRadius).toBeGreaterThanOrEqual(left);
      expect(x + discRadius).toBeLessThanOrEqual(left + width);
      expect(y - discRadius).toBeGreaterThanOrEqual(top);
      expect(y + discRadius).toBeLessThanOrEqual(top + height);
      const isClear = x < bounds.left || x > bounds.right || y < bounds.top || y > 0;
      expect(isClear, `${index + 1} covers the figure`).toBe(true);
      for (const other of discs.slice(index + 1))
        expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(2 * discRadius);
    }
  });
});
