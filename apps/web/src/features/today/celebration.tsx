import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../platform/reduced-motion';
import { Confetti } from './confetti';

/** Both in milliseconds from now; at once for those who want no motion. */
type Props = { confettiAt: number; struckAt: number };

/** What surrounds a stage: the confetti, and that the struck pin is felt. */
export function Celebration({ confettiAt, struckAt }: Props) {
  const [isFalling, setFalling] = useState(false);
  useEffect(() => {
    const falling = setTimeout(setFalling, wantsNoMotion() ? 0 : confettiAt, true);
    const felt = setTimeout(() => navigator.vibrate?.(40), wantsNoMotion() ? 0 : struckAt);
    return () => {
      clearTimeout(falling);
      clearTimeout(felt);
    };
  }, [confettiAt, struckAt]);
  return isFalling && <Confetti onOver={() => setFalling(false)} />;
}
