import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';

type Props = {
  from?: number;
  to: number;
  /** The time before the figure begins to count. */
  delayMs: number;
  durationMs?: number;
  format: (value: number) => string;
  /** Shows the last value at once. */
  isAtEnd?: boolean;
};

/** A figure that counts up to its value. */
export function CountUp({ from = 0, to, delayMs, durationMs = 600, format, isAtEnd = false }: Props) {
  const [value, setValue] = useState(() => (wantsNoMotion() ? to : from));
  useEffect(() => {
    if (wantsNoMotion()) return setValue(to);
    let frame = 0;
    const startsAt = performance.now() + delayMs;
    const count = () => {
      const progress = (performance.now() - startsAt) / Math.max(1, durationMs);
      if (progress >= 0) setValue(Math.round(from + (to - from) * Math.min(1, progress)));
      if (progress < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [from, to, delayMs, durationMs]);
  return format(isAtEnd ? to : value);
}
