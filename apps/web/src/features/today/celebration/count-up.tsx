import { useEffect, useState } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';

type Props = {
  from?: number;
  to: number;
  /** The delay in milliseconds. */
  at: number;
  lasts?: number;
  format: (value: number) => string;
  /** Shows the last value at once. */
  isAtEnd?: boolean;
};

/** A figure that counts up to its value. */
export function CountUp({ from = 0, to, at, lasts = 600, format, isAtEnd = false }: Props) {
  const [value, setValue] = useState(() => (wantsNoMotion() ? to : from));
  useEffect(() => {
    if (wantsNoMotion()) return setValue(to);
    let frame = 0;
    const began = performance.now() + at;
    const count = () => {
      const done = (performance.now() - began) / Math.max(1, lasts);
      if (done >= 0) setValue(Math.round(from + (to - from) * Math.min(1, done)));
      if (done < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [from, to, at, lasts]);
  return format(isAtEnd ? to : value);
}
