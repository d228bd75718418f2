import { nextTask } from './next-task';

/** After this time without a paint, the page counts as left. */
const paintTimeoutMs = 100;

/**
 * Resolves after the next paint, so that the change of a press is on the screen before long work begins. A task may run
 * before the paint, but a new observer is called after it. A hidden page is never painted.
 */
export function nextPaint(): Promise<void> {
  if (!globalThis.IntersectionObserver || document.visibilityState === 'hidden') return nextTask();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(finish);
    const timer = setTimeout(finish, paintTimeoutMs);
    function finish(): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(document.documentElement);
  });
}
