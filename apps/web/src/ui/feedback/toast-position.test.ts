import { expect, it } from 'vitest';
import { toastTop } from './toast-position';

const view = { top: 0, bottom: 640 };
const tabBar = { top: 574, bottom: 640 };
const completeButton = { top: 505, bottom: 565 };

it('A message is placed at the lower edge, above the controls there', () => {
  expect(toastTop(60, view, [])).toBe(640);
  expect(toastTop(60, view, [tabBar])).toBe(566);
  expect(toastTop(60, view, [tabBar, completeButton])).toBe(497);
});

it('A message is placed between two buttons only if it fits', () => {
  const above = { top: 300, bottom: 450 };
  expect(toastTop(45, view, [tabBar, completeButton, above])).toBe(497);
  expect(toastTop(60, view, [tabBar, completeButton, above])).toBe(292);
});

it('A message stays where it is until a control comes beneath it', () => {
  expect(toastTop(60, view, [tabBar], 400)).toBe(400);
  expect(toastTop(60, view, [tabBar, { top: 380, bottom: 420 }], 400)).toBe(566);
});

it('A message stays inside the window, even if buttons are everywhere', () => {
  expect(toastTop(60, view, [{ top: 20, bottom: 640 }])).toBe(640);
  expect(toastTop(60, view, [tabBar], 30)).toBe(566);
});
