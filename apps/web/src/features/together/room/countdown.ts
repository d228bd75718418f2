import { useEffect, useState } from 'react';
import { serverClock } from '../../../platform/time/server-clock';

export type Countdown = 'waiting' | 3 | 2 | 1 | 'begun';

const secondMs = 1000;

/** The figure that everybody sees at the same instant, independent of their own clocks. */
export function countAt(beginsAt: number, now: number): Countdown {
  const secondsLeft = Math.ceil((beginsAt - now) / secondMs);
  if (secondsLeft <= 0) return 'begun';
  return secondsLeft > 3 ? 'waiting' : (secondsLeft as 1 | 2 | 3);
}

/** The milliseconds until the figure changes. */
export function waitForNext(beginsAt: number, now: number): number | undefined {
  const millisecondsLeft = beginsAt - now;
  if (millisecondsLeft <= 0) return undefined;
  return millisecondsLeft > 3 * secondMs
    ? millisecondsLeft - 3 * secondMs
    : millisecondsLeft % secondMs || secondMs;
}

/** The 3-2-1 of everybody in the room, by the server's clock; undefined before somebody starts it. */
export function useCountdown(beginsAt: string | null): Countdown | undefined {
  const instant = beginsAt === null ? undefined : Date.parse(beginsAt);
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    if (instant === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const tickedAt = serverClock.now();
      setNow(tickedAt);
      const wait = waitForNext(instant, tickedAt);
      if (wait !== undefined) timer = setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [instant]);
  return instant === undefined ? undefined : countAt(instant, now);
}
