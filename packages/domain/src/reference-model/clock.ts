import type { Fact } from '../challenge/facts/facts';
import { addDays, type CivilDate, laterOf } from '../days/civil-date';
import { localDateIn, localTimeIn } from '../days/zones';
import { instantOf } from '../reminders/instant-of';
import type { DoneByExercise, ReferenceLog } from './read-log';

export function zoneAt(log: ReferenceLog, instant: number): string {
  return log.zones.find(({ from, to }) => from <= instant && instant < to)?.zone ?? 'UTC';
}

const cachedStarts = new Map<string, number>();

/** The first instant of a date in a zone, cached because the same few dates are needed repeatedly. */
function startOfDate(zone: string, date: CivilDate): number {
  const key = `${zone} ${date}`;
  let start = cachedStarts.get(key);
  if (start === undefined) {
    // A zone may skip a date, as Samoa did. Then the next one starts at once.
    start = instantOf(zone, date, '00:00') ?? startOfDate(zone, addDays(date, 1));
    cachedStarts.set(key, start);
  }
  return start;
}

/** Every period during which the person's local date was this one. A traveller may have several. */
export function timesOfDate(log: ReferenceLog, date: CivilDate): { from: number; to: number }[] {
  return log.zones
    .map(({ zone, from, to }) => ({
      from: Math.max(from, startOfDate(zone, date)),
      to: Math.min(to, startOfDate(zone, addDays(date, 1))),
    }))
    .filter(({ from, to }) => from < to);
}

/** Kinds of facts that may be later than now. A fact of any other kind moves now to its own instant. */
const kindsAllowedAfterNow: readonly Fact['kind'][] = [
  'premiumBegan',
  'premiumEnded',
  'logImported',
  'importedPremiumDates',
  'autoRestCoverSwitched',
  'badgeEarned',
];

/** Now, or the instant of the last fact of any other kind if that is later. */
export function notBeforeLastFact(facts: readonly Fact[], now: number): number {
  const others = facts.filter(({ kind }) => !kindsAllowedAfterNow.includes(kind));
  return Math.max(now, ...others.map(({ at }) => at));
}

function countDoneBeforeMidnight(done: DoneByExercise, date: CivilDate): number {
  return Object.values(done).filter(({ timezone, at }) => localDateIn(timezone, at) <= date).length;
}

/**
 * Whether today is still yesterday's date before 02:00: if a workout began on that date and was not finished before
 * midnight. If its run has been closed, or the date was made a rest day, nothing is left to finish.
 */
function isStillYesterday(log: ReferenceLog, yesterday: CivilDate): boolean {
  const done = log.doneOn.get(yesterday);
  if (done === undefined) return false;
  const lastAt = Math.max(...Object.values(done).map(({ at }) => at));
  const isOpen = log.runs.some(
    ({ openedAt, closedAt }) => openedAt <= lastAt && closedAt === Number.POSITIVE_INFINITY,
  );
  if (!isOpen) return false;
  if (log.restsPlanned.some((dates) => dates.has(yesterday))) return false;
  const beforeMidnight = countDoneBeforeMidnight(done, yesterday);
  return beforeMidnight > 0 && beforeMidnight < 3;
}

/** The date that counts as today: never before the last date with an exercise. */
export function todayAt(log: ReferenceLog, now: number): CivilDate {
  const { date, hour } = localTimeIn(zoneAt(log, now), now);
  const yesterday = addDays(date, -1);
  const dateNow = hour < 2 && isStillYesterday(log, yesterday) ? yesterday : date;
  return [...log.doneOn.keys()].reduce(laterOf, dateNow);
}
