import { useEffect, useState } from 'react';
import { serverClock } from '../../platform/time/server-clock';

/** The desk shows minutes. */
const renewalMs = 30_000;

/** The present time by the clock of the server, renewed twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), renewalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
