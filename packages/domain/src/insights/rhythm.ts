import { type CivilDate, toEpochDay, weekdayOfEpochDay } from '../days/civil-date';

/** A date that asked for a workout, and whether all of it was done. A rest day taken is a date without one. */
export interface AskedDate {
  date: CivilDate;
  completed: boolean;
}

const datesRemembered = 180;
/** By date of age: after 28 of them an outcome weighs half. */
const kept = 0.97555;
/** How many outcomes the rate of all weekdays stands for in that of one. */
const weekdayPrior = 6;
const afterMissPrior = 4;
/** What somebody usually does after a date without a workout, as a share of what they do otherwise. */
const afterMissShare = 0.6;

/** The urns beside those of the weekdays, 0 to 6. */
const anyWeekday = 7;
const afterMiss = 8;

/**
 * How somebody's dates go: an urn for each weekday after a completed date, and one for all dates after another.
 * A date that follows a miss differs more from the others than one weekday from the next. What is drawn goes back
 * twice (`add`), which carries the doubt about the rates into what is foretold from them.
 */
export class Rhythm {
  /** All outcomes after a completed date, by weekday; then of all weekdays; then those after another date. */
  readonly #all = new Float64Array(afterMiss + 1);
  /** Those of them that were completed. */
  readonly #done = new Float64Array(afterMiss + 1);
  /** Whether the date before was completed. Nobody begins with a miss. */
  #followsDone = true;

  /** From past dates, ascending, as they are seen on a date after them. */
  static of(asked: readonly AskedDate[], today: CivilDate): Rhythm {
    const rhythm = new Rhythm();
    const now = toEpochDay(today);
    // Multiplied one by one, never raised to a power: so every machine agrees to the last bit.
    const weights = [1];
    for (let age = 1; age <= datesRemembered; age++) weights.push(weights[age - 1]! * kept);
    for (const { date, completed } of asked) {
      const epochDay = toEpochDay(date);
      rhythm.add(weekdayOfEpochDay(epochDay), completed, weights[now - epochDay] ?? 0);
    }
    return rhythm;
  }

  /** Goes on from where another stands. Thousands of ways ahead share one: making each anew took a fifth of the time. */
  goOnFrom(other: Rhythm): void {
    this.#all.set(other.#all);
    this.#done.set(other.#done);
    this.#followsDone = other.#followsDone;
  }

  /** The chance that the next asked date, on this weekday, is completed. */
  chanceOn(weekday: number): number {
    return this.#followsDone
      ? this.chanceAfterDone(weekday)
      : (afterMissPrior * afterMissShare * this.#general() + this.#done[afterMiss]!) /
          (afterMissPrior + this.#all[afterMiss]!);
  }

  /** The chance on this weekday where the asked date before was completed. */
  chanceAfterDone(weekday: number): number {
    return (weekdayPrior * this.#general() + this.#done[weekday]!) / (weekdayPrior + this.#all[weekday]!);
  }

  #general(): number {
    return (this.#done[anyWeekday]! + 3) / (this.#all[anyWeekday]! + 4);
  }

  add(weekday: number, completed: boolean, weight = 1): void {
    if (this.#followsDone) {
      this.#count(weekday, completed, weight);
      this.#count(anyWeekday, completed, weight);
    } else {
      this.#count(afterMiss, completed, weight);
    }
    this.#followsDone = completed;
  }

  #count(urn: number, completed: boolean, weight: number): void {
    this.#all[urn]! += weight;
    if (completed) this.#done[urn]! += weight;
  }
}
