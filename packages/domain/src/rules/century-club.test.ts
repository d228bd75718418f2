import { describe, expect, test } from 'vitest';
import { restAllowance } from '../challenge/facts/allowance';
import { todayAnswer } from '../today/today-answer';
import { Story } from './story';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.

const finishSeasonOne = () => Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100);

describe('Century Club', () => {
  test('opens once Day 100 of season 1 has been completed, not when it is reached', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 99).on('2025-04-10');
    expect(story.state.dayNumber).toBe(100);
    expect(story.state.centuryClub).toEqual({ isEligible: false, hasChosen: false, currentPath: null });
    expect(story.refused({ kind: 'choosePath', path: 'hybrid' })).toBe('not_eligible');
    story.complete();
    expect(story.state.centuryClub).toEqual({ isEligible: true, hasChosen: false, currentPath: null });
    const unknownPath = 'yoga' as 'hybrid';
    expect(story.refused({ kind: 'choosePath', path: unknownPath })).toBe('invalid_path');
  });

  test('a path has its own names and targets; targetReps is the push-up target', () => {
    const story = finishSeasonOne().on('2025-04-11');
    expect(story.ask({ kind: 'choosePath', path: 'strength' }).newBadges).toEqual(['century_club_member']);
    expect(story.state).toMatchObject({
      season: 2,
      path: 'strength',
      runIndex: 1,
      dayNumber: 1,
      centuryClubDay: 1,
      currentDay: 100,
      finished: false,
      opensOn: null,
      completionRate: 0,
      streak: 100,
      restDaysLeft: restAllowance,
    });
    expect([finishSeasonOne().state, story.state].map((state) => todayAnswer(state).path)).toEqual([
      null,
      'strength',
    ]);
    expect(story.state.challenge).toMatchObject({
      targetReps: 15,
      isCenturyClub: true,
      exercises: {
        pushups: { name: 'Diamond Push-ups', target: 15 },
        situps: { name: 'V-Ups', target: 15 },
        jumpingJacks: { name: 'Burpees', target: 10 },
      },
    });
    story.complete().on('2025-04-12');
    expect(story.state).toMatchObject({ centuryClubDay: 2, currentDay: 100, streak: 101 });
    expect(story.dateOf('2025-04-12')?.exercises.jumpingJacks.target).toBe(10);
    expect(story.dateOf('2025-04-11')?.exercises.pushups).toMatchObject({ target: 15, reps: 15 });
  });

  test('chosen on the date of Day 100 it opens tomorrow and continues the streak', () => {
    const story = finishSeasonOne();
    story.ask({ kind: 'choosePath', path: 'endurance' });
    expect(story.state).toMatchObject({ opensOn: '2025-04-11', dayNumber: 1, streak: 100, season: 2 });
    expect(story.state.challenge).toMatchObject({ targetReps: 100, allCompleted: false });
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups' })).toBe('run_waiting');
  });

  test('while a path runs, choosing it again changes nothing and another is refused', () => {
    const story = finishSeasonOne().on('2025-04-11');
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    expect(story.state.centuryClub).toEqual({ isEligible: true, hasChosen: true, currentPath: 'hybrid' });
    expect(story.ask({ kind: 'choosePath', path: 'hybrid' }).facts).toEqual([]);
    expect(story.refused({ kind: 'choosePath', path: 'strength' })).toBe('path_already_chosen');
  });

  test('resetting the path closes its run, keeps it, and shows season 1 and the choice again', () => {
    const story = finishSeasonOne().on('2025-04-11');
    expect(story.refused({ kind: 'resetPath' })).toBe('no_path_to_reset');
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    story.complete().on('2025-04-12');
    story.ask({ kind: 'resetPath' });
    expect(story.state).toMatchObject({
      season: 1,
      runIndex: 0,
      currentDay: 100,
      centuryClubDay: null,
      finished: true,
      completionRate: 100,
      streak: 101,
      centuryClub: { isEligible: true, hasChosen: false, currentPath: null },
    });
    // The reps of Day 100.
    expect(story.state.challenge.exercises.situps).toMatchObject({
      completed: true,
      reps: 109,
      name: 'Sit-ups',
    });
    expect(story.refused({ kind: 'resetPath' })).toBe('no_path_to_reset');
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups' })).toBe('run_finished');
    story.on('2025-04-20').ask({ kind: 'choosePath', path: 'strength' });
    story.complete();
    expect(story.state).toMatchObject({ runIndex: 2, centuryClubDay: 1, streak: 102 });
    expect(story.statusLetters('2025-04-10', 11)).toBe('cc--------c');
    expect(story.history.runs[1]).toMatchObject({ season: 2, path: 'hybrid', closedOn: '2025-04-12' });
  });

  test('changing the path after an exercise today opens the new run tomorrow', () => {
    const story = finishSeasonOne().on('2025-04-11');
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    story.exercise('pushups');
    story.ask({ kind: 'resetPath' });
    story.ask({ kind: 'choosePath', path: 'strength' });
    expect(story.state.opensOn).toBe('2025-04-12');
    expect(story.dateOf('2025-04-11')).toMatchObject({ status: 'partial', run: null });
  });

  test('a finished path shows a finished state, in which a path can be chosen again or Day 1 restarted', () => {
    const story = finishSeasonOne().on('2025-04-11');
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    story.completeFrom('2025-04-11', 100);
    expect(story.badges).toContain('century_club_legend');
    story.on('2025-08-01');
    expect(story.state).toMatchObject({ finished: true, season: 2, centuryClubDay: 100, streak: 200 });
    expect(story.state.centuryClub).toEqual({ isEligible: true, hasChosen: true, currentPath: 'hybrid' });
    // Day 100 of the hybrid path has 80 push-ups.
    expect(story.state.challenge).toMatchObject({ allCompleted: true, targetReps: 80 });
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    expect(story.state).toMatchObject({ finished: false, centuryClubDay: 1, runIndex: 2 });
    story.ask({ kind: 'restart' });
    expect(story.state).toMatchObject({
      season: 1,
      dayNumber: 1,
      streak: 0,
      longestStreak: 200,
      runIndex: 3,
    });
  });
});
