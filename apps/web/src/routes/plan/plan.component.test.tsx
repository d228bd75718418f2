import { presets } from '@hundred/domain/programs/presets';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planLink } from '../../features/plans/plan-link';
import { expectNoBarriers } from '../../testing/barriers';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type Answers, hold, refusal, unreachable } from '../../testing/story-api';

const preset = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
/** Why the plan was not adopted, if that belongs to no field. */
const problem = page.getByRole('region', { name: /, Day/ }).getByRole('alert');
const applyFrom = (from: string) => page.getByRole('button', { name: `Apply from ${from}` });
const inUse = page.getByRole('button', { name: 'In use' });
const wide = { width: 1280, height: 900 };

/** A person with Premium who completed this many dates from the first of March 2026. Today is the date after them. */
function premiumStory(completed = 0): Story {
  const story = Story.startedOn('2026-03-01');
  const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'bought' } as const;
  story.record({ kind: 'premiumBegan', ...bought });
  return story.completeFrom('2026-03-01', completed).later(24);
}

const endPremium = (story: Story) =>
  story.record({ kind: 'premiumEnded', at: story.now, purchase: 'bought' });

describe('A plan', () => {
  it('is chosen from the presets and adopted from today in two presses, without an accessibility barrier', async () => {
    const story = premiumStory(19);
    await showPage('/plan', story, { width: 390, height: 640 });
    await preset('Gentle').click();
    await expect.element(page.getByRole('heading', { name: 'Today, Day 20' })).toBeVisible();
    await applyFrom('today').click();
    await expectMessage('Your plan starts today.');
    await expect.element(inUse).toBeVisible();
    await expect.poll(() => story.state.plan).toEqual({ startsOn: story.state.today, plan: gentlePlan() });
    await expectNoBarriers();
  });

  it('is made and adopted by keyboard alone', async () => {
    const story = premiumStory(19);
    await showPage('/plan', story, wide);
    await expect.element(inUse).toBeVisible();
    const press = async (target: HTMLElement | SVGElement, keys: string) => {
      for (let tabs = 0; document.activeElement !== target && tabs < 60; tabs++) await userEvent.tab();
      expect(document.activeElement).toBe(target);
      await userEvent.keyboard(keys);
    };
    // Two steps of 5 %, from 100 % to 90 %.
    await press(page.getByRole('slider').element(), '{ArrowLeft}{ArrowLeft}');
    await press(page.getByRole('radio', { name: /^Push-ups counts/ }).element(), '{ArrowRight}');
    await press(page.getByRole('switch').element(), ' ');
    await press(
      page.getByRole('textbox', { name: 'Start at (reps), Push-ups' }).element(),
      '{Control>}a{/Control}22{Enter}',
    );
    await press(applyFrom('today').element(), '{Enter}');
    await expect.element(inUse).toHaveFocus();
    await expect
      .poll(() => story.state.plan?.plan?.exercises)
      .toMatchObject({
        pushups: { movement: 'diamondPushup', rule: { kind: 'steps', start: 22 } },
        situps: { movement: 'situp', rule: { kind: 'standard', percent: 90 } },
      });
  });

  it('begins tomorrow once an exercise is done today', async () => {
    const story = premiumStory(19);
    story.exercise('pushups');
    await showPage('/plan', story, wide);
    await preset('Plateau').click();
    await expect.element(page.getByRole('heading', { name: 'Tomorrow, Day 21' })).toBeVisible();
    await applyFrom('tomorrow').click();
    await expect.element(page.getByRole('button', { name: 'Starts tomorrow' })).toBeVisible();
    await expect.poll(() => story.state.plan?.startsOn).toBe('2026-03-21');
  });

  it('keeps the weekdays off of the previous one', async () => {
    const story = premiumStory(2);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([0]) });
    story.later(24);
    await showPage('/plan', story, wide);
    await expect.element(inUse).toBeVisible();
    await preset('Standard').click();
    await applyFrom('today').click();
    await expect.element(inUse).toBeVisible();
    await expect.poll(() => story.state.plan?.plan).toMatchObject({ name: 'Standard', offWeekdays: [0] });
  });

  it('shows a warning if it asks for far more than the days before', async () => {
    await showPage('/plan', premiumStory(19), wide);
    await page.getByRole('switch').click();
    const start = page.getByRole('textbox', { name: 'Start at (reps), Push-ups' });
    await start.fill('30');
    const warning = page.getByText(/far more than you’ve been doing/);
    expect(warning.elements()).toHaveLength(0);
    await start.fill('200');
    await expect.element(warning).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: 'Never above (reps), Push-ups' }))
      .toHaveValue('200');
    await expect.element(page.getByText(/^You do 200 reps every day from Day 20/)).toBeVisible();
  });

  it('has amounts for all three exercises or for each, and leaves out those with steps', async () => {
    await showPage('/plan', premiumStory(19), wide);
    await page.getByText('Each exercise').click();
    await page.getByRole('slider', { name: 'Sit-ups' }).fill('50');
    await page.getByText('All three').click();
    await expect.element(page.getByRole('slider')).toHaveValue('50');
    await page.getByRole('switch').click();
    await expect.element(page.getByText('You set the reps for push-ups yourself, below.')).toBeVisible();
  });

  it('can be filtered by what suits a person with a limitation', async () => {
    await showPage('/plan', premiumStory(19), wide);
    await page.getByRole('button', { name: 'Knee-friendly' }).click();
    const tiles = page.getByRole('group', { name: 'Choose a movement for jumping jacks' });
    await expect.element(tiles).toBeVisible();
    expect(tiles.getByRole('radio').elements()).toHaveLength(2);
    await tiles.getByText('Marching').click();
    await expect
      .element(page.getByText('On leaderboards, these reps count 50%. In your own totals, they count fully.'))
      .toBeVisible();
  });

  it('shows a refused field at that field only, and scrolls it into view', async () => {
    const message = 'It must be another one.';
    const refuse = (field: string) =>
      refusal(400, 'invalid_input', message, `plan.exercises.situps.${field}`);
    const answers: Answers = { 'PUT /challenge/plan': refuse('rule.start') };
    const messageCount = () => page.getByText(message).elements().length;
    await showPage('/plan', premiumStory(19), { ...wide, answers });
    await preset('Up every other day').click();
    await applyFrom('today').click();
    const start = page.getByRole('textbox', { name: 'Start at (reps), Sit-ups' });
    await expect.element(start).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(start).toHaveFocus();
    expect(messageCount()).toBe(1);
    await start.fill('12');
    await expect.poll(messageCount).toBe(0);

    answers['PUT /challenge/plan'] = refuse('movement');
    await applyFrom('today').click();
    const tiles = page.getByRole('group', { name: 'Choose a movement for sit-ups' });
    await expect.element(tiles).toHaveAccessibleDescription(message);
    await expect.element(tiles.getByRole('radio', { checked: true })).toHaveFocus();
    expect(messageCount()).toBe(1);
    // The standard rule of Gentle has no field for the start, so the message is shown at the button.
    await preset('Gentle').click();
    answers['PUT /challenge/plan'] = refuse('rule.start');
    await applyFrom('today').click();
    await expect.element(problem).toHaveTextContent(message);
    expect(messageCount()).toBe(1);
  });

  it('shows the start date of the server if an exercise was done elsewhere meanwhile', async () => {
    const story = premiumStory(19);
    await showPage('/plan', story, wide);
    await preset('Gentle').click();
    await expect.element(applyFrom('today')).toBeVisible();
    story.exercise('pushups');
    await applyFrom('today').click();
    await expectMessage('Your plan starts tomorrow.');
  });

  it('keeps a change made while it is saved, and is not sent twice', async () => {
    const story = premiumStory(19);
    const { answer, letGo } = hold();
    await showPage('/plan', story, { ...wide, answers: { 'PUT /challenge/plan': answer } });
    await preset('Gentle').click();
    await applyFrom('today').click();
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    await preset('Plateau').click();
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    letGo();
    await expectMessage('Your plan starts today.');
    await expect.element(applyFrom('today')).toBeVisible();
    await expect.element(preset('Plateau')).toHaveAttribute('aria-pressed', 'true');
    expect(story.state.plan?.plan).toEqual(gentlePlan());
  });

  it('replaces the one of the same day if nothing was done under it', async () => {
    const story = premiumStory(19);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    await showPage('/plan', story, wide);
    await preset('Plateau').click();
    await applyFrom('today').click();
    await expectMessage('Your plan starts today.');
    await expect.element(inUse).toBeVisible();
    expect(story.state.plan).toMatchObject({ startsOn: '2026-03-20', plan: { name: 'Plateau' } });
  });

  it('says before the press that it starts tomorrow if something was done under today’s', async () => {
    const story = premiumStory(19);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    story.exercise('pushups');
    await showPage('/plan', story, wide);
    await expect.element(inUse).toBeVisible();
    await preset('Plateau').click();
    await applyFrom('tomorrow').click();
    await expectMessage('Your plan starts tomorrow.');
    await expect.element(page.getByRole('button', { name: 'Starts tomorrow' })).toBeVisible();
    expect(story.state.plan?.startsOn).toBe('2026-03-21');
  });

  it('shows why it was refused, until it is dropped', async () => {
    const story = premiumStory(19);
    for (const percent of [60, 70, 80, 90, 110])
      story.ask({ kind: 'adoptPlan', plan: gentlePlan([], { kind: 'standard', percent }) });
    await showPage('/plan', story, wide);
    await preset('Plateau').click();
    await applyFrom('today').click();
    await expect.element(problem).toHaveTextContent('You chose 5 plans today.');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expect.element(inUse).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
  });

  it('needs a connection to be adopted, and keeps the changes', async () => {
    const story = premiumStory(19);
    const answers: Answers = {};
    await showPage('/plan', story, { ...wide, answers });
    await preset('Gentle').click();
    answers['PUT /challenge/plan'] = unreachable();
    await applyFrom('today').click();
    await expect.element(problem).toHaveTextContent('No connection. Your changes stay here');
    answers['GET /challenge/*'] = unreachable();
    answers['GET /premium/*'] = unreachable();
    await showPage('/plan', story, { ...wide, answers });
    await expect.element(page.getByText(/^No connection\. Your changes stay here/)).toBeVisible();
    await expect.element(preset('Gentle')).toHaveAttribute('aria-pressed', 'true');
    expect(story.state.plan).toBeNull();
  });
});

