import { useEffect, useRef, useState } from 'react';
import { wantsNoMotion } from '../../../../platform/device/reduced-motion';
import { isDaySoundOn, playDayCompleted, wakeWithNextPress } from '../../../../platform/device/sound';
import { Confetti } from './confetti';

// This file is preloaded while the day is open, so the press that completes the day unlocks the sound.
if (isDaySoundOn()) wakeWithNextPress();

const vibrationMs = 40;

/** The delays are in milliseconds; with reduced motion they are zero. */
type Props = {
  confettiDelay: number;
  /** When a badge is struck: the device vibrates and sounds. */
  strikeDelay: number;
  /** The person jumped to the end: no confetti any more, and what is still to be heard or felt comes at once. */
  isAtEnd?: boolean;
};

/** The effects around a celebration: confetti, vibration, and a sound if that is switched on. */
export function Fanfare({ confettiDelay, strikeDelay, isAtEnd = false }: Props) {
  const [isFalling, setFalling] = useState(false);
  const hasStruck = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => setFalling(true), wantsNoMotion() ? 0 : confettiDelay);
    return () => clearTimeout(timer);
  }, [confettiDelay]);
  useEffect(() => {
    if (hasStruck.current) return;
    const timer = setTimeout(
      () => {
        hasStruck.current = true;
        navigator.vibrate?.(vibrationMs);
        if (isDaySoundOn()) playDayCompleted();
      },
      isAtEnd || wantsNoMotion() ? 0 : strikeDelay,
    );
    return () => clearTimeout(timer);
  }, [strikeDelay, isAtEnd]);
  return isFalling && !isAtEnd && <Confetti onOver={() => setFalling(false)} />;
}
