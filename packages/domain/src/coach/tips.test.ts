import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { addDays, type CivilDate, weekdayOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { earliestFinish, runAheadOf } from '../insights/ahead/run-ahead';
import { seededRandom } from '../insights/ahead/seeded-random';
import { timesAhead } from '../insights/ahead/time-ahead';
import { detailsOf } from '../insights/details';
import { musclesOf } from '../insights/muscle-weeks';
import { recoveryOf } from '../insights/recovery';
import { type InventedPerson, inventPeople } from '../insights/testing/invented-people';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { inputFromOutcomes } from './testing/input-from-outcomes';
import type { CoachInput, TipFigures, TipId } from './tip';
import { chooseTips, type TipHistory, tipIds, tipRules, tipsOf } from './tips';

const inputOfStory = (story: Story): CoachInput => {
  const { runs, zones } = fold(story.log);
  return { history: story.history, runs, offUntil: null, zones };
};

function figuresOf<Id extends TipId>(input: CoachInput, id: Id): TipFigures[Id] | undefined {
  return tipsOf(input).find((tip) => tip.id === id)?.figures as TipFigures[Id] | undefined;
}

/** A person who starts on a Sunday, with Lifetime. */
const newStory = () => {
  const story = Story.startedOn('2025-01-05', 'UTC');
  const purchaseFields = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' } as const;
  return story.record({ kind: 'premiumBegan', ...purchaseFields });
};

const comparingRules = tipIds.filter((id) => tipRules[id].compares);
const hasComparingTip = (input: CoachInput) =>
  comparingRules.some(
    (id) => input.history.dates.length >= tipRules[id].datesNeeded && tipRules[id].figuresFor(input),
  );

describe('Tips are not given by chance', () => {
  it('steady people get a comparing tip on at most 8 of 100 dates', () => {
    let [datesLookedAt, datesWithTip] = [0, 0];
    for (const [index, { dates }] of inventPeople('steady', 60).entries()) {
      const random = seededRandom(1_000 + index);
      // Finished at any hour from 6 to 23.
      const hours = dates.map(() => 6 + 17 * random());
      const wholeInput = inputFromOutcomes(dates.slice(0, 150), (dateIndex) => hours[dateIndex] ?? 12);
      for (let until = 1; until <= wholeInput.history.dates.length; until += 1) {
        const datesSoFar = wholeInput.history.dates.slice(0, until);
        const today = addDays(datesSoFar.at(-1)?.date ?? '', 1);
        const history = { ...wholeInput.history, dates: datesSoFar, today };
        datesLookedAt += 1;
        if (hasComparingTip({ ...wholeInput, history })) datesWithTip += 1;
      }
    }
    expect(datesWithTip / datesLookedAt).toBeLessThanOrEqual(0.08);
  });

  it('a weekday that is really weak is found', () => {
    const personWeakOnWednesdays = (seed: number): InventedPerson['dates'] => {
      const random = seededRandom(seed);
      return Array.from({ length: 98 }, (_, index) => {
        const date = addDays('2025-01-01', index);
        return { date, completed: random() < (weekdayOf(date) === 3 ? 0.35 : 0.92) };
      });
    };
    const tips = Array.from({ length: 60 }, (_, index) =>
      figuresOf(
        inputFromOutcomes(personWeakOnWednesdays(index), () => 12),
        'weakWeekday',
      ),
    );
    // Of the 60 people, at least 36 get the tip about Wednesdays, and at most two one about another weekday.
    expect(tips.filter((tip) => tip?.weekday === 3).length).toBeGreaterThanOrEqual(36);
    expect(tips.filter((tip) => tip && tip.weekday !== 3).length).toBeLessThanOrEqual(2);
  });

  it('late evenings that really cost the next date are found', () => {
    const tips = Array.from({ length: 40 }, (_, seed) => {
      const random = seededRandom(seed);
      const lateDates: boolean[] = [];
      let isAfterLate = false;
      const dates = Array.from({ length: 98 }, (_, index) => {
        const completed = random() < (isAfterLate ? 0.5 : 0.95);
        const isLate = random() < 0.4;
        lateDates.push(isLate);
        isAfterLate = isLate;
        return { date: addDays('2025-01-01', index), completed };
      });
      return figuresOf(
        inputFromOutcomes(dates, (index) => (lateDates[index] ? 21 : 9)),
        'lateEvenings',
      );
    });
    // Of the 40 people, at least 24 get the tip.
    expect(tips.filter(Boolean).length).toBeGreaterThanOrEqual(24);
  });

  it('Mondays that became automatic rest days are weak too, until the plan leaves them out', () => {
    const story = newStory();
    for (let day = 0; day < 98; day += 1) {
      const date = addDays('2025-01-05', day);
      if (weekdayOf(date) !== 1) story.on(date, weekdayOf(date) === 0 ? '21:30' : '09:00').complete();
    }
    const input = inputOfStory(story);
    expect(input.history.dates.filter(({ status }) => status === 'missed')).toEqual([]);
    const ids = tipsOf(input).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['weakWeekday', 'lateEvenings', 'missesAfterLate']));
    // 98 dates have 14 Mondays.
    expect(figuresOf(input, 'weakWeekday')).toMatchObject({ weekday: 1, on: { due: 14, completed: 0 } });
    story.on('2025-04-14', '08:00').ask({ kind: 'adoptPlan', plan: gentlePlan([1]) });
    expect(figuresOf(inputOfStory(story), 'weakWeekday')).toBeUndefined();
  });
});

