import { addDays } from '@hundred/domain/days/civil-date';
import { Story } from '@hundred/domain/rules/story';
import { type Measurement, median } from '../measurement';
import { type Asking, ask, rateOf, signIn } from './load';
import type { Mint, Ports } from './start-server';

const askers = 4;
const rounds = 15;
const roundMs = 300;
const warmUpMs = 1000;
/** Both look a month after their latest run began, so that what is answered is of one size. */
const daysInto = 30;
export const years = 5;

interface Person {
  now: string;
  headers: Record<string, string>;
}

/** A month of daily use, or five years of it: one season after the other, with restarts and rest days. */
export function liveDaily(days: number): Story {
  const last = '2026-03-01';
  let date = addDays(last, -days);
  const person = Story.startedOn(date, 'Europe/Berlin').complete();
  while (date < last) {
    date = addDays(date, 1);
    person.on(date);
    const { finished, daysCompleted, centuryClub } = person.state;
    const isLatest = date === addDays(last, -daysInto);
    if (isLatest || (finished && centuryClub.hasChosen)) person.ask({ kind: 'restart' });
    else if (finished) person.ask({ kind: 'choosePath', path: 'strength' });
    if (daysCompleted % 41 === 40 && person.state.restDaysLeft !== 0 && !isLatest) person.rest();
    else person.complete();
  }
  return person;
}

/** What it costs to look back after five years, of what it costs after a month. */
export async function measureFiveYears({ product, bare }: Ports, mint: Mint): Promise<Measurement[]> {
  const join = async (subject: string, story: Story): Promise<Person> => {
    const headers = await signIn(product, await mint(subject));
    await ask({ port: bare, method: 'POST', path: '/log', headers, body: story.log });
    return { now: new Date(story.now).toISOString(), headers };
  };
  const month = await join('one-month', liveDaily(daysInto));
  const long = await join('five-years', liveDaily(365 * years));
  const calls = ['today', 'stats', 'progress-history', 'calendar/2026/2', 'calendar/2022/2', 'badges'];
  const lines: Measurement[] = [];
  for (const call of calls) {
    const asking = (person: Person) => () => ({
      port: product,
      method: 'GET' as const,
      path: `/api/challenge/${call}`,
      headers: { ...person.headers, 'x-test-now': person.now },
    });
    // Whoever began a month ago has no 2022: what is compared with is their own month.
    const short = call === 'calendar/2022/2' ? 'calendar/2026/2' : call;
    const shortAsking = () => ({ ...asking(month)(), path: `/api/challenge/${short}` });
    lines.push(await compareTimes(`${call} after five years`, shortAsking, asking(long)));
  }
  return lines;
}

async function compareTimes(measure: string, month: () => Asking, years: () => Asking): Promise<Measurement> {
  await rateOf(askers, warmUpMs, month);
  await rateOf(askers, warmUpMs, years);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [before, after] = [await rateOf(askers, roundMs, month), await rateOf(askers, roundMs, years)];
    ratios.push(before / after);
  }
  const ratio = median(ratios);
  return {
    measure,
    figure: `${ratio.toFixed(2)} x a month's (median of ${rounds})`,
    goal: 'at most 2.00',
    met: ratio <= 2,
  };
}
