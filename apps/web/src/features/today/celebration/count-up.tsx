import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';

type Props = {
  from?: number;
  to: number;
  /** Both in milliseconds. */
  delay: number;
  duration?: number;
  format: (value: number) => string;
  /** Shows the last value at once. */
  isAtEnd?: boolean;
};

/** A figure that counts up to its value. */
export function CountUp({ from = 0, to, delay, duration = 600, format, isAtEnd = false }: Props) {
  const [value, setValue] = useState(() => (wantsNoMotion() ? to : from));
  useEffect(() => {
    if (wantsNoMotion()) return setValue(to);
    let frame = 0;
    const startsAt = performance.now() + delay;
    const count = () => {
      const progress = (performance.now() - startsAt) / Math.max(1, duration);
      if (progress >= 0) setValue(Math.round(from + (to - from) * Math.min(1, progress)));
      if (progress < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [from, to, delay, duration]);
  return format(isAtEnd ? to : value);
}
