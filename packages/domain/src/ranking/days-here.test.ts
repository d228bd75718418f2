import { expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import { eachExercise } from '../days/exercises';
import { Story } from '../rules/story';
import { DaysHere } from './days-here';

it('The targets of the Century Club do not apply before a hundred days here', () => {
  const [run] = Story.startedOn('2025-01-01', 'UTC').rankingInput.runs;
  if (!run) throw new Error('No run');
  const daysHere = new DaysHere([{ ...run, season: 2, path: 'endurance' }]);
  const targets = new Map<number, number>();
  for (let daysCompleted = 0; daysCompleted <= 200; daysCompleted++) {
    targets.set(daysCompleted + 1, daysHere.targetOf('jumpingJacks', run.openedAt));
    const completion = {
      reps: 1,
      target: 1,
      dayNumber: 1,
      at: run.openedAt,
      timezone: 'UTC',
      timeSeconds: null,
    };
    daysHere.add({ date: addDays('2025-01-01', daysCompleted), done: eachExercise(() => completion) });
  }
  // The run's own targets are 100 on its first day to 300 on its hundredth; those of season 1 are 10 to 109.
  expect([1, 99, 100, 101, 150, 200, 201].map((dayHere) => targets.get(dayHere))).toEqual([
    10, 108, 109, 100, 199, 300, 300,
  ]);
});
