import { vi } from 'vitest';

/** From now on nothing that waits for a time to pass is due, until it is let pass. Axe waits for some itself. */
export function holdTime(): void {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/** Lets time pass, and the page show what came of it. */
export async function letPass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
