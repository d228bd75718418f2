import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countingOf, countReps, openCounting, startSession } from '../../features/today/testing/open-session';
import { expectNoSidewaysScroll, expectNoViolations } from '../../testing/barriers';
import { completeButton, dayComplete, stage } from '../../testing/day-page';
import { advanceTime, fakeTimers, runTimers } from '../../testing/fake-timers';
import { allowMotion } from '../../testing/media';
import { comeBack, expectDeviceToHaveLog, showPage, uidOfTest } from '../../testing/show-page';
import { type Answers, refusal, unreachable } from '../../testing/story-api';
import { watchScreen } from '../../testing/wake-lock';

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rest = page.getByRole('timer', { name: /seconds of rest left/ });
const expectPath = () => expect.poll(() => location.pathname);
const seconds = (count: number) => count * 1000;

/** Counts an exercise to its target and waits until it finishes by itself. */
async function doExercise(name: string, reps: number) {
  const { field, status } = countingOf(name);
  await expect.element(field).toBeVisible();
  await countReps(field.element(), reps);
  await expect.element(status).toHaveTextContent(`${reps} of ${reps} done`);
  await expect.element(status, { timeout: 8000 }).not.toBeInTheDocument();
}

describe('A session', () => {
  it('leads through the day with two presses besides the reps, and ends in the completed day', async () => {
    const screenStates = watchScreen();
    const story = personas['day 1']();
    await showPage('/dashboard', story);
    await page.getByRole('link', { name: 'Start session' }).click();
    await expect.element(heading('Day 1. 10 reps each.')).toHaveFocus();
    await expectNoViolations();
    await expectNoSidewaysScroll();
    await button('Start').click();
    await doExercise('Push-ups', 10);
    await expect.element(heading('Rest')).toHaveFocus();
    await expectNoViolations();
    // Half a second of the rest of 30 s is left. It ends by itself.
    vi.setSystemTime(Date.now() + seconds(29.5));
    await doExercise('Sit-ups', 10);
    vi.setSystemTime(Date.now() + seconds(29.5));
    await doExercise('Jumping Jacks', 10);
    await expect.element(heading('All three done.')).toBeVisible();
    await expect.element(stage).toBeVisible();
    await expectPath().toBe('/dashboard');
    expect(story.state.challenge.allCompleted).toBe(true);
    const completions = story.log.flatMap((fact) => (fact.kind === 'exerciseCompleted' ? [fact] : []));
    // The timer of the day includes the two rests of 30 s. The time of an exercise includes no rest.
    expect(completions.every(({ exerciseSeconds = Number.POSITIVE_INFINITY }) => exerciseSeconds < 25)).toBe(
      true,
    );
    expect(completions[2]?.timeSeconds).toBeGreaterThan(60);
    await expect.poll(() => screenStates).toEqual(['awake', 'asleep']);
  });

  it('records the time of the last rep, also where it finishes seconds later', async () => {
    const story = personas['day 1']();
    await showPage('/session', story);
    await button('Start').click();
    const recorded = () => story.log.findLast((fact) => fact.kind === 'exerciseCompleted');
    const push = countingOf('Push-ups');
    await expect.element(push.field).toBeVisible();
    fakeTimers();
    await advanceTime(40_000);
    await countReps(push.field.element(), 10);
    await advanceTime(5000);
    await expect.element(rest).toBeVisible();
    await expect.poll(recorded).toMatchObject({ exercise: 'pushups', exerciseSeconds: 40, timeSeconds: 40 });
    await button('Skip rest').click();
    const sit = countingOf('Sit-ups');
    await expect.element(sit.field).toBeVisible();
    await advanceTime(50_000);
    await countReps(sit.field.element(), 11);
    await advanceTime(20_000);
    await button('Finish').click();
    // Since the start: 40 s, the 5 s until the push-ups finished, and 50 s.
    await expect.poll(recorded).toMatchObject({ exercise: 'situps', exerciseSeconds: 50, timeSeconds: 95 });
    runTimers();
  });

  it('shows its end for 900 ms after the check is drawn', async () => {
    const story = personas['day 1']();
    story.exercise('pushups');
    story.exercise('situps');
    // With motion, because the check is not drawn without it.
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.includes('reduced-motion') ? 'not all' : query),
    );
    await showPage('/session', story);
    await button('Start').click();
    const jacks = countingOf('Jumping Jacks');
    await expect.element(jacks.field).toBeVisible();
    await countReps(jacks.field.element(), 10);
    fakeTimers();
    await button('Finish').click();
    await expect.element(heading('All three done.')).toBeVisible();
    // The check is drawn for 640 ms, so the end leaves after 640 + 900 ms.
    await advanceTime(1530);
    await expect.element(heading('All three done.')).toBeVisible();
    await advanceTime(10);
    runTimers();
    await expectPath().toBe('/dashboard');
  });

  it('says what is done already, and goes on with the rest of the day', async () => {
    const story = personas['day 1']();
    story.exercise('pushups');
    await showPage('/session', story);
    await expect.element(heading('Day 1. Two to go. 10 reps each.')).toBeVisible();
    await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Push-upsdone');
    await button('Start').click();
    await expect.element(countingOf('Sit-ups').field).toBeVisible();
    await expect.element(page.getByText('2 of 3').first()).toBeInTheDocument();
  });

  it('keeps the words beside a target of two digits whole on a phone of 360 px', async () => {
    await showPage('/session', personas['day 57 with rests'](), { width: 360, height: 740 });
    await expect.element(heading(/66 reps each\.$/)).toBeVisible();
    // Two lines at most.
    const words = document.querySelector('.session-each')!;
    expect(words.clientHeight).toBeLessThan(2.5 * Number.parseFloat(getComputedStyle(words).fontSize));
  });

  it('marks the day as done instead, after one question and without a time', async () => {
    const story = personas['day 1']();
    await showPage('/session', story);
    await button('Mark as done instead').click();
    const question = page.getByRole('alertdialog', { name: 'Mark all three as done?' });
    await question.getByRole('button', { name: 'Back' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(story.state.challenge.exercises.pushups.completed).toBe(false);
    await button('Mark as done instead').click();
    await question.getByRole('button', { name: 'Mark as done' }).click();
    await expect.element(stage).toBeVisible();
    await expect.poll(() => story.log.filter(({ kind }) => kind === 'exerciseCompleted')).toHaveLength(3);
    for (const fact of story.log) expect(fact).not.toHaveProperty('timeSeconds');
  });

  it('is left with X, which loses nothing', async () => {
    await showPage('/dashboard', personas['day 1']());
    await page.getByRole('link', { name: 'Start session' }).click();
    await button('Leave the session').click();
    await expect.element(page.getByRole('link', { name: 'Start session' })).toBeVisible();
    await expectPath().toBe('/dashboard');
  });

  it('does not start if it is left while its list still moves away', async () => {
    await allowMotion();
    await showPage('/session', personas['day 1']());
    await expect.element(button('Start')).toBeVisible();
    fakeTimers();
    await button('Start').click();
    await button('Leave the session').click();
    await advanceTime(200);
    runTimers();
    await expectPath().toBe('/dashboard');
    const stored = JSON.parse(localStorage.getItem(`hundred:session:${uidOfTest()}`) ?? 'null');
    expect(stored?.state.step.name ?? 'ready').toBe('ready');
  });

  it('leads to the dashboard if there is nothing to do', async () => {
    // The address changes before the page does, and a page that is still changing would change the next address.
    await showPage('/session', personas['day 1']().complete());
    await expect.element(dayComplete(1)).toBeVisible();
    await expectPath().toBe('/dashboard');
    const story = personas['day 1']();
    story.exercise('situps');
    await showPage('/session/situps', story);
    await expect.element(completeButton('Push-ups')).toBeVisible();
    await expectPath().toBe('/dashboard');
    await showPage('/session/handstands', story);
    await expect.element(heading(/^Day 1\. Two to go\./)).toBeVisible();
    await expectPath().toBe('/session');
  });

  it('skips an exercise from the stop sheet, and comes back to it after the others', async () => {
    await showPage('/dashboard', personas['day 1']());
    const { field } = await startSession();
    await countReps(field.element(), 2);
    await userEvent.keyboard('{Escape}{Escape}');
    await button('Skip to sit-ups').click();
    await expect.element(countingOf('Sit-ups').field).toBeVisible();
    await countReps(countingOf('Sit-ups').field.element(), 10);
    await button('Finish').click();
    await button('Skip rest').click();
    await countReps(countingOf('Jumping Jacks').field.element(), 10);
    await button('Finish').click();
    await button('Skip rest').click();
    await expect.element(countingOf('Push-ups').status).toHaveTextContent(/2 of 10 done$/);
  });

  it('keeps a skipped exercise at the end when it is stopped, and the dashboard leads back to the current one', async () => {
    await showPage('/dashboard', personas['day 1']());
    await startSession();
    await userEvent.keyboard('{Escape}{Escape}');
    await button('Skip to sit-ups').click();
    const sit = countingOf('Sit-ups');
    await expect.element(sit.field).toBeVisible();
    await countReps(sit.field.element(), 4);
    await userEvent.keyboard('{Escape}{Escape}');
    await button('Stop for now').click();
    await page.getByRole('link', { name: 'Sit-ups: 4 of 10' }).click();
    await expect.element(sit.status).toHaveTextContent(/4 of 10 done$/);
    await countReps(sit.field.element(), 6);
    await button('Finish').click();
    await button('Skip rest').click();
    await expect.element(countingOf('Jumping Jacks').field).toBeVisible();
  });

  it('goes back to the page that it was opened from', async () => {
    await showPage('/dashboard', personas['day 1'](), { width: 1280 });
    const { field } = await openCounting('Sit-ups');
    await countReps(field.element(), 10);
    await button('Finish').click();
    await expect.element(heading('Sit-ups done.')).toBeVisible();
    await expectPath().toBe('/dashboard');
    await expect.element(completeButton('Sit-ups')).not.toBeInTheDocument();
    expect(stage.query()).toBeNull();
  });

  it('says without a connection that everything is saved', async () => {
    const story = personas['day 1']();
    const answers: Answers = {};
    await showPage('/dashboard', story, { answers });
    await expectDeviceToHaveLog(story);
    answers['POST /*'] = unreachable();
    answers['GET /*'] = unreachable();
    const { field } = await startSession();
    await countReps(field.element(), 10);
    await button('Finish').click();
    await expect.element(page.getByText('Saved on this device.')).toBeVisible();
    await button('Skip rest').click();
    await expect.element(page.getByText('Saved on this device.').first()).toBeVisible();
  });

  it('leads to the dashboard if the server refuses a completion, which says what happened', async () => {
    const story = personas['day 1']();
    const runFinished = refusal(409, 'run_finished', 'This run is finished.');
    await showPage('/dashboard', story, { answers: { 'POST /challenge/complete-exercise': runFinished } });
    const { field } = await startSession();
    await countReps(field.element(), 10);
    await button('Finish').click();
    await expectPath().toBe('/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Not counted: Push-ups' })).toBeVisible();
  });
});

it('A session starts anew when its date is over', async () => {
  const story = personas['day 1']();
  await showPage('/dashboard', story);
  const { field } = await startSession();
  await countReps(field.element(), 4);
  await userEvent.keyboard('p');
  comeBack(story.on('2026-03-03', '08:00'));
  await expect.element(heading('Day 1. 10 reps each.')).toBeVisible();
  await button('Start').click();
  await expect.element(countingOf('Push-ups').status).toHaveTextContent('0 of 10 done');
});

it('A session of a person who comes back counts in sets of ten', async () => {
  const away = Story.startedOn('2025-10-16', 'UTC').completeFrom('2025-10-16', 20).on('2025-11-25');
  await showPage('/dashboard', away);
  await page.getByRole('link', { name: 'Do the first 10 reps' }).click();
  await button('Start').click();
  // Day 21 asks for 30 reps.
  await expect.element(page.getByText('10 to go in set 1 of 3').first()).toBeVisible();
});

it('A session of a plan with different targets names each of them', async () => {
  await showPage('/session', personas['season 2']());
  await expect.element(heading(/reps in total\.$/)).toBeVisible();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent(/\d+ reps, then rest 30 s$/);
});
