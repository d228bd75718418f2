import { addDays, type CivilDate, weekdayOf } from '../../days/civil-date';
import { seededRandom } from '../ahead/seeded-random';
import type { DueDate } from '../rhythm';

/** The chance that a person completes a date: by weekday, date since the start, and outcome of the previous date. */
type Habit = (weekday: number, date: number, beforeWasDone: boolean) => number;

/** People whose dates follow a given model. `random` makes each of them different. */
export const kindsOfPeople = {
  steady: (random) => {
    const rate = 0.6 + 0.38 * random();
    return () => rate;
  },
  'weekday pattern': (random) => {
    const [usual, weak] = [0.75 + 0.23 * random(), 0.3 + 0.4 * random()];
    const first = Math.floor(7 * random());
    const second = Math.floor(7 * random());
    return (weekday) => (weekday === first || weekday === second ? weak : usual);
  },
  'one miss leads to more': (random) => {
    const [afterDone, afterMiss] = [0.8 + 0.18 * random(), 0.35 + 0.3 * random()];
    return (_weekday, _date, beforeWasDone) => (beforeWasDone ? afterDone : afterMiss);
  },
  'habit fading': (random) => {
    const [begin, loss] = [0.85 + 0.13 * random(), 0.006 + 0.006 * random()];
    return (_weekday, date) => Math.max(0.05, begin - loss * date);
  },
  'habit growing': (random) => {
    const [begin, gain] = [0.4 + 0.2 * random(), 0.002 + 0.004 * random()];
    return (_weekday, date) => Math.min(0.97, begin + gain * date);
  },
} satisfies Record<string, (random: () => number) => Habit>;

export type KindOfPeople = keyof typeof kindsOfPeople;

export interface InventedPerson {
  openedAt: number;
  dates: readonly DueDate[];
}

/** People of a kind, each with dates until the hundredth completed day, but not more than 900. */
export function inventPeople(kind: KindOfPeople, count: number): InventedPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(1 + index);
    const habit: Habit = kindsOfPeople[kind](random);
    // They begin on different weekdays.
    const first: CivilDate = addDays('2025-01-01', index % 7);
    const dates: DueDate[] = [];
    for (let days = 0; days < 100 && dates.length < 900; ) {
      const date = addDays(first, dates.length);
      const beforeWasDone = dates.at(-1)?.completed ?? true;
      const isCompleted = random() < habit(weekdayOf(date), dates.length, beforeWasDone);
      dates.push({ date, completed: isCompleted });
      if (isCompleted) days += 1;
    }
    return { openedAt: index, dates };
  });
}
