import { describe, expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import type { Effort } from '../days/effort';
import { Story } from '../rules/story';
import type { CompleteExercise } from '../runs/commands';
import { recoveryOf } from './recovery';

const first = '2026-03-01';

function started(): Story {
  const story = Story.startedOn(first);
  const paidAt = story.now;
  return story.record({ kind: 'premiumBegan', at: paidAt, plan: 'lifetime', purchase: 'one', paidAt });
}

/** Completes so many dates from one on, each as hard as the next of the efforts. */
function trained(
  story: Story,
  from: number,
  dates: number,
  effortOn: (day: number) => Effort | null = () => null,
  more: Partial<CompleteExercise> = {},
): Story {
  for (let day = from; day < from + dates; day++) {
    story.on(addDays(first, day)).complete(more);
    const effort = effortOn(day);
    if (effort !== null) story.ask({ kind: 'rateEffort', effort });
  }
  return story;
}

const remarkOf = (story: Story) => recoveryOf(story.history)?.remark;

it('comes after two weeks of dates', () => {
  expect(recoveryOf(trained(started(), 0, 13).history)).toBeNull();
  expect(recoveryOf(trained(started(), 0, 14).history)).not.toBeNull();
});

it('compares the last seven dates with the plan and with the 21 before', () => {
  const recovery = recoveryOf(trained(started(), 0, 28).history)!;
  const load = (day: number) => (9 + day) * 2.15;
  const sum = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => load(from + index)).reduce((a, b) => a + b, 0);
  expect(recovery.lastSeven.done).toBeCloseTo(sum(22, 28));
  expect(recovery.lastSeven.asked).toBeCloseTo(sum(22, 28));
  expect(recovery.rise?.own).toBeCloseTo(sum(22, 28) / 7 / (sum(1, 21) / 21));
  expect(recovery.rise?.own).toBeCloseTo(1.7, 1);
  expect(recovery.rise?.plan).toBeCloseTo(recovery.rise!.own);
  expect(recovery.withoutBreak).toEqual({ dates: 28, since: null });
});

it('leaves today out until it is over', () => {
  const story = trained(started(), 0, 20).on(addDays(first, 20));
  story.exercise('pushups');
  const recovery = recoveryOf(story.history)!;
  expect(recovery.withoutBreak.dates).toBe(20);
  expect(recovery.dates.at(-1)).toMatchObject({ date: addDays(first, 20), status: 'partial' });
});

describe('one remark at most', () => {
  it('none on a plan done to the letter, with effort 3, on any of its days', () => {
    const story = started();
    for (let day = 0; day < 100; day++) {
      trained(story, day, 1, () => 3);
      expect(remarkOf(story) ?? null).toBeNull();
    }
  });

  it('where the days cost more than they did', () => {
    const story = trained(started(), 0, 21, (day) => (day < 14 ? 3 : 5));
    expect(remarkOf(story)).toEqual({ kind: 'costsMore', lately: 5, before: 3 });
    const fewer = trained(started(), 0, 21, (day) => (day < 14 ? null : 5));
    expect(remarkOf(fewer)).toBeNull();
  });

  it('where more was done than the plan itself rises by', () => {
    const story = trained(trained(started(), 0, 21), 21, 7, () => null, { actualReps: 60 });
    expect(remarkOf(story)).toMatchObject({ kind: 'moreThanPlanned' });
  });

  it('after two weeks without a break, where the last day was hard', () => {
    const story = trained(started(), 0, 16, () => 4);
    expect(remarkOf(story)).toEqual({ kind: 'withoutBreak', dates: 16 });
    story.on(addDays(first, 16)).rest();
    expect(remarkOf(story)).toBeNull();
  });

  it('with three rests in a week and easy days', () => {
    const story = trained(started(), 0, 14, () => 2);
    for (const day of [14, 15, 16]) story.on(addDays(first, day)).rest();
    expect(remarkOf(story)).toEqual({ kind: 'rested' });
  });
});
