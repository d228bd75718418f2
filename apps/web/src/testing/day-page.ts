import { exerciseIds, exerciseNames as namesByExercise } from '@hundred/domain/days/exercises';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** What somebody sees and presses on the page of the day. */

export const exerciseNames = exerciseIds.map((id) => namesByExercise[id]);

export const completeButton = (name: string) =>
  page.getByRole('button', { name: `Complete ${name}`, exact: true });

const busyExercises = () =>
  page
    .getByRole('button', { name: /^Complete/ })
    .elements()
    .filter((button) => (button as HTMLButtonElement).disabled).length;

/** The moment after the third exercise. */
export const stage = page.getByRole('dialog', { name: /^Day \d+ Complete$/ });

export async function closeStage(): Promise<void> {
  await stage.getByRole('button', { name: 'Close' }).click();
  await expect.element(stage).not.toBeInTheDocument();
}

/** Presses Complete on each card, one answered before the next; of a whole day the stage is closed. */
export async function completeOnPage(names: readonly string[] = exerciseNames): Promise<void> {
  for (const name of names) {
    await completeButton(name).click();
    await expect.element(completeButton(name)).not.toBeInTheDocument();
    await expect.poll(busyExercises).toBe(0);
  }
  if (stage.query()) await closeStage();
}

export const dayChip = (day: number) => page.getByText(`Day ${day} of 100`, { exact: true });

export const dayComplete = (day: number) => page.getByRole('heading', { name: `Day ${day} Complete` });

export const timer = page.getByRole('timer', { name: 'Workout timer' });

/** The streak as the page of the day says it: of an open day among the numbers, of a completed one beside its time. */
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

/** How many of the three are done, as the line above the exercises says. */
export const doneOfThree = (done: number) => page.getByText(`${done} of 3`, { exact: true });

export const takeRest = page.getByRole('button', { name: 'Take a rest day' });

export const restHeading = page.getByRole('heading', { name: 'Rest day', exact: true });
