import { vi } from 'vitest';

/** Records each change of the screen's wake lock. */
export function watchScreen(): ('awake' | 'asleep')[] {
  const log: ('awake' | 'asleep')[] = [];
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    log.push('awake');
    return { release: async () => void log.push('asleep') } as WakeLockSentinel;
  });
  return log;
}
