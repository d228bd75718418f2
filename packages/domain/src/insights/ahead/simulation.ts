import { daysBetween, toEpochDay, weekdayOfEpochDay } from '../../days/civil-date';
import { Rhythm } from '../rhythm';
import type { RunAhead } from './run-ahead';
import { seededRandom } from './seeded-random';

/** The number of paths from which a figure is forecast. */
export const pathCount = 2_000;

/** The outcome of a date ahead. `off`: a weekday off, on which nothing is due. */
export type DrawnOutcome = 'done' | 'missed' | 'off';

/** Draws paths: possible continuations of a run, date by date, by the rhythm of its past dates. */
export class Simulation {
  /** Random numbers from 0 to below 1. */
  readonly random: () => number;
  readonly #run: Omit<RunAhead, 'datesOfRun'>;
  readonly #rhythm: Rhythm;
  /** The rhythm of the present path, which its own outcomes change. */
  readonly #pathRhythm = new Rhythm();

  /** The same run and `seedFactor` give the same paths. */
  constructor(run: Omit<RunAhead, 'datesOfRun'>, seedFactor: number) {
    this.random = seededRandom(Math.imul(run.openedAt | 0, seedFactor) ^ toEpochDay(run.today));
    this.#run = run;
    this.#rhythm = Rhythm.of(run.dueDates, run.from);
  }

  /**
   * Draws one path, until all days of the run are done, over at most `mostDates`. Returns the days that are left.
   * `onDate` is called with each date, as an offset from the first.
   */
  drawPath(mostDates: number, onDate: (offset: number, outcome: DrawnOutcome) => void): number {
    const { from, offWeekdays, offFrom, offUntil } = this.#run;
    const first = toEpochDay(from);
    const firstOff = daysBetween(from, offFrom);
    const lastOff = offUntil === null ? Number.POSITIVE_INFINITY : daysBetween(from, offUntil);
    const rhythm = this.#pathRhythm;
    rhythm.copyFrom(this.#rhythm);
    let remainingDays = this.#run.daysLeft;
    for (let offset = 0; remainingDays > 0 && offset < mostDates; offset++) {
      const weekday = weekdayOfEpochDay(first + offset);
      if (offset >= firstOff && offset <= lastOff && offWeekdays.includes(weekday)) {
        onDate(offset, 'off');
        continue;
      }
      const isDone = this.random() < rhythm.chanceOn(weekday);
      rhythm.add(weekday, isDone);
      if (isDone) remainingDays -= 1;
      onDate(offset, isDone ? 'done' : 'missed');
    }
    return remainingDays;
  }
}
