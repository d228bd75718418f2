import { useEffect, useState } from 'react';
import { serverClock } from '../../platform/time/server-clock';

/** The present minute by the clock of the server. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
