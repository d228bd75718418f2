import { expect, test } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { boardTotals } from './board-totals';
import { targetHere } from './ranked-dates';
import { worthLeft } from './worth-left';

const storyInTrial = () => {
  const story = Story.startedOn('2026-01-01');
  story.ask({ kind: 'startTrial' });
  return story;
};
const doneIn = ({ log }: Story) => log.filter((fact) => fact.kind === 'exerciseCompleted');
const scoreOf = (story: Story) =>
  boardTotals(story.rankingInput, doneIn(story)).find(({ period }) => period === 'all')?.score ?? 0;

test('The remaining exercises are worth what boards will count, also with easier movements', () => {
  const story = storyInTrial();
  expect(worthLeft(story.state.challenge)).toBe(30);
  story.exercise('pushups');
  expect(worthLeft(story.state.challenge)).toBe(20);
  const storyOnGentlePlan = storyInTrial();
  storyOnGentlePlan.ask({ kind: 'adoptPlan', plan: gentlePlan() });
  const worth = worthLeft(storyOnGentlePlan.state.challenge);
  storyOnGentlePlan.complete();
  expect(worth).toBe(scoreOf(storyOnGentlePlan));
  // Of 6 reps of each movement, 75, 50 and 70 percent count, rounded down.
  expect(worth).toBe(4 + 3 + 4);
});

test('Today is worth a first day here after an import', () => {
  const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 50).on('2026-02-20');
  story.importLog();
  // At most twice the targets of Days 1 and 2 count.
  for (const [date, worth] of [
    ['2026-02-21', 3 * 20],
    ['2026-02-22', 3 * 22],
  ] as const) {
    const { challenge } = story.on(date).state;
    const here = targetHere(story.rankingInput, doneIn(story), { date, at: story.now });
    expect(worthLeft(challenge, here)).toBe(worth);
    const before = scoreOf(story);
    expect(scoreOf(story.complete()) - before).toBe(worth);
  }
});

test('The targets are the run’s own if every day was done here', () => {
  const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 5).on('2026-01-06');
  const here = targetHere(story.rankingInput, doneIn(story), { date: '2026-01-06', at: story.now });
  expect(here).toEqual({ pushups: 15, situps: 15, jumpingJacks: 15 });
  story.complete();
  expect(targetHere(story.rankingInput, doneIn(story), { date: '2026-01-06', at: story.now })).toEqual(here);
});

test('More than twice the run’s own target counts no more', () => {
  const story = storyInTrial();
  const rule = { kind: 'steps', start: 90, step: 0, every: 1, ceiling: 90 } as const;
  story.ask({ kind: 'adoptPlan', plan: gentlePlan([], rule) });
  expect(worthLeft(story.state.challenge)).toBe(3 * 20);
});

test('An answer without movements means the run’s own', () => {
  const exercise = { completed: false, target: 10 };
  expect(
    worthLeft({ dayNumber: 1, exercises: { pushups: exercise, situps: exercise, jumpingJacks: exercise } }),
  ).toBe(30);
});
