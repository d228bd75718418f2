import { vi } from 'vitest';

/** Fakes the date and timeouts: none is due until the time is advanced. Other timers stay real, because axe uses some. */
export function fakeTimers(): void {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/** Advances the time, and lets React render. */
export async function advanceTime(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Lets timers run again by themselves. The date stays that of the story. */
export function runTimers(): void {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
}
