import { vi } from 'vitest';

/** Whether the screen is kept awake, each time that changes. */
export function watchScreen(): ('awake' | 'asleep')[] {
  const log: ('awake' | 'asleep')[] = [];
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    log.push('awake');
    return { release: async () => void log.push('asleep') } as WakeLockSentinel;
  });
  return log;
}
