import { useEffect, useRef, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { isDaySoundOn, playDayCompleted, wakeWithNextPress } from '../../../platform/device/sound';
import { Confetti } from './confetti';

// This file is preloaded while the day is open, so the press that completes the day unlocks the sound.
if (isDaySoundOn()) wakeWithNextPress();

/** Both are delays in milliseconds; with reduced motion they are zero. */
type Props = {
  confettiAt: number;
  struckAt: number;
  /** The person jumped to the end: no confetti any more, and what is still to be heard or felt comes at once. */
  isAtEnd?: boolean;
};

/** The effects around a celebration: confetti, vibration, and a sound if that is switched on. */
export function Fanfare({ confettiAt, struckAt, isAtEnd = false }: Props) {
  const [isFalling, setFalling] = useState(false);
  const isStruck = useRef(false);
  useEffect(() => {
    const falling = setTimeout(setFalling, wantsNoMotion() ? 0 : confettiAt, true);
    return () => clearTimeout(falling);
  }, [confettiAt]);
  useEffect(() => {
    if (isStruck.current) return;
    const felt = setTimeout(
      () => {
        isStruck.current = true;
        navigator.vibrate?.(40);
        if (isDaySoundOn()) playDayCompleted();
      },
      isAtEnd || wantsNoMotion() ? 0 : struckAt,
    );
    return () => clearTimeout(felt);
  }, [struckAt, isAtEnd]);
  return isFalling && !isAtEnd && <Confetti onOver={() => setFalling(false)} />;
}
