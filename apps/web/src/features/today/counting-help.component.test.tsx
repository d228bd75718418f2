import { personas } from '@hundred/testkit/personas';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../testing/barriers';
import { completeOnPage } from '../../testing/day-page';
import { showPage } from '../../testing/show-page';

/** A touch at a moment of the test's choosing: however busy the machine, two of them are as far apart as meant. */
async function touch(field: Element, at: number): Promise<void> {
  const event = new PointerEvent('pointerdown', { isPrimary: true, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  field.dispatchEvent(event);
  // The page has taken it up by then, and a second one finds the count that the first has made.
  await Promise.resolve();
}

it('the counting help counts down, speaks, keeps the screen awake and fills the reps', async () => {
  const log: string[] = [];
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    log.push('awake');
    return { release: async () => void log.push('asleep') } as WakeLockSentinel;
  });
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void log.push(text));
  const story = personas['day 1']();
  await showPage('/dashboard', story);
  await page.getByRole('button', { name: 'Count reps' }).first().click();
  const help = page.getByRole('dialog', { name: 'Count Push-ups' });
  const field = help.getByRole('button', { name: 'Count a rep of Push-ups' });
  await expect.element(field).toHaveTextContent('10');
  // The same touch bouncing is no second rep.
  await touch(field.element(), 300);
  await touch(field.element(), 400);
  await expect.element(field).toHaveTextContent('9to go');
  await expectNoViolations('[role=dialog]');
  await help.getByRole('switch', { name: 'Speak the count' }).click();
  for (let rep = 2; rep <= 9; rep += 1) {
    await touch(field.element(), rep);
    await touch(field.element(), rep * 300);
    await expect.element(field).toHaveTextContent(`${10 - rep}to go`);
  }
  await expect.element(help.getByRole('button', { name: '1 to go' })).toBeDisabled();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveTextContent('+0');
  await touch(field.element(), performance.now() + 1000);
  await expect.element(field).toHaveTextContent('+1');
  await help.getByRole('button', { name: 'Use 11 reps' }).click();
  await expect.element(help).not.toBeInTheDocument();
  await expect
    .poll(() => log)
    .toEqual(['awake', ...['8', '7', '6', '5', '4', '3', '2', '1', 'Done', 'plus 1'], 'asleep']);
  await expect.element(page.getByLabelText('Reps done')).toHaveValue('11');
  await expect.element(page.getByText('+1 extra')).toBeVisible();
  // A reload takes nothing of it away.
  await showPage('/dashboard', story);
  await expect.element(page.getByLabelText('Reps done')).toHaveValue('11');
  await completeOnPage(['Push-ups']);
  await expect.poll(() => story.log.at(-1)).toMatchObject({ exercise: 'pushups', reps: 11 });
});
