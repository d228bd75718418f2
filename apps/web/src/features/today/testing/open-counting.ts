import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Opens the counting screen from the card of an exercise. */
export async function openCounting(name: string) {
  await page.getByRole('button', { name: `Count reps of ${name}` }).click();
  const screen = page.getByRole('dialog', { name: `Count ${name}` });
  await expect.element(screen).toBeVisible();
  return {
    screen,
    field: screen.getByRole('button', { name: `Count a rep of ${name}` }),
    status: screen.getByText(/ of \d+ done/),
    button: (label: string) => screen.getByRole('button', { name: label }),
  };
}
