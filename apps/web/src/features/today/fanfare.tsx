import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../platform/reduced-motion';
import { isDaySoundOn, soundDayDone, wakeWithNextPress } from '../../platform/sound';
import { Confetti } from './confetti';

// This file is at hand while the day is open: the press that completes it wakes the sound.
if (isDaySoundOn()) wakeWithNextPress();

/** Both in milliseconds from now; at once for those who want no motion. */
type Props = { confettiAt: number; struckAt: number };

/** What surrounds a stage: the confetti, and that the moment is felt, and heard where that is switched on. */
export function Fanfare({ confettiAt, struckAt }: Props) {
  const [isFalling, setFalling] = useState(false);
  useEffect(() => {
    const falling = setTimeout(setFalling, wantsNoMotion() ? 0 : confettiAt, true);
    const felt = setTimeout(
      () => {
        navigator.vibrate?.(40);
        if (isDaySoundOn()) soundDayDone();
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
