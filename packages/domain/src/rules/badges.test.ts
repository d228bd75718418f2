import { describe, expect, test } from 'vitest';
import { badgeRule } from '../badges/badge-rules';
import { badgeDefinition, badgeDefinitions } from '../badges/definitions';
import { deservedBadges } from '../badges/deserved-badges';
import { badgeProgress } from '../badges/progress';
import { badgeIds } from '../challenge/facts/badge-id';
import { fold } from '../challenge/fold/fold';
import { Story } from './story';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.
// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const progressOf = (story: Story, id: string) =>
  badgeProgress(fold(story.log), story.now).find(({ badgeId }) => badgeId === id);

describe('Badges', () => {
  test('have each their own name, instruction, group and drawing', () => {
    expect(badgeDefinitions.map(({ id }) => id)).toEqual([...badgeIds]);
    expect(new Set(badgeDefinitions.map(({ name }) => name)).size).toBe(badgeIds.length);
    for (const { id, group, description } of badgeDefinitions) {
      expect(description, id).toMatch(/^[A-Z].*[^.]$/);
      const rule = badgeRule(id);
      if ('target' in rule) expect(rule.inPremium ?? false, id).toBe(group === 'premium');
    }
    expect(badgeDefinition('five_thousand_fury')).toEqual({
      id: 'five_thousand_fury',
      name: 'Five Thousand Fury',
      description: 'Do 5,000 reps in all',
      group: 'reps',
      icon: 'five_thousand_fury',
    });
  });

  test('first_step is earned with the first day, and each badge once, with the completion that earns it', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.exercise('pushups').newBadges).toEqual([]);
    expect(story.exercise('situps').newBadges).toEqual([]);
    const last = story.exercise('jumpingJacks');
    expect(last.newBadges).toEqual(['first_step']);
    expect(last.facts.at(-1)).toEqual({ kind: 'badgeEarned', at: story.now, badge: 'first_step' });
    expect(story.exercise('jumpingJacks', { actualReps: 11 }).newBadges).toEqual([]);
    expect(story.state.badges).toEqual([{ id: 'first_step', at: story.now }]);
  });

  test('streaks of 7, 30, 50 and 100, and Days 25, 50, 75 and 100 earn badges', () => {
    const story = Story.startedOn('2025-01-01');
    const earnedOn = new Map<string, number>();
    for (let day = 1; day <= 100; day++) {
      story.on(new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10));
      for (const exercise of ['pushups', 'situps', 'jumpingJacks'] as const) {
        for (const badge of story.exercise(exercise).newBadges) earnedOn.set(badge, day);
      }
    }
    expect(Object.fromEntries(earnedOn)).toMatchObject({
      week_warrior: 7,
      consistency_king: 30,
      unstoppable: 50,
      legendary_streak: 100,
      quarter_way: 25,
      halfway_hero: 50,
      three_quarters: 75,
      century_champion: 100,
    });
  });

  test('100, 1,000, 5,000 and 10,000 total reps, and 500 beyond the targets, earn badges', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.exercise('pushups', { actualReps: 99 }).newBadges).toEqual([]);
    expect(story.exercise('pushups', { actualReps: 100 }).newBadges).toEqual(['hundred_club']);
    // 90 extra push-ups and 410 extra sit-ups are 500.
    expect(story.exercise('situps', { actualReps: 419 }).newBadges).toEqual([]);
    expect(story.exercise('situps', { actualReps: 420 }).newBadges).toEqual(['extra_mile']);
    // 100, 420 and 480 are 1,000 reps, and the three dates after them have 3,000 each.
    expect(story.exercise('jumpingJacks', { actualReps: 480 }).newBadges).toEqual([
      'first_step',
      'thousand_thunder',
    ]);
    for (const date of ['2025-01-02', '2025-01-03', '2025-01-04'])
      story.on(date).complete({ actualReps: 1_000 });
    expect(story.badges).toContain('five_thousand_fury');
    expect(story.badges).toContain('ten_thousand_titan');
  });

  test('milestones count the days of one run', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 20);
    expect(story.badges).not.toContain('quarter_way');
    story.ask({ kind: 'restart' });
    story.completeFrom('2025-01-21', 24);
    expect(story.badges).not.toContain('quarter_way');
  });

  test('perfect_week is earned with all seven dates of a Sunday-first week, across runs', () => {
    // 5, 12 and 19 January are Sundays.
    const story = Story.startedOn('2025-01-05').completeFrom('2025-01-05', 3);
    story.ask({ kind: 'restart' });
    story.completeFrom('2025-01-08', 3);
    expect(story.badges).not.toContain('perfect_week');
    expect(progressOf(story, 'perfect_week')).toMatchObject({ currentValue: 6, targetValue: 7 });
    story.completeFrom('2025-01-11', 1);
    expect(story.badges).toContain('perfect_week');
    // Neither of its two weeks has all seven dates.
    const monday = Story.startedOn('2025-01-06').completeFrom('2025-01-06', 12);
    expect(monday.badges).not.toContain('perfect_week');
    expect(monday.on('2025-01-19').badges).not.toContain('perfect_week');
    expect(progressOf(monday, 'perfect_week')).toMatchObject({ currentValue: 0 });
  });

  test('early_bird is earned before 07:00, night_owl from 22:00:00 and past midnight', () => {
    const finishAt = (time: string) => Story.startedOn('2025-01-01', 'Asia/Tokyo', time).complete().badges;
    expect(finishAt('06:59')).toContain('early_bird');
    expect(finishAt('07:00')).toEqual(['first_step']);
    expect(finishAt('21:59')).toEqual(['first_step']);
    expect(finishAt('22:00')).toEqual(['first_step', 'night_owl']);
    const story = Story.startedOn('2025-01-01', 'Asia/Tokyo', '21:00');
    story.exercise('pushups');
    story.on('2025-01-02', '00:30').complete();
    expect(story.badges).toEqual(['first_step', 'night_owl']);
    story.on('2025-01-02', '06:00').complete();
    expect(story.badges).toEqual(['first_step', 'night_owl', 'early_bird']);
  });

  test('weekend_warrior is earned with both days of four weekends in one run', () => {
    const story = Story.startedOn('2025-01-04');
    for (const saturday of ['2025-01-04', '2025-01-11', '2025-01-18']) story.completeFrom(saturday, 2);
    expect(progressOf(story, 'weekend_warrior')).toMatchObject({ currentValue: 3, targetValue: 4 });
    // Only the Sunday of the fourth weekend, and then the Saturday of the fifth.
    story.completeFrom('2025-01-26', 1).completeFrom('2025-02-01', 1);
    expect(story.badges).not.toContain('weekend_warrior');
    story.completeFrom('2025-02-02', 1);
    expect(story.badges).toContain('weekend_warrior');
  });

  describe('comeback', () => {
    /** A completed day, a gap of this many dates without cover, and two completed days. */
    const afterGap = (dates: number) => {
      const story = Story.startedOn('2025-01-01').complete();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      return story.completeFrom(`2025-01-0${2 + dates}`, 2);
    };

    test('is earned with three days in a row after three or more missed dates', () => {
      const story = afterGap(3);
      expect(story.badges).not.toContain('comeback');
      expect(progressOf(story, 'comeback')).toMatchObject({ currentValue: 2, targetValue: 3 });
      story.completeFrom('2025-01-07', 1);
      expect(story.badges).toContain('comeback');
    });

    test('is not earned after a shorter gap, nor after a covered one', () => {
      expect(afterGap(2).completeFrom('2025-01-06', 3).badges).not.toContain('comeback');
      const storyWithCover = Story.startedOn('2025-01-01').complete().completeFrom('2025-01-05', 3);
      expect(storyWithCover.badges).not.toContain('comeback');
    });

    test('is not earned if the gap is before the first completed day of the run', () => {
      expect(Story.startedOn('2025-01-01').completeFrom('2025-01-06', 4).badges).not.toContain('comeback');
    });

    test('allows rest days between, and counts partial dates as missed', () => {
      const story = Story.startedOn('2025-01-01').complete();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      story.on('2025-01-03').exercise('pushups');
      story.completeFrom('2025-01-05', 2).on('2025-01-07').rest().completeFrom('2025-01-08', 1);
      expect(story.badges).toContain('comeback');
    });

    test('is lost with a further break before the third day', () => {
      const story = afterGap(3).completeFrom('2025-01-08', 3);
      expect(story.badges).not.toContain('comeback');
    });

    test('is earned after a long gap and a short one with a rest day between them', () => {
      const story = Story.startedOn('2025-01-01').complete();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      story.on('2025-01-05').rest().completeFrom('2025-01-07', 3);
      expect(story.statusLetters('2025-01-01', 9)).toBe('cmmmrmccc');
      expect(story.badges).toContain('comeback');
    });
  });

  test('swift_set is earned with Day 30 or later finished in under 10 minutes, with a time', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 29, { timeSeconds: 100 });
    expect(story.badges).not.toContain('swift_set');
    story.completeFrom('2025-01-30', 1, { timeSeconds: 600 }).completeFrom('2025-01-31', 1);
    expect(story.badges).not.toContain('swift_set');
    story.completeFrom('2025-02-01', 1, { timeSeconds: 599 });
    expect(story.badges).toContain('swift_set');
    const onDay30 = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 29);
    expect(onDay30.completeFrom('2025-01-30', 1, { timeSeconds: 599 }).badges).toContain('swift_set');
  });

  test('swift_set is earned only if the timer ran during the first exercise too', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 29);
    /** Completes a date. The timer shows these seconds after the first exercise, or did not run yet. */
    const completeTimed = (date: string, firstSeconds: number | undefined) => {
      story.on(date).exercise('situps', firstSeconds === undefined ? {} : { timeSeconds: firstSeconds });
      story.later(0.1).exercise('pushups', { timeSeconds: 200 });
      story.exercise('jumpingJacks', { timeSeconds: 300 });
    };
    // A rep takes half a second at least: 20 s for the 40 reps of Day 31, 20.5 s on Day 32, and 21 s on Day 33.
    completeTimed('2025-01-30', undefined);
    completeTimed('2025-01-31', 19);
    completeTimed('2025-02-01', 20);
    expect(story.badges).not.toContain('swift_set');
    completeTimed('2025-02-02', 21);
    expect(story.badges).toContain('swift_set');
  });

  test('iron_supporter is earned with any purchase, not with the trial', () => {
    const story = Story.startedOn('2025-01-01');
    const trial = {
      kind: 'premiumBegan',
      at: story.now,
      plan: 'trial',
      purchase: 't',
      paidAt: story.now,
    } as const;
    expect(story.record(trial).badges).toEqual([]);
    expect(story.record({ kind: 'premiumEnded', at: story.now, purchase: 't' }).badges).toEqual([]);
    expect(story.record({ ...trial, plan: 'starter', purchase: 's' }).badges).toEqual(['iron_supporter']);
  });

  test('an empty log earns none', () => {
    expect(deservedBadges(fold([]))).toEqual([]);
  });

  test('stay earned through restarts and broken streaks', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 7);
    story.ask({ kind: 'restart' });
    expect(story.on('2025-06-01').badges).toContain('week_warrior');
  });

  describe('progress', () => {
    test('covers unearned badges that count something, closest first, rounded down', () => {
      // From a Wednesday to a Monday, so the second week has two dates.
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 6);
      const progress = badgeProgress(fold(story.log), story.now);
      expect(progress.slice(0, 4)).toEqual([
        { badgeId: 'week_warrior', currentValue: 6, targetValue: 7, progressPercent: 85 },
        { badgeId: 'perfect_week', currentValue: 2, targetValue: 7, progressPercent: 28 },
        { badgeId: 'weekend_warrior', currentValue: 1, targetValue: 4, progressPercent: 25 },
        { badgeId: 'quarter_way', currentValue: 6, targetValue: 25, progressPercent: 24 },
      ]);
      const ids = progress.map(({ badgeId }) => badgeId);
      expect(ids).not.toContain('first_step');
      expect(ids).not.toContain('early_bird');
      expect(ids).toContain('century_club_legend');
      expect(badgeProgress(fold([]), 0)).toEqual([]);
    });

    test('is at most 99 percent', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 7);
      const logWithoutBadges = story.log.filter((fact) => fact.kind !== 'badgeEarned');
      const entry = badgeProgress(fold(logWithoutBadges), story.now).find(
        ({ badgeId }) => badgeId === 'week_warrior',
      );
      expect(entry).toMatchObject({ currentValue: 7, progressPercent: 99 });
    });

    test('counts the current streak, the current season 1 run, and total reps', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 10);
      story.ask({ kind: 'restart' });
      story.completeFrom('2025-01-11', 3);
      expect(progressOf(story, 'consistency_king')?.currentValue).toBe(3);
      expect(progressOf(story, 'quarter_way')?.currentValue).toBe(3);
      // The reps of ten days, and those of the three days since the restart.
      expect(progressOf(story, 'thousand_thunder')?.currentValue).toBe(435 + 99);
      expect(progressOf(story, 'weekend_warrior')?.currentValue).toBe(1);
      expect(progressOf(story, 'century_club_legend')?.currentValue).toBe(0);
      expect(progressOf(story, 'extra_mile')?.currentValue).toBe(0);
      expect(progressOf(story, 'comeback')?.currentValue).toBe(0);
    });

    test('counts the days of the Century Club', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100).on('2025-04-11');
      story.ask({ kind: 'choosePath', path: 'hybrid' });
      story.completeFrom('2025-04-11', 4);
      expect(progressOf(story, 'century_club_legend')).toMatchObject({ currentValue: 4, progressPercent: 4 });
      // It is earned already.
      expect(progressOf(story, 'weekend_warrior')).toBeUndefined();
    });
  });
});
