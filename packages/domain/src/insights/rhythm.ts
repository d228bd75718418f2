import { type CivilDate, toEpochDay, weekdayOfEpochDay } from '../days/civil-date';

/** A due date, and whether all of it was done. A taken rest day is a date without a workout. */
export interface DueDate {
  date: CivilDate;
  completed: boolean;
}

const datesRemembered = 180;
/** An outcome weighs so much less for each date of its age: half after 28 dates. */
const decay = 0.97555;
/** The general rate weighs as much as so many outcomes, in the rate of one weekday and in the rate after a miss. */
const weekdayPrior = 6;
const afterMissPrior = 4;
/** The usual rate after a date without a workout, relative to the rate otherwise. */
const afterMissShare = 0.6;
/** A person without any outcome is taken to complete three of four dates. */
const priorOutcomes = 4;
const priorDone = 3;

/** The indices of the urns after those of the weekdays, 0 to 6. */
const anyWeekday = 7;
const afterMiss = 8;

/**
 * A model of a person's dates: an urn for each weekday after a completed date, and one for all dates after a missed
 * one. A date after a miss differs more from the others than one weekday from the next. A drawn outcome is added again
 * (`add`), which carries the uncertainty of the rates into the forecast.
 */
export class Rhythm {
  /** All outcomes after a completed date by weekday, then those of all weekdays, then those after a missed date. */
  readonly #all = new Float64Array(afterMiss + 1);
  /** The completed ones among them. */
  readonly #done = new Float64Array(afterMiss + 1);
  /** Whether the previous date was completed. A person does not start with a miss. */
  #followsDone = true;

  /** Builds the rhythm from past dates, ascending, as seen on a later date. */
  static of(dueDates: readonly DueDate[], today: CivilDate): Rhythm {
    const rhythm = new Rhythm();
    const now = toEpochDay(today);
    // Multiplied one by one, not raised to a power, so that every machine agrees to the last bit.
    const weights = [1];
    for (let age = 1; age <= datesRemembered; age++) weights.push(weights[age - 1]! * decay);
    for (const { date, completed } of dueDates) {
      const epochDay = toEpochDay(date);
      rhythm.add(weekdayOfEpochDay(epochDay), completed, weights[now - epochDay] ?? 0);
    }
    return rhythm;
  }

  /**
   * Copies the state of another rhythm. Thousands of paths share one object, because creating each took a fifth of the
   * time.
   */
  copyFrom(other: Rhythm): void {
    this.#all.set(other.#all);
    this.#done.set(other.#done);
    this.#followsDone = other.#followsDone;
  }

  /** The chance that the next due date, on this weekday, is completed. */
  chanceOn(weekday: number): number {
    return this.#followsDone ? this.chanceAfterDone(weekday) : this.#chanceAfterMiss();
  }

  /** The chance on this weekday if the previous due date was completed. */
  chanceAfterDone(weekday: number): number {
    return (weekdayPrior * this.#generalRate() + this.#done[weekday]!) / (weekdayPrior + this.#all[weekday]!);
  }

  #chanceAfterMiss(): number {
    const usual = afterMissShare * this.#generalRate();
    return (afterMissPrior * usual + this.#done[afterMiss]!) / (afterMissPrior + this.#all[afterMiss]!);
  }

  /** The rate of all weekdays. */
  #generalRate(): number {
    return (this.#done[anyWeekday]! + priorDone) / (this.#all[anyWeekday]! + priorOutcomes);
  }

  /** Adds the outcome of the next due date. */
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
