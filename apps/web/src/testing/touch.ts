import { onTestFinished } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

/** Makes the browser a touch device until the test ends: its media queries match, and it accepts touches. */
export async function beTouchDevice(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
}

type Point = { x: number; y: number };

/** Converts a position in the test's page to one in the window around it, because the page is a frame there. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return { x, y };
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.clientWidth;
  return { x: box.left + x * scale, y: box.top + y * scale };
}

export function middleOf(locator: Locator): Point {
  const { left, top, width, height } = locator.element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(inWindow) });

/** A native touch, so that the browser also fires the pointer, mouse and click events that follow. */
export const putFingerDown = (at: Point) => send('touchStart', [at]);
export const moveFinger = (to: Point) => send('touchMove', [to]);
export const liftFinger = () => send('touchEnd', []);

export async function tap(at: Point): Promise<void> {
  await putFingerDown(at);
  await liftFinger();
}

/** A mouse click at a position, whatever is there; it waits for nothing. */
export async function clickAt(at: Point): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp().send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', clickCount: 1 });
}
