import type { DeskNumbers } from '@hundred/contract/desk/installation';
import { localDateIn } from '@hundred/domain/days/zones';
import { and, gte, lt } from 'drizzle-orm';
import { recomputeRarely } from '../../caching/recompute-rarely';
import { person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { daysUpTo, readActiveDays, storeActiveDays } from './active-days';
import { countActive, countFinished, countRegistered, countStarted } from './installation-numbers';
import { type PeopleGroups, readPeopleGroups } from './people-groups';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
/**
 * How long a request may take to count dates that are not stored yet, as after an update. A large installation counts the
 * rest of them in the hourly job.
 */
const chartWithinMs = 2000;

export interface Numbers {
  /** All figures of the installation, counted at most once a minute. The operator's zone decides which date is today. */
  read(timezone: string, now: number): Promise<DeskNumbers>;
  /** People by what they have in common, read at most once a minute. */
  groups(now: number): Promise<PeopleGroups>;
}

export function makeNumbers(database: Database): Numbers {
  const countNew = (from: number, to: number) =>
    database.$count(person, and(gte(person.createdAt, new Date(from)), lt(person.createdAt, new Date(to))));
  const count = recomputeRarely(async (now) => {
    const chartUntil = performance.now() + chartWithinMs;
    await storeActiveDays(database, now, () => performance.now() < chartUntil);
    return {
      at: now,
      registered: await countRegistered(database),
      begun: await countStarted(database),
      activeWeek: await countActive(database, 7, now),
      finished: await countFinished(database),
      // A millisecond later, because the end is excluded.
      newThisWeek: await countNew(now - week, now + 1),
      newLastWeek: await countNew(now - 2 * week, now - week),
      days: await readActiveDays(database, now),
    };
  }, minute);
  return {
    groups: recomputeRarely((now) => readPeopleGroups(database, now), minute),
    async read(timezone, now) {
      const counted = await count(now);
      const days = daysUpTo(counted.days, localDateIn(timezone, counted.at));
      const at = new Date(counted.at).toISOString();
      // The figure and the last bar of the chart are the same, so that they never disagree.
      return { ...counted, at, days, activeToday: days.at(-1)?.people ?? 0 };
    },
  };
}