describe('Every figure of a tip equals the one in the statistics', () => {
  it('a weak weekday: its share, and that of all others', () => {
    const dates = Array.from({ length: 84 }, (_, index) => {
      const date = addDays('2025-01-01', index);
      return { date, completed: weekdayOf(date) !== 1 };
    });
    const input = inputFromOutcomes(dates, () => 12);
    const { weekdays } = detailsOf(input.history.dates, input.history.today, input.zones);
    const tip = figuresOf(input, 'weakWeekday');
    expect(tip?.on).toEqual(weekdays[1]);
    // The other six weekdays of twelve weeks.
    expect(tip?.others).toEqual({ due: 72, completed: 72 });
  });

  it('misses after late days: the usual hour, and how many', () => {
    const missedIndices = [10, 15, 20, 25];
    const dates = Array.from({ length: 30 }, (_, index) => ({
      date: addDays('2025-01-01', index),
      completed: !missedIndices.includes(index),
    }));
    // The day before the first miss, at index 9, was finished at the usual hour; the days before the others at 19:00.
    const input = inputFromOutcomes(dates, (index) =>
      missedIndices.includes(index + 1) && index !== 9 ? 19 : 8,
    );
    expect(figuresOf(input, 'missesAfterLate')).toEqual({ misses: 4, afterLate: 3, usualHour: 8 });
    expect(
      figuresOf(
        inputFromOutcomes(dates, () => 8),
        'missesAfterLate',
      ),
    ).toBeUndefined();
  });

  it('rising effort: the averages of the recovery tab', () => {
    const story = newStory();
    for (let day = 0; day < 25; day++) {
      story.completeFrom(addDays('2025-01-05', day), 1);
      story.ask({ kind: 'rateEffort', effort: day < 16 ? 3 : 5 });
    }
    const input = inputOfStory(story);
    const remark = recoveryOf(input.history)?.remark;
    expect(remark?.kind).toBe('costsMore');
    expect(figuresOf(input, 'costsMore')).toEqual({
      lately: 5,
      before: recoveryOf(input.history)?.effort?.before,
    });
  });

  it('coming back: the dates of the gap, and the reps of the last day', () => {
    const story = newStory().completeFrom('2025-01-05', 5);
    story.on('2025-01-14');
    // From 10 to 13 January nothing was done. Day 5 has 14 reps of each exercise.
    expect(figuresOf(inputOfStory(story), 'afterGap')).toEqual({ dates: 4, lastReps: 42 });
    story.complete();
    expect(figuresOf(inputOfStory(story), 'afterGap')).toEqual({ dates: 4, lastReps: 42 });
    expect(figuresOf(inputOfStory(story.completeFrom('2025-01-15', 1)), 'afterGap')).toBeUndefined();
  });

  it('longer days: the timer forecast of today and of the day two weeks ahead', () => {
    const story = newStory();
    for (let day = 0; day < 12; day++) {
      story.completeFrom(addDays('2025-01-05', day), 1, { timeSeconds: 30 * (day + 10) });
    }
    const input = inputOfStory(story);
    const daysLeft = 88;
    const [next] = timesAhead(input.history, input.runs, daysLeft);
    const tip = figuresOf(input, 'longerDays');
    expect(tip).toMatchObject({ day: 13, dayAhead: 27, seconds: next?.expected.seconds });
    // Day 27 has 36 reps of each exercise, and each of them takes 30 seconds by the timer.
    expect(Math.round((tip?.secondsAhead ?? 0) / 30)).toBe(36);
  });

  it('extra reps on one exercise: their sum over 14 dates', () => {
    const story = newStory();
    for (let day = 0; day < 20; day++) {
      story.on(addDays('2025-01-05', day));
      for (const id of exerciseIds) {
        // The target is `day + 10`, so each date has three extra sit-ups.
        const extra = id === 'situps' ? { actualReps: day + 13 } : {};
        story.exercise(id, extra);
      }
    }
    expect(figuresOf(inputOfStory(story), 'oneSidedExtras')).toMatchObject({
      movement: 'situp',
      extra: 42,
      dates: 14,
    });
    // The target is 30, so a second exercise has an extra rep.
    story.on('2025-01-25').exercise('pushups', { actualReps: 31 });
    story.complete();
    expect(figuresOf(inputOfStory(story), 'oneSidedExtras')).toBeUndefined();
  });

  it('faster and harder: seconds a rep and the ratings, 14 dates against 14', () => {
    const story = newStory();
    for (let day = 0; day < 28; day++) {
      const reps = 3 * (day + 10);
      story.completeFrom(addDays('2025-01-05', day), 1, { timeSeconds: reps * (day < 14 ? 5 : 3) });
      story.ask({ kind: 'rateEffort', effort: day < 14 ? 2 : 3 });
    }
    expect(figuresOf(inputOfStory(story), 'fasterAndHarder')).toEqual({
      pace: 3,
      paceBefore: 5,
      effort: 3,
      effortBefore: 2,
    });
  });

  it('hip flexors: the share of the muscles tab', () => {
    const story = newStory();
    for (let day = 0; day < 14; day++) {
      story.on(addDays('2025-01-05', day));
      story.exercise('pushups');
      story.exercise('situps', { movement: 'vUp' });
      story.exercise('jumpingJacks', { movement: 'march' });
    }
    const input = inputOfStory(story.on('2025-01-19'));
    const { hint } = musclesOf(input.history);
    expect(hint?.kind).toBe('hipFlexors');
    expect(figuresOf(input, 'hipFlexors')).toEqual({ share: hint?.kind === 'hipFlexors' ? hint.share : 0 });
  });

  it('a milestone near: the days to it, and its earliest date', () => {
    const story = newStory().completeFrom('2025-01-05', 20).on('2025-01-25');
    const input = inputOfStory(story);
    const ahead = runAheadOf(input.history, input.runs, input.offUntil);
    expect(figuresOf(input, 'milestoneNear')).toEqual({
      milestone: 25,
      days: 5,
      date: ahead && earliestFinish({ ...ahead, daysLeft: 5 }),
    });
    expect(
      figuresOf(inputOfStory(newStory().completeFrom('2025-01-05', 12)), 'milestoneNear'),
    ).toBeUndefined();
  });

  it('one date before the longest streak: both streaks', () => {
    const story = newStory().completeFrom('2025-01-05', 9).completeFrom('2025-01-20', 8);
    expect(figuresOf(inputOfStory(story), 'nearLongest')).toEqual({ streak: 8, longest: 9 });
    expect(figuresOf(inputOfStory(story.completeFrom('2025-01-28', 1)), 'nearLongest')).toBeUndefined();
  });

  it('the best month: the reps of both, on the first dates of the next', () => {
    const story = newStory().completeFrom('2025-01-05', 55).on('2025-03-02');
    const repsIn = (month: string) =>
      story.history.dates
        .filter(({ date }) => date.startsWith(month))
        .reduce(
          (sum, { exercises }) => sum + exerciseIds.reduce((reps, id) => reps + exercises[id].reps, 0),
          0,
        );
    expect(figuresOf(inputOfStory(story), 'bestMonth')).toEqual({
      month: '2025-02',
      reps: repsIn('2025-02'),
      bestBefore: repsIn('2025-01'),
    });
    expect(figuresOf(inputOfStory(story.on('2025-03-06')), 'bestMonth')).toBeUndefined();
  });

  it('no other tip: a movement of the day, another on the next date', () => {
    const story = newStory().completeFrom('2025-01-05', 1);
    const [tip] = tipsOf(inputOfStory(story));
    const [nextTip] = tipsOf(inputOfStory(story.on('2025-01-06')));
    expect([tip?.id, nextTip?.id]).toEqual(['form', 'form']);
    expect(tip?.figures).not.toEqual(nextTip?.figures);
  });
});

