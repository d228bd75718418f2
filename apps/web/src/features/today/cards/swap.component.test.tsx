import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFindings } from '../../../testing/barriers';
import { completeButton } from '../../../testing/day-page';
import { comeBack, expectDeviceToHaveLog, showPage, uidOfTest } from '../../../testing/show-page';
import { type Answers, refusal, unreachable } from '../../../testing/story-api';

const dialog = page.getByRole('dialog', { name: /^Swap/ });
const swap = (name: string) => page.getByRole('button', { name: `Swap ${name}`, exact: true });
const wide = { width: 1280, height: 800 };

function premiumStory(): Story {
  const story = Story.startedOn('2026-03-02', 'UTC');
  story.ask({ kind: 'startTrial' });
  return story;
}

const lastCompletion = ({ log }: Story) => log.findLast(({ kind }) => kind === 'exerciseCompleted');

describe('Another movement for today', () => {
  it('is chosen with its credit on leaderboards, survives a reload, and is completed without a connection', async () => {
    const story = premiumStory();
    const answers: Answers = {};
    await showPage('/dashboard', story, { ...wide, answers });
    await expectDeviceToHaveLog(story);
    await swap('Push-ups').click();
    await dialog.getByText('Knee Push-ups').click();
    await expect
      .element(
        dialog.getByText('On leaderboards, these reps count 75%. In your own totals, they count fully.'),
      )
      .toBeVisible();
    await expectNoFindings();
    await dialog.getByRole('button', { name: 'Do Knee Push-ups today' }).click();
    await expect.element(completeButton('Knee Push-ups')).toBeVisible();

    answers['POST /challenge/*'] = unreachable();
    answers['GET /challenge/*'] = unreachable();
    await showPage('/dashboard', story, { ...wide, answers });
    await completeButton('Knee Push-ups').click();
    await expect.element(completeButton('Knee Push-ups')).not.toBeInTheDocument();
    expect(lastCompletion(story)).toBeUndefined();
    for (const key of Object.keys(answers)) delete answers[key];
    comeBack(story);
    await expect
      .poll(() => lastCompletion(story))
      .toMatchObject({ movement: 'kneePushup', target: 10, credit: 75 });
    await expect.element(page.getByRole('heading', { name: 'Knee Push-ups' })).toBeVisible();
  });

  it('can be undone before it is completed, by keyboard alone', async () => {
    const story = premiumStory();
    await showPage('/dashboard', story, wide);
    await expect.element(swap('Sit-ups')).toBeVisible();
    (swap('Sit-ups').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    // To the choices.
    for (let tabs = 0; !document.activeElement?.matches('input') && tabs < 5; tabs++) await userEvent.tab();
    // The choice before Sit-ups, and the button that confirms it.
    await userEvent.keyboard('{ArrowLeft}{Tab}{Enter}');
    await expect.element(completeButton('Plank')).toBeVisible();
    await expect.element(swap('Plank')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Undo swap' })).toBeVisible();
    // To the button that undoes the swap.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect.element(completeButton('Sit-ups')).toBeVisible();
  });

  it('shows its seconds and has nothing to count if it is held', async () => {
    const story = premiumStory();
    await showPage('/dashboard', story, wide);
    await swap('Sit-ups').click();
    await dialog.getByText('Plank').click();
    // A rep is two seconds of a plank.
    await expect.element(dialog.getByText(/Hold for 20 seconds\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Do Plank today' }).click();
    await expect.element(page.getByText('20sec')).toBeVisible();
    expect(page.getByRole('button', { name: /Count reps of Plank/ }).elements()).toHaveLength(0);
    await completeButton('Plank').click();
    await expect.poll(() => lastCompletion(story)).toMatchObject({ movement: 'plank', reps: 10 });
  });

  it('does not take over the count of another movement when it is undone', async () => {
    const story = premiumStory();
    // Ten reps of sit-ups are a plank of 20 seconds, of which 15 were counted.
    const swaps = { day: 1, until: story.now + 3_600_000, swaps: { situps: 'plank' } };
    const device = {
      privacyAccepted: 'true',
      [`hundred:swaps:${uidOfTest()}`]: JSON.stringify(swaps),
      [`hundred:counted:${uidOfTest()}:situps`]: JSON.stringify({ done: 15, target: 20, at: story.now }),
    };
    await showPage('/dashboard', story, { ...wide, device });
    await swap('Plank').click();
    await dialog.getByRole('button', { name: 'Undo swap' }).click();
    await expect.element(completeButton('Sit-ups')).toBeVisible();
    await expect.element(page.getByLabelText('Reps done')).not.toBeInTheDocument();
    await completeButton('Sit-ups').click();
    await expect.poll(() => lastCompletion(story)).toMatchObject({ exercise: 'situps', reps: 10 });
  });

  it('names the seconds of a held movement that a plan asks for', async () => {
    const story = premiumStory();
    const { exercises, ...plan } = gentlePlan();
    const situps = { ...exercises.situps, movement: 'plank' } as const;
    story.ask({ kind: 'adoptPlan', plan: { ...plan, exercises: { ...exercises, situps } } });
    await showPage('/dashboard', story, wide);
    await swap('Plank').click();
    // Six reps of two seconds.
    await expect
      .element(dialog.getByText('This swap is for today only. Your target stays 12 s.'))
      .toBeVisible();
  });

  it('applies to one date, and the next date asks for the usual movement', async () => {
    const story = premiumStory();
    await showPage('/dashboard', story, wide);
    await swap('Push-ups').click();
    await dialog.getByText('Wall Push-ups').click();
    await dialog.getByRole('button', { name: 'Do Wall Push-ups today' }).click();
    await expect.element(completeButton('Wall Push-ups')).toBeVisible();
    await showPage('/dashboard', story.on('2026-03-03'), wide);
    await expect.element(completeButton('Push-ups')).toBeVisible();
  });

  it('is shown as Premium to everybody', async () => {
    await showPage('/dashboard', Story.startedOn('2026-03-02', 'UTC'), wide);
    await swap('Push-ups (locked)').click();
    await expect.element(dialog.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expectNoFindings();
  });

  it('is ignored if it was chosen before Premium ended, and the exercise can be completed as usual', async () => {
    const story = premiumStory();
    // Stored until the end of the date, at 02:00 of the next morning.
    const swaps = { day: 1, until: Date.parse('2026-03-10T02:00Z'), swaps: { pushups: 'kneePushup' } };
    const device = { privacyAccepted: 'true', [`hundred:swaps:${uidOfTest()}`]: JSON.stringify(swaps) };
    await showPage('/dashboard', story.on('2026-03-09', '19:00'), { ...wide, device });
    await completeButton('Push-ups').click();
    await expect.poll(() => lastCompletion(story)).toMatchObject({ exercise: 'pushups', reps: 10 });
    expect(lastCompletion(story)).not.toHaveProperty('movement');
  });

  it('is not marked as Premium while the entitlement is unknown', async () => {
    await showPage('/dashboard', premiumStory(), {
      ...wide,
      answers: { 'GET /premium/status': refusal(500, 'internal', 'It did not work.') },
    });
    await swap('Push-ups').click();
    await expect.element(dialog.getByText('Knee Push-ups')).toBeVisible();
  });

  it('is unlocked for a person with a plan but without Premium if it is the movement of the run', async () => {
    const story = premiumStory();
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    await showPage('/dashboard', story.on('2026-03-12'), wide);
    await swap('Knee Push-ups (locked)').click();
    // The movement of the plan, and that of the run.
    await expect.poll(() => dialog.getByRole('radio').elements()).toHaveLength(2);
    await dialog.getByText(/^Push-ups/).click();
    await dialog.getByRole('button', { name: 'Do Push-ups today' }).click();
    await completeButton('Push-ups').click();
    await expect.poll(() => lastCompletion(story)).toMatchObject({ target: 6, standard: 10 });
    expect(lastCompletion(story)).not.toHaveProperty('movement');
  });
});
