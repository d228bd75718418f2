import { expect, test } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { boardTotals } from './board-totals';
import { worthLeft } from './worth-left';

const premium = () => {
  const story = Story.startedOn('2026-01-01');
  story.ask({ kind: 'startTrial' });
  return story;
};
const scoreOf = (story: Story) => {
  const done = story.log.filter((fact) => fact.kind === 'exerciseCompleted');
  return boardTotals(story.lived, done).find(({ period }) => period === 'all')?.score ?? 0;
};

test('what is left is worth what boards will count of it, with easier movements too', () => {
  const story = premium();
  expect(worthLeft(story.state.challenge)).toBe(30);
  story.exercise('pushups');
  expect(worthLeft(story.state.challenge)).toBe(20);
  const gentle = premium();
  gentle.ask({ kind: 'adoptPlan', plan: gentlePlan() });
  const worth = worthLeft(gentle.state.challenge);
  gentle.complete();
  expect(worth).toBe(scoreOf(gentle));
  expect(worth).toBe(4 + 3 + 4);
});

test('more than twice what the run asks for counts no more', () => {
  const story = premium();
  const rule = { kind: 'steps', start: 90, step: 0, every: 1, ceiling: 90 } as const;
  story.ask({ kind: 'adoptPlan', plan: gentlePlan([], rule) });
  expect(worthLeft(story.state.challenge)).toBe(3 * 20);
});

test('an answer that says no movements is of the run’s own', () => {
  const exercise = { completed: false, target: 10 };
  expect(
    worthLeft({ dayNumber: 1, exercises: { pushups: exercise, situps: exercise, jumpingJacks: exercise } }),
  ).toBe(30);
});
