import { Story } from '@hundred/domain/rules/story';
import { expect, it, vi } from 'vitest';
import { expectFocusHeld } from '../../../testing/focus';
import { showPage } from '../../../testing/show-page';
import { type Answers, hold, refusal } from '../../../testing/story-api';

const refusing = () => ({
  answers: { 'POST /challenge/complete-exercise': refusal(409, 'run_finished', 'This run is finished.') },
});

it('The refused commands of one date are one card, and are sent again or removed together', async () => {
  const screen = await showPage('/dashboard', Story.startedOn('2026-02-02', 'UTC'), refusing());
  for (const name of ['Push-ups', 'Sit-ups']) {
    await screen.getByRole('button', { name: `Complete ${name}` }).click();
    await expect.element(screen.getByRole('heading', { name: /Not counted/ })).toHaveTextContent(name);
  }
  const card = screen.getByRole('alert').filter({ hasText: 'Not counted' });
  await expect.element(card).toHaveTextContent('Not counted: Push-ups and Sit-ups');
  await expect.element(card).toHaveTextContent('Date: February 2, 2026. You finished this challenge.');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card).toHaveTextContent('Not counted: Push-ups and Sit-ups');
  await card.getByRole('button', { name: 'Remove them' }).click();
  await expect.element(screen.getByText('Not counted')).not.toBeInTheDocument();
  await expectFocusHeld();
});

it('The card of several commands stays busy until all of them are sent again', async () => {
  const answers: Answers = refusing().answers;
  const screen = await showPage('/dashboard', Story.startedOn('2026-02-02', 'UTC'), { answers });
  for (const name of ['Push-ups', 'Sit-ups']) {
    await screen.getByRole('button', { name: `Complete ${name}` }).click();
    await expect.element(screen.getByRole('heading', { name: /Not counted/ })).toHaveTextContent(name);
  }
  const { answer, letGo } = hold(() => refusal(409, 'run_finished', 'This run is finished.'));
  answers['POST /challenge/complete-exercise'] = answer;
  const card = screen.getByRole('alert').filter({ hasText: 'Not counted' });
  await card.getByRole('button', { name: 'Try again' }).click();
  // Push-ups are on their way, so they leave the card until they are refused again.
  await expect.element(card).toHaveTextContent('Not counted: Sit-ups');
  await expect.element(card.getByRole('button', { name: 'Sending...' })).toHaveFocus();
  letGo();
  await expect.element(card).toHaveTextContent('Not counted: Push-ups and Sit-ups');
});

it('The focus stays where it is unless it was on the card that is removed', async () => {
  const screen = await showPage('/dashboard', Story.startedOn('2026-02-02', 'UTC'), refusing());
  await screen.getByRole('button', { name: 'Complete Push-ups' }).click();
  const remove = screen.getByRole('button', { name: 'Remove it' });
  await expect.element(remove).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  const onPageFocused = vi.fn();
  screen.getByRole('main').element().addEventListener('focus', onPageFocused);
  // A click from code does not move the focus, like a change from another tab.
  (remove.element() as HTMLElement).click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Complete Push-ups' })).toBeVisible();
  expect(onPageFocused).not.toHaveBeenCalled();
});
