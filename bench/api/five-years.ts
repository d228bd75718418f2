import { addDays } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';
import { type Measurement, median } from '../measurement';
import { type BenchRequest, rateOf, sendRequest, signIn } from './send-request';
import type { Mint, Ports } from './start-server';

const clients = 4;
const rounds = 15;
const roundMs = 300;
const warmUpMs = 1000;
/** One for the warm-up and two for each of three calls, because the second thread keeps a log that it has read. */
const peopleWithYears = 7;
const mostMs = 50;
/** Everybody looks a month after their latest run began, so that all answers have the same size. */
const daysOfLatestRun = 30;
const daysBetweenRests = 40;
export const years = 5;

interface Person {
  now: string;
  headers: Record<string, string>;
}

/** So many days of daily use: one season after the other, with restarts and rest days. */
export function liveDaily(days: number): Story {
  const last = '2026-03-01';
  let date = addDays(last, -days);
  const person = Story.startedOn(date, 'Europe/Berlin').complete();
  while (date < last) {
    date = addDays(date, 1);
    person.on(date);
    const { finished, daysCompleted, centuryClub } = person.state;
    const beginsLatestRun = date === addDays(last, -daysOfLatestRun);
    if (beginsLatestRun || (finished && centuryClub.hasChosen)) person.ask({ kind: 'restart' });
    else if (finished) person.ask({ kind: 'choosePath', path: 'strength' });
    const isRestDue = daysCompleted % (daysBetweenRests + 1) === daysBetweenRests;
    if (isRestDue && person.state.restDaysLeft !== 0 && !beginsLatestRun) person.rest();
    else person.complete();
  }
  return person;
}

/**
 * Measures calls of people with five years of log. Those that need only its head should cost as much as after a month.
 * A history is folded from all facts, so its time is limited instead.
 */
export async function measureFiveYears({ product, bare }: Ports, mint: Mint): Promise<Measurement[]> {
  const join = async (subject: string, story: Story): Promise<Person> => {
    const headers = await signIn(product, await mint(subject));
    await sendRequest({ port: bare, method: 'POST', path: '/log', headers, body: story.log });
    return { now: new Date(story.now).toISOString(), headers };
  };
  const requestOf = (call: string, person: Person): BenchRequest => ({
    port: product,
    method: 'GET',
    path: `/api/challenge/${call}`,
    headers: { ...person.headers, 'x-test-now': person.now },
  });
  const newcomer = await join('one-month', liveDaily(daysOfLatestRun));
  const story = liveDaily(365 * years);
  const veterans: Person[] = [];
  for (let index = 0; index < peopleWithYears; index += 1) veterans.push(await join(`years-${index}`, story));
  const measurements: Measurement[] = [];
  for (const call of ['today', 'stats', 'badges']) {
    const name = `${call} after five years`;
    measurements.push(
      await compareTimes(
        name,
        () => requestOf(call, newcomer),
        () => requestOf(call, veterans[0]!),
      ),
    );
  }
  // The first call starts the thread, and the others let its code be compiled.
  for (let times = 0; times < 5; times += 1) await sendRequest(requestOf('progress-history', veterans[0]!));
  const calls = ['progress-history', 'calendar/2026/2', 'calendar/2022/2'];
  for (const [index, call] of calls.entries()) {
    // Two people for each call, whose log no earlier call has read.
    const people = veterans.slice(1 + 2 * index, 3 + 2 * index);
    measurements.push(await timeOf(call, (person) => requestOf(call, person), people));
  }
  return measurements;
}

/** Measures the first call of each person, which also reads the facts, and the median of the later ones. */
async function timeOf(call: string, requestOf: (person: Person) => BenchRequest, people: readonly Person[]) {
  const firstTimes: number[] = [];
  const laterTimes: number[] = [];
  for (const person of people) {
    for (let round = 0; round <= rounds; round += 1) {
      const startedAt = performance.now();
      await sendRequest(requestOf(person));
      (round === 0 ? firstTimes : laterTimes).push(performance.now() - startedAt);
    }
  }
  const [slowest, usual] = [Math.max(...firstTimes), median(laterTimes)];
  return {
    measure: `${call} after five years`,
    figure: `${usual.toFixed(0)} ms (the first time ${slowest.toFixed(0)})`,
    goal: `at most ${mostMs} ms`,
    isMet: usual <= mostMs,
  };
}

/** The time of a call after five years, relative to that after a month. */
async function compareTimes(
  measure: string,
  afterMonth: () => BenchRequest,
  afterYears: () => BenchRequest,
): Promise<Measurement> {
  await rateOf(clients, warmUpMs, afterMonth);
  await rateOf(clients, warmUpMs, afterYears);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const monthRate = await rateOf(clients, roundMs, afterMonth);
    const yearsRate = await rateOf(clients, roundMs, afterYears);
    ratios.push(monthRate / yearsRate);
  }
  const ratio = median(ratios);
  return {
    measure,
    figure: `${ratio.toFixed(2)} x a month's (median of ${rounds})`,
    goal: 'at most 2.00',
    isMet: ratio <= 2,
  };
}
