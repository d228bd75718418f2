import { fold } from '@hundred/domain/challenge/fold/fold';
import { historyOf } from '@hundred/domain/challenge/state/history';
import { addDays } from '@hundred/domain/days/civil-date';
import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import { runAheadOf } from '@hundred/domain/insights/ahead/run-ahead';
import { timesAhead } from '@hundred/domain/insights/ahead/time-ahead';
import { detailsOf } from '@hundred/domain/insights/details';
import { musclesOf } from '@hundred/domain/insights/muscle-weeks';
import { recoveryOf } from '@hundred/domain/insights/recovery';
import {
  inventPeople,
  type KindOfPeople,
  kindsOfPeople,
} from '@hundred/domain/insights/testing/invented-people';
import { coverageAfter } from '@hundred/domain/insights/testing/range-coverage';
import { Story } from '@hundred/domain/rules/story';
import { type Measurement, median } from './measurement';

const people = 1_000;
/** A range of 8 in 10 has to contain this many of 100 finish dates. */
const [least, most] = [76, 94];

/**
 * A forecast of this kind cannot foresee a change of habit. These are measured for information, and the page makes no
 * promise about them.
 */
const notForeseen: readonly KindOfPeople[] = ['habit fading', 'habit growing'];

function measureForecast(kind: KindOfPeople): Measurement {
  const invented = inventPeople(kind, people);
  const coverages = [14, 28, 50].map((dates) => coverageAfter(dates, invented).likely);
  const isClaimed = !notForeseen.includes(kind);
  return {
    measure: `finish date, ${kind}: of 100 true ones inside "8 times in 10", after 14, 28 and 50 dates`,
    figure: coverages.join(', '),
    goal: isClaimed ? `${least} to ${most}` : 'none: said on the page as "if you go on"',
    met: !isClaimed || coverages.every((share) => least <= share && share <= most),
  };
}

/** Lighthouse's factor from a laptop to a mid-range phone. */
const phone = 4;
/** In milliseconds. */
const goal = 100;

/** Five years of training with a missed day now and then, a new run every hundred days, and every day rated. */
function fiveYears(): Story {
  const story = Story.startedOn('2021-01-03', 'Europe/Paris');
  const paidAt = story.now;
  story.record({ kind: 'premiumBegan', at: paidAt, plan: 'lifetime', purchase: 'one', paidAt });
  for (let date = 0; date < 1_825; date++) {
    story.on(addDays('2021-01-03', date));
    if (date % 17 === 16) continue;
    story.complete({ timeSeconds: 600 });
    story.ask({ kind: 'rateEffort', effort: 3 });
    if (story.state.finished) story.ask({ kind: 'restart' });
  }
  return story;
}

/** Measures processor time, which other processes do not lengthen. */
function timeOf(tab: string, work: () => unknown): Measurement {
  for (let warm = 0; warm < 10; warm++) work();
  const taken = Array.from({ length: 30 }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1_000;
  });
  const onPhone = median(taken) * phone;
  return {
    measure: `${tab}, worked out from five years of log, on a phone (${phone} times as slow as this machine)`,
    figure: `${onPhone.toFixed(0)} ms`,
    goal: `under ${goal} ms`,
    met: onPhone < goal,
  };
}

export async function run(): Promise<Measurement[]> {
  const { log, now } = fiveYears();
  const { runs, zones } = fold(log);
  const history = historyOf(log, now);
  if (!history) throw new Error('Five years have begun');
  const ahead = runAheadOf(history, runs, null);
  return [
    ...(Object.keys(kindsOfPeople) as KindOfPeople[]).map(measureForecast),
    timeOf('history, which all tabs share', () => historyOf(log, now)),
    timeOf('details', () => detailsOf(history.dates, history.today, zones)),
    timeOf('forecast', () => ahead && [forecastOf(ahead), timesAhead(history, runs, ahead.daysLeft)]),
    timeOf('muscles', () => musclesOf(history)),
    timeOf('recovery', () => recoveryOf(history)),
  ];
}
