import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../platform/reduced-motion';
import { cycleOf, type Motion, momentAt, startOf } from '../../ui/figures/motion';

/** How much slower slow is. */
const slowness = 3;
/** A page that was asleep goes on from where it was. */
const longestFrame = 0.1;

/** The beat that a moment belongs to: the pose that is held, or that was left last. */
export const beatAt = (motion: Motion, seconds: number) => Math.floor(momentAt(motion, seconds).phase / 2);

/** When the next pose begins, or the one before: from somewhere between two, back is the one that was left. */
export function stepFrom(motion: Motion, seconds: number, way: 1 | -1): number {
  const beats = motion.beats.length;
  const beat = beatAt(motion, seconds);
  const isOnPose = Math.abs(seconds - startOf(motion, beat)) < 0.001;
  if (way === -1 && !isOnPose) return startOf(motion, beat);
  return startOf(motion, (beat + way + beats) % beats);
}

/** A motion that goes round and round until somebody halts it. Whoever wants no motion steps from pose to pose. */
export function usePlayback(motion: Motion) {
  const [isStill] = useState(wantsNoMotion);
  const [isPlaying, setPlaying] = useState(!isStill);
  const [isSlow, setSlow] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const cycle = cycleOf(motion);

  useEffect(() => {
    if (!isPlaying) return;
    let last: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      const passed = last === undefined ? 0 : Math.min((now - last) / 1000, longestFrame);
      last = now;
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