describe('Going back to standard', () => {
  it('asks once, and is open after Premium has ended', async () => {
    const story = premiumStory(19);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    endPremium(story.later(24));
    await showPage('/plan', story, wide);
    await expect.element(page.getByText(/You keep your plan for this challenge/)).toBeVisible();
    // A choice equal to the plan in use is no change to store.
    await preset('Standard').click();
    await preset('Gentle').click();
    await page.getByRole('button', { name: 'Go back to the standard plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to the standard plan' }).click();
    await expectMessage('The standard plan starts today.');
    expect(story.state.plan).toBeNull();
    await expect.element(preset('Standard')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('A plan that was left by accident', () => {
  it('can be adopted again on the same day with its weekdays off and its steps', async () => {
    const rule = { kind: 'steps', start: 10, step: 1, every: 1, ceiling: 100 } as const;
    const story = premiumStory();
    story.ask({ kind: 'adoptPlan', plan: gentlePlan([0], rule) });
    story.completeFrom('2026-03-02', 5).later(24);
    await showPage('/plan', story, wide);
    await page.getByRole('button', { name: 'Go back to the standard plan' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveTextContent('You can use your plan again later.');
    await question.getByRole('button', { name: 'Go back to the standard plan' }).click();
    await expectMessage('The standard plan starts today.');
    expect(story.state.plan).toBeNull();
    await page.getByRole('button', { name: 'Go back to my previous plan today' }).click();
    await expectMessage('Your plan starts today.');
    expect(story.state.plan?.plan).toEqual(gentlePlan([0], rule));
    // On Day 6 the standard plan and the steps of the person's plan ask for the same.
    expect(story.state.challenge.exercises.pushups.target).toBe(15);
    await expect.element(page.getByText('standard: 15 reps').first()).toBeVisible();
  });
});

describe('The plan editor', () => {
  it('can be tried by everybody, and adopting a plan needs Premium', async () => {
    const story = Story.startedOn('2026-03-01').completeFrom('2026-03-01', 3).on('2026-03-04');
    story.exercise('pushups');
    await showPage('/plan', story, wide);
    await preset('Gentle').click();
    await expect.element(page.getByText('Dead Bugs').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Apply from/ }).elements()).toHaveLength(0);
    expect(page.getByText('this plan starts tomorrow').elements()).toHaveLength(0);
    await expectNoBarriers();
  });

  it('opens a shared plan, and changes nothing before it is adopted', async () => {
    const story = premiumStory(19);
    const link = planLink('', presets.gentle.exercises({ path: null, fromDay: 1 }));
    await showPage(link, story, wide);
    await expect.element(page.getByText(/^This plan came from a link/)).toBeVisible();
    await expect.element(preset('Gentle')).toHaveAttribute('aria-pressed', 'true');
    expect(location.hash).toBe('');
    expect(story.state.plan).toBeNull();
  });

  it('says that a link holds no plan', async () => {
    await showPage('/plan#p=broken', premiumStory(19), wide);
    await expect.element(page.getByText('This link has no plan. Ask for a new link.')).toBeVisible();
    await expect.element(preset('Standard')).toHaveAttribute('aria-pressed', 'true');
  });

  it.for([390, 768])(
    'has its bar only after a change, at the edge also at the end of the page, at %i px',
    async (width) => {
      await showPage('/plan', premiumStory(19), { width, height: 844 });
      await expect.element(preset('Gentle')).toBeVisible();
      expect(inUse.elements()).toHaveLength(0);
      await preset('Gentle').click();
      await expect.element(applyFrom('today')).toBeVisible();
      scrollTo(0, document.documentElement.scrollHeight);
      const bar = applyFrom('today').element().parentElement!;
      const gapBelow = Number.parseFloat(getComputedStyle(bar).bottom);
      await expect
        .poll(() => Math.abs(innerHeight - gapBelow - bar.getBoundingClientRect().bottom))
        .toBeLessThan(1);
    },
  );

  it('has nothing to plan once the run is finished', async () => {
    await showPage('/plan', premiumStory(100), wide);
    await expect.element(page.getByRole('heading', { name: 'This challenge is finished' })).toBeVisible();
  });

  it('shows a loading state and an error', async () => {
    const heldAnswer = hold(unreachable);
    await showPage('/plan', premiumStory(19), { answers: { 'GET /challenge/*': heldAnswer.answer } });
    await expect.element(page.getByText('Loading your plan')).toBeInTheDocument();
    heldAnswer.letGo();
    await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  });
});
