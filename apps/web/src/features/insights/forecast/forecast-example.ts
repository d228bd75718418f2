import { addDays } from '@hundred/domain/days/civil-date';
import { programLength } from '@hundred/domain/days/exercises';
import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import type { RunAhead } from '@hundred/domain/insights/ahead/run-ahead';

/** A mark for each date: `c` completed, `m` missed. */
const marks = 'cccccccmcccccccccmmccccccccccmcccccccccccccmccccccccccccmccc';
const first = '2025-03-01';
const today = addDays(first, marks.length);
const dueDates = [...marks].map((mark, index) => ({ date: addDays(first, index), completed: mark === 'c' }));

/** An invented run, for the example that people see whose forecast is locked. */
export const exampleRun: RunAhead = {
  openedAt: 0,
  today,
  from: today,
  dueDates,
  datesOfRun: dueDates.length,
  daysLeft: programLength - dueDates.filter(({ completed }) => completed).length,
  offWeekdays: [],
  offFrom: today,
  offUntil: null,
};

export const exampleForecast = () => forecastOf(exampleRun);
