import { exerciseIds, exerciseNames as namesByExercise } from '@hundred/domain/days/exercises';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

// Locators and actions of the dashboard.

/** The names of the exercises in the order of their cards. */
export const exerciseNames = exerciseIds.map((id) => namesByExercise[id]);

export const completeButton = (name: string) =>
  page.getByRole('button', { name: `Complete ${name}`, exact: true });

const busyButtonCount = () =>
  page
    .getByRole('button', { name: /^Complete/ })
    .elements()
    .filter((button) => (button as HTMLButtonElement).disabled).length;

/** The celebration after the third exercise. */
export const stage = page.getByRole('dialog', { name: /^Day \d+ Complete$/ });

export async function closeStage(): Promise<void> {
  // The celebration of Day 100 has a cross in place of Done.
  await stage.getByRole('button', { name: /^(Done|Close)$/ }).click();
  await expect.element(stage).not.toBeInTheDocument();
}

/** Presses Complete on each card, each answered before the next; after a whole day it closes the celebration. */
export async function completeOnPage(names: readonly string[] = exerciseNames): Promise<void> {
  for (const name of names) {
    await completeButton(name).click();
    await expect.element(completeButton(name)).not.toBeInTheDocument();
    await expect.poll(busyButtonCount).toBe(0);
  }
  if (stage.query()) await closeStage();
}

export const dayChip = (day: number) => page.getByText(`Day ${day} of 100`, { exact: true });

export const dayComplete = (day: number) => page.getByRole('heading', { name: `Day ${day} Complete` });

export const timer = page.getByRole('timer', { name: 'Workout timer' });

/**
 * Expects the streak as the dashboard shows it: on an open day among the numbers, on a completed one beside its time.
 */
export async function expectStreak(streak: number): Promise<void> {
  const main = page.getByRole('main');
  await expect
    .poll(
      () => {
        const [label] = main.getByText(/^(Day streak|Streak)$/).elements();
        return label?.nextElementSibling?.textContent?.match(/^\d*/)?.[0];
      },
      { message: 'the streak' },
    )
    .toBe(String(streak));
}

/** The count of completed exercises, shown in the line above the cards. */
export const doneOfThree = (done: number) => page.getByText(`${done} of 3`, { exact: true });

export const takeRest = page.getByRole('button', { name: 'Take a rest day' });

export const restHeading = page.getByRole('heading', { name: 'Rest day', exact: true });
