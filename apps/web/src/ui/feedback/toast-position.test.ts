import { expect, it } from 'vitest';
import { toastBottom } from './toast-position';

const view = { top: 0, bottom: 640 };
const tabBar = { top: 574, bottom: 640 };
const completeButton = { top: 505, bottom: 565 };

// The first argument is the height of the message, the last one the position that it has. Positions are the lower edges
// of messages, 8 pixels above a control.
it('A message is placed at the lower edge, above the controls there', () => {
  expect(toastBottom(60, view, [])).toBe(640);
  expect(toastBottom(60, view, [tabBar])).toBe(566);
  expect(toastBottom(60, view, [tabBar, completeButton])).toBe(497);
});

it('A message is placed between two buttons only if it fits', () => {
  const above = { top: 300, bottom: 450 };
  expect(toastBottom(45, view, [tabBar, completeButton, above])).toBe(497);
  expect(toastBottom(60, view, [tabBar, completeButton, above])).toBe(292);
});

it('A message stays where it is until a control comes beneath it', () => {
  expect(toastBottom(60, view, [tabBar], 400)).toBe(400);
  expect(toastBottom(60, view, [tabBar, { top: 380, bottom: 420 }], 400)).toBe(566);
});

it('A message stays inside the window, even if buttons are everywhere', () => {
  expect(toastBottom(60, view, [{ top: 20, bottom: 640 }])).toBe(640);
  // At 30 pixels the upper edge of the message would be above the window.
  expect(toastBottom(60, view, [tabBar], 30)).toBe(566);
});
