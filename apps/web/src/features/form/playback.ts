import { cycleOf, type Motion, momentAt, startOf } from '@hundred/figures/motion';
import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../platform/device/reduced-motion';

/** The factor of slow playback. */
const slowness = 3;
/** A longer frame counts as this many seconds, so that the motion continues where it was after the page slept. */
const longestFrame = 0.1;
/** Seconds that differ by less are the same: their sums are not exact. */
const sameSeconds = 0.001;

/** The beat of a moment: the pose that is held, or that was left last. */
export const beatIndexAt = (motion: Motion, seconds: number) =>
  Math.floor(momentAt(motion, seconds).phase / 2);

/** The start of the next or the previous pose. Between two poses, back leads to the one that was left. */
export function stepFrom(motion: Motion, seconds: number, direction: 1 | -1): number {
  const beatCount = motion.beats.length;
  const beat = beatIndexAt(motion, seconds);
  const isOnPose = Math.abs(seconds - startOf(motion, beat)) < sameSeconds;
  if (direction === -1 && !isOnPose) return startOf(motion, beat);
  return startOf(motion, (beat + direction + beatCount) % beatCount);
}

/** Plays a motion in a loop until it is stopped. With reduced motion it only steps from pose to pose. */
export function usePlayback(motion: Motion) {
  const [isStill] = useState(wantsNoMotion);
  const [isPlaying, setPlaying] = useState(!isStill);
  const [isSlow, setSlow] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const cycle = cycleOf(motion);

  useEffect(() => {
    if (!isPlaying) return;
    let lastFrame: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      const passed = lastFrame === undefined ? 0 : Math.min((now - lastFrame) / 1000, longestFrame);
      lastFrame = now;
      setSeconds((before) => (before + passed / (isSlow ? slowness : 1)) % cycle);
      request = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, isSlow, cycle]);

  function goTo(moment: number) {
    setPlaying(false);
    setSeconds(moment);
  }

  return {
    seconds,
    cycle,
    isStill,
    isPlaying,
    isSlow,
    toggle: () => setPlaying(!isPlaying),
    toggleSlow: () => setSlow(!isSlow),
    goTo,
  };
}

export type Playback = ReturnType<typeof usePlayback>;
