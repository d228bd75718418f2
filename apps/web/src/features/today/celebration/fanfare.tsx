import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';
import { isDaySoundOn, playDayCompleted, wakeWithNextPress } from '../../../platform/device/sound';
import { Confetti } from './confetti';

// This file is preloaded while the day is open, so the press that completes the day unlocks the sound.
if (isDaySoundOn()) wakeWithNextPress();

/** Both are delays in milliseconds; with reduced motion they are zero. */
type Props = { confettiAt: number; struckAt: number };

/** The effects around a celebration: confetti, vibration, and a sound if that is switched on. */
export function Fanfare({ confettiAt, struckAt }: Props) {
  const [isFalling, setFalling] = useState(false);
  useEffect(() => {
    const falling = setTimeout(setFalling, wantsNoMotion() ? 0 : confettiAt, true);
    const felt = setTimeout(
      () => {
        navigator.vibrate?.(40);
        if (isDaySoundOn()) playDayCompleted();
      },
      wantsNoMotion() ? 0 : struckAt,
    );
    return () => {
      clearTimeout(falling);
      clearTimeout(felt);
    };
  }, [confettiAt, struckAt]);
  return isFalling && <Confetti onOver={() => setFalling(false)} />;
}