it('No rule gives a tip on fewer dates than it needs', () => {
  for (const { dates } of inventPeople('one miss leads to more', 30)) {
    for (let until = 1; until < 60; until += 1) {
      // The hours vary from 6 to 22.
      const input = inputFromOutcomes(dates.slice(0, until), (index) => 6 + ((index * 7) % 17));
      for (const { id } of tipsOf(input)) expect(until).toBeGreaterThanOrEqual(tipRules[id].datesNeeded);
    }
  }
});

describe('The shown tips', () => {
  const tips = tipsOf(inputOfStory(newStory().completeFrom('2025-01-05', 9).completeFrom('2025-01-20', 8)));
  const nothingStored = { shownOn: {}, silenced: [] };
  const today: CivilDate = '2025-01-27';
  const ids = (history: TipHistory) => chooseTips(tips, history, today).map(({ id }) => id);

  it('are at most three, the most important first', () => {
    expect(tips.length).toBeGreaterThan(1);
    const withoutForm = tips.map(({ id }) => id).filter((id) => id !== 'form');
    expect(ids(nothingStored)).toEqual(withoutForm.slice(0, 3));
  });

  it('pause a tip for five dates after it was shown, but not on that date', () => {
    const [first] = tips;
    if (!first) throw new Error('No tip');
    const idsWhenShownOn = (date: CivilDate) => ids({ ...nothingStored, shownOn: { [first.id]: date } });
    expect(idsWhenShownOn(today)).toContain(first.id);
    expect(idsWhenShownOn(addDays(today, -1))).not.toContain(first.id);
    expect(idsWhenShownOn(addDays(today, -5))).not.toContain(first.id);
    expect(idsWhenShownOn(addDays(today, -6))).toContain(first.id);
  });

  it('are a movement alone if there is nothing else, on each date', () => {
    const story = newStory();
    const shownOn: Partial<Record<TipId, CivilDate>> = {};
    for (let day = 0; day < 99; day += 1) {
      const date = addDays('2025-01-05', day);
      const shownTips = chooseTips(
        tipsOf(inputOfStory(story.completeFrom(date, 1))),
        { ...nothingStored, shownOn },
        date,
      );
      expect(shownTips.length, date).toBeGreaterThan(0);
      if (shownTips.length > 1) expect(shownTips.map(({ id }) => id)).not.toContain('form');
      for (const { id } of shownTips) shownOn[id] = date;
    }
  });

  it('never include a silenced one', () => {
    expect(ids({ ...nothingStored, silenced: tips.map(({ id }) => id) })).toEqual([]);
  });
});
