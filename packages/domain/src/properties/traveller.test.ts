import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import type { Fact } from '../challenge/facts/facts';
import { emptySnapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import { todayAt } from '../challenge/state/today';
import { exerciseIds } from '../days/exercises';
import { longTimeout, runOptions } from './run-options';

const hourMs = 3_600_000;
const allZones = Intl.supportedValuesOf('timeZone');
/** The zones at both ends of the day, one that skipped a date, and two between. */
const remarkableZones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'Asia/Tokyo',
];

/** What a traveller does from one completed date to the next. */
interface Leg {
  /** The zone to move to; null to stay. */
  timezone: string | null;
  /** Hours after the last workout, at most until the date is over. */
  movesAfter: number;
  /** Hours after the next date has begun, at most until it is over. */
  worksAfter: number;
}

const journeys: fc.Arbitrary<Leg[]> = fc.array(
  fc.record({
    timezone: fc.option(fc.oneof(fc.constantFrom(...remarkableZones), fc.constantFrom(...allZones))),
    movesAfter: fc.integer({ min: 0, max: 23 }),
    worksAfter: fc.integer({ min: 0, max: 22 }),
  }),
  { maxLength: 40, size: 'max' },
);

/** A person who completes every local date, wherever they are. */
class Traveller {
  now: number;
  snapshot = emptySnapshot();
  completedDates = 0;
  readonly #log: Fact[] = [];

  constructor(start: number) {
    this.now = start;
    this.#perform({ kind: 'startRun', timezone: 'Europe/Paris' });
    this.#completeDate();
  }

  travel({ timezone, movesAfter, worksAfter }: Leg): void {
    const date = this.#today();
    for (let hours = 0; hours < movesAfter && this.#today() === date; hours++) this.now += hourMs;
    if (timezone !== null && this.#today() === date) this.#perform({ kind: 'changeZone', timezone });
    while (this.#today() === date) this.now += hourMs;
    this.#waitWithinDate(worksAfter);
    this.#completeDate();
  }

  #waitWithinDate(hours: number): void {
    const date = this.#today();
    for (let hour = 0; hour < hours; hour++) {
      this.now += hourMs;
      if (this.#today() !== date) this.now -= hourMs;
    }
  }

  #completeDate(): void {
    for (const exercise of exerciseIds) this.#perform({ kind: 'completeExercise', exercise });
    this.completedDates++;
  }

  #perform(command: Parameters<typeof decideFromSnapshot>[1]): void {
    const decision =
      decideFromSnapshot(this.snapshot, command, this.now) ?? decide(this.#log, command, this.now);
    if (!decision.accepted) throw new Error(`Refused at ${new Date(this.now).toISOString()}`);
    this.#log.push(...decision.facts);
    this.snapshot = decision.snapshot;
  }

  #today = () => todayAt(this.snapshot, this.now);
}

const starts = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2027, 0) });

test(
  'A person who completes every date has a streak of at least that many dates, in any zones',
  () => {
    fc.assert(
      fc.property(starts, journeys, (start, journey) => {
        const traveller = new Traveller(start);
        const state = () => stateAt(traveller.snapshot, traveller.now);
        for (const leg of journey) {
          traveller.travel(leg);
          expect(state()?.streak).toBeGreaterThanOrEqual(traveller.completedDates);
        }
        expect(state()?.restDaysUsed).toBe(0);
      }),
      runOptions,
    );
  },
  longTimeout,
);
