import type { OwnData } from '@hundred/contract/own-data';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { exerciseIds } from '@hundred/domain/days/exercises';

/** How many exercises the log completes. Together with its badges they are just below the limit of an import. */
const exercises = 19_800;
const runLength = 90;

const instant = (date: CivilDate, hour: number) => Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;

/** Eighteen years without a day off, in runs that are never finished, up to a few dates before today. */
export function longestLog(today: CivilDate): Fact[] {
  const days = exercises / exerciseIds.length;
  const first = addDays(today, -days - 4);
  const opening = (date: CivilDate) => ({ timezone: 'UTC', localDate: date, firstDate: date });
  const facts: Fact[] = [{ kind: 'runStarted', at: instant(first, 6), ...opening(first) }];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(first, day);
    const dayNumber = (day % runLength) + 1;
    if (day > 0 && dayNumber === 1)
      facts.push({ kind: 'runRestarted', at: instant(date, 6), ...opening(date) });
    const target = 9 + dayNumber;
    for (const exercise of exerciseIds) {
      const completion = { localDate: date, timezone: 'UTC', exercise, dayNumber, target, reps: target };
      facts.push({ kind: 'exerciseCompleted', at: instant(date, 12), ...completion });
    }
  }
  return facts;
}

/** An export file with these facts, and otherwise only what every file has. */
export function fileOf(facts: readonly Fact[]): OwnData {
  const anyInstant = '2026-01-01T00:00:00.000Z';
  return {
    format: 'hundred-export',
    version: 1,
    exportedAt: anyInstant,
    person: {
      id: 'x',
      issuer: 'x',
      subject: 'x',
      email: null,
      signInMethod: 'email',
      joinedAt: anyInstant,
      signedOutEverywhereAt: null,
    },
    account: null,
    settings: {
      displayName: null,
      ageGroup: null,
      showNameOnLeaderboard: false,
      timezone: 'UTC',
      theme: 'system',
    },
    notifications: {
      reminderTime: '09:00',
      dailyReminders: false,
      streakWarnings: false,
      achievementNews: false,
      milestoneNews: false,
      devices: [],
    },
    badges: [],
    purchases: [],
    facts: [...facts],
  };
}
