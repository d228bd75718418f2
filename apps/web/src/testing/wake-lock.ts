import { vi } from 'vitest';

/** Records each change of the screen's wake lock. */
export function watchScreen(): ('awake' | 'asleep')[] {
  const changes: ('awake' | 'asleep')[] = [];
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    changes.push('awake');
    return { release: async () => void changes.push('asleep') } as WakeLockSentinel;
  });
  return changes;
}
