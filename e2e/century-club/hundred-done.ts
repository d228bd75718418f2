import { type Challenger, doDay } from '../day/day-actions';

const dayLength = 24 * 60 * 60 * 1000;

/** Completes that many days in a row, each at noon, on another device. Gives the noon of the date after them. */
export async function liveDays(person: Challenger, firstNoon: string, days: number): Promise<string> {
  const first = Date.parse(firstNoon);
  const noon = (index: number) => new Date(first + index * dayLength).toISOString();
  for (let index = 0; index < days; index++) await doDay(person, noon(index));
  return noon(days);
}
