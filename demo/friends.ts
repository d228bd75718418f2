import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { presets } from '@hundred/domain/programs/presets';
import { Story } from '@hundred/domain/rules/story';
import type { DatedLog } from './move-log';

/** How a person has trained until today. */
interface Habit {
  startedDatesAgo: number;
  /** The interval of their rest days, in dates. */
  restsEvery?: number;
  /** The date, counted from the first, from which on they have the gentle plan. */
  gentleFrom?: number;
  hasDoneToday: boolean;
}

/** People with Premium who know each other. Kaya is for signing in; the others are members of the groups. */
export const friends = {
  Kaya: { startedDatesAgo: 41, restsEvery: 12, gentleFrom: 14, hasDoneToday: false },
  'Adaeze Obi': { startedDatesAgo: 75, hasDoneToday: true },
  'Sam Whitlock': { startedDatesAgo: 54, restsEvery: 9, hasDoneToday: true },
  'Priya Raman': { startedDatesAgo: 64, restsEvery: 6, hasDoneToday: false },
  'Tomasz Wolski': { startedDatesAgo: 26, restsEvery: 20, hasDoneToday: true },
} as const satisfies Record<string, Habit>;

export type FriendName = keyof typeof friends;
export const friendNames = Object.keys(friends) as FriendName[];

/** The log of a friend who has trained by their habit until today. */
export function logOfFriend(name: FriendName, today: CivilDate, timezone: string): DatedLog {
  const {
    startedDatesAgo,
    restsEvery = Number.POSITIVE_INFINITY,
    gentleFrom,
    hasDoneToday,
  }: Habit = friends[name];
  const start = addDays(today, -startedDatesAgo);
  const story = Story.startedOn(start, timezone, '07:00');
  const { now } = story;
  story.record({ kind: 'premiumBegan', at: now, plan: 'starter', purchase: `of ${name}`, paidAt: now });
  for (let index = 0; index < startedDatesAgo + (hasDoneToday ? 1 : 0); index += 1) {
    story.on(addDays(start, index), '07:00');
    if (index === gentleFrom) {
      const exercises = presets.gentle.exercises({ path: null, fromDay: story.state.dayNumber });
      story.ask({
        kind: 'adoptPlan',
        plan: { version: 1, name: 'Easier on the wrists', exercises, offWeekdays: [] },
      });
    }
    // Between 8 and 13 minutes, another time on each day.
    const timeSeconds = 480 + ((index * 37) % 300);
    if (index % restsEvery === restsEvery - 1) story.rest();
    else story.complete({ timeSeconds });
  }
  return { log: story.log, now: story.on(today).now, timezone };
}
