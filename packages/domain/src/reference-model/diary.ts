import type { PathId } from '../century-club/paths';
import type { Fact, PremiumBegan } from '../challenge/facts/facts';
import { addDays, type CivilDate } from '../days/civil-date';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { instantOf } from '../reminders/instant-of';
import { standardOf } from './due-exercise';

/**
 * How an exercise was done: at 12:00, on Day 1 and with the target reps, unless the details say otherwise. `onDate` is the
 * date of the clock, if it is not the one that the exercise counts for.
 */
type Details = { time?: string; day?: number; reps?: number; seconds?: number; onDate?: CivilDate };

/** Writes a log from dates and clock times in the person's zone. */
export class ReferenceDiary {
  readonly facts: Fact[] = [];
  #zone: string;
  #path: PathId | null = null;

  constructor(firstDate: CivilDate, zone = 'Europe/Berlin') {
    this.#zone = zone;
    const at = this.at(firstDate, '08:00');
    this.facts.push({ kind: 'runStarted', at, timezone: zone, localDate: firstDate, firstDate });
  }

  at(date: CivilDate, time: string): number {
    const instant = instantOf(this.#zone, date, time);
    if (instant === null) throw new Error(`${this.#zone} has no ${date}`);
    return instant;
  }

  exercise(exercise: ExerciseId, date: CivilDate, details: Details = {}): this {
    const dayNumber = details.day ?? 1;
    const target =
      this.#path === null
        ? 9 + dayNumber
        : standardOf({ path: this.#path }, exercise, Math.min(100, dayNumber));
    this.facts.push({
      kind: 'exerciseCompleted',
      at: this.at(details.onDate ?? date, details.time ?? '12:00'),
      localDate: date,
      timezone: this.#zone,
      exercise,
      dayNumber,
      target,
      reps: details.reps ?? target,
      ...(details.seconds === undefined ? {} : { timeSeconds: details.seconds }),
    });
    return this;
  }

  complete(date: CivilDate, details: Details = {}): this {
    for (const exercise of exerciseIds) this.exercise(exercise, date, details);
    return this;
  }

  /** Completes a number of consecutive dates, as consecutive days. */
  completeRow(from: CivilDate, count: number, details: Details = {}): this {
    for (let index = 0; index < count; index += 1) {
      this.complete(addDays(from, index), { ...details, day: (details.day ?? 1) + index });
    }
    return this;
  }

  rest(date: CivilDate, time = '10:00'): this {
    const fact = { at: this.at(date, time), localDate: date, timezone: this.#zone };
    this.facts.push({ kind: 'restDayTaken', ...fact });
    return this;
  }

  takeBack(date: CivilDate, time = '11:00'): this {
    const fact = { at: this.at(date, time), localDate: date, timezone: this.#zone };
    this.facts.push({ kind: 'restDayTakenBack', ...fact });
    return this;
  }

  fly(zone: string, date: CivilDate, time: string): this {
    this.facts.push({ kind: 'zoneChanged', at: this.at(date, time), timezone: zone });
    this.#zone = zone;
    return this;
  }

  restart(date: CivilDate, time: string, firstDate = date): this {
    const opening = { at: this.at(date, time), timezone: this.#zone, localDate: date, firstDate };
    this.facts.push({ kind: 'runRestarted', ...opening });
    this.#path = null;
    return this;
  }

  choose(path: PathId, date: CivilDate, time: string, firstDate = date): this {
    const opening = { at: this.at(date, time), timezone: this.#zone, localDate: date, firstDate };
    this.facts.push({ kind: 'pathChosen', ...opening, path });
    this.#path = path;
    return this;
  }

  resetPath(date: CivilDate, time: string): this {
    this.facts.push({ kind: 'pathReset', at: this.at(date, time), localDate: date });
    return this;
  }

  switchCover(on: boolean, date: CivilDate, time: string): this {
    this.facts.push({ kind: 'autoRestCoverSwitched', at: this.at(date, time), on });
    return this;
  }

  premium(plan: PremiumBegan['plan'], date: CivilDate, time: string): this {
    const at = this.at(date, time);
    this.facts.push({ kind: 'premiumBegan', at, plan, purchase: `${plan} of ${date}`, paidAt: at });
    return this;
  }

  refund(purchase: string, date: CivilDate, time: string): this {
    this.facts.push({ kind: 'premiumEnded', at: this.at(date, time), purchase });
    return this;
  }
}
