import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The screen that counts an exercise of a session. */
export function countingOf(name: string) {
  const screen = page.getByRole('main');
  return {
    screen,
    field: screen.getByRole('button', { name: `Count a rep of ${name}` }),
    status: screen.getByText(/ of \d+ done/),
    button: (label: string) => screen.getByRole('button', { name: label, exact: true }),
  };
}

/** Opens the session from the dashboard and starts it. */
export async function startSession(first = 'Push-ups') {
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const counting = countingOf(first);
  await expect.element(counting.status).toBeInTheDocument();
  return counting;
}

/** Counts a single exercise, from its card. On a phone its card has to be open. */
export async function openCounting(name: string) {
  await page.getByRole('link', { name: `Count reps of ${name}` }).click();
  const counting = countingOf(name);
  await expect.element(counting.status).toBeInTheDocument();
  return counting;
}

/** A touch with a time stamp chosen by the test, so that a slow machine does not change the interval between two. */
export async function touch(field: Element, at: number): Promise<void> {
  const event = new PointerEvent('pointerdown', { isPrimary: true, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  field.dispatchEvent(event);
  // Lets React render, so that a second touch finds the count of the first.
  await Promise.resolve();
}

/** Longer than the time within which a second touch is taken for a bounce. */
const betweenTouchesMs = 300;

/** Counts this many reps by touch, with time stamps after those of `repsBefore` earlier ones. */
export async function countReps(field: Element, reps: number, { repsBefore = 0 } = {}): Promise<void> {
  for (let rep = 1; rep <= reps; rep += 1) await touch(field, (repsBefore + rep) * betweenTouchesMs);
}
