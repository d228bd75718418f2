import { badgeDefinition } from '@hundred/domain/badges/definitions';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { State } from '@hundred/domain/challenge/state/state';
import { addDays } from '@hundred/domain/days/civil-date';
import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { referenceHistory } from '@hundred/domain/reference-model/reference-history';
import { referenceState } from '@hundred/domain/reference-model/reference-state';
import { progressHistory } from '@hundred/domain/statistics/progress-history';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import { Challenger } from './testing/challenger';

const server = testApp();
const firstDate = '2026-03-01';
/** How many dates are missed before a day, by its number. */
const missedBefore = new Map([
  [12, 2],
  [40, 4],
]);
/** The days before which a rest day is taken. */
const restBefore = new Set([20]);
/** The zone to which the person moves on a day, by its number. */
const zoneFrom = new Map([[60, 'America/New_York']]);

/** The page's copy of the log, updated with `?after=`. The reference model computes the state from it. */
class PageCopy {
  facts: Fact[] = [];
  #last = 0;
  readonly #person: Challenger;

  constructor(person: Challenger) {
    this.#person = person;
  }

  async stateAt(instant: string): Promise<State> {
    const { facts, last } = (await this.#person.get(`log?after=${this.#last}`, instant)).body;
    this.facts.push(...facts);
    this.#last = last;
    const state = referenceState(this.facts, Date.parse(instant));
    if (!state) throw new Error('the log has no run');
    return state;
  }
}

const badgeIdsOf = (state: State) => state.badges.map(({ id }) => id);

function expectedToday({ challenge, ...state }: State) {
  const exercise = (id: ExerciseId) => {
    const { completedAt, ...rest } = challenge.exercises[id];
    return { ...rest, completedAt: completedAt === null ? null : new Date(completedAt).toISOString() };
  };
  return {
    ...challenge,
    exercises: eachExercise(exercise),
    currentStreak: state.streak,
    path: state.path,
    isScheduledRest: state.isScheduledRest,
    plan: state.plan,
    ownDays: state.ownDays,
    toRate: state.dayToRate && { localDate: state.dayToRate.date, effort: state.dayToRate.effort },
    restDaysLeft: state.restDaysLeft,
    restDaysUsed: state.restDaysUsed,
    isRestDay: state.isRestDay,
    finished: state.finished,
    opensOn: state.opensOn,
  };
}

function expectedStats(state: State) {
  return {
    user: {
      displayName: null,
      ageGroup: null,
      showNameOnLeaderboard: false,
      currentDay: state.currentDay,
      currentSeason: state.season,
      centuryClubDay: state.centuryClubDay,
      currentStreak: state.streak,
      longestStreak: state.longestStreak,
      totalRepsCompleted: state.totalReps,
      completionRate: state.completionRate,
      isPremium: false,
      isInTrial: false,
      badges: badgeIdsOf(state),
    },
    stats: { averageTimePerDay: state.averageTimePerDay },
    achievements: badgeIdsOf(state)
      .slice(-3)
      .reverse()
      .map((id) => expect.objectContaining({ id, name: badgeDefinition(id).name })),
  };
}

it('A hundred days through the API give the same answers as a second, independent computation of the rules', async () => {
  let date = firstDate;
  const at = (time: string) => `${date}T${time}Z`;
  const person = await Challenger.start(server.current, 'hundred', at('08:00:00'));
  const copy = new PageCopy(person);
  const compare = async (instant: string) => {
    const state = await copy.stateAt(instant);
    expect(await person.today(instant)).toEqual(expectedToday(state));
    expect(await person.stats(instant)).toEqual(expectedStats(state));
  };

  for (let day = 1; day <= 100; day++) {
    date = addDays(date, missedBefore.get(day) ?? 0);
    if (restBefore.has(day)) {
      expect((await person.post('rest-day', at('15:00:00'))).status).toBe(200);
      await compare(at('15:00:01'));
      date = addDays(date, 1);
    }
    const zone = zoneFrom.get(day);
    if (zone) expect((await person.moveTo(zone, at('14:00:00'))).status).toBe(200);
    for (const [index, exercise] of exerciseIds.entries()) {
      const instant = at(`15:0${index}:00`);
      const before = badgeIdsOf(await copy.stateAt(instant));
      const answer = await person.complete(exercise, instant, {
        // The target is 9 + day, and on most days a few reps are added to it.
        actualReps: 9 + day + (day % 9),
        timeSeconds: 200 + index * 100 + day,
      });
      const state = await copy.stateAt(instant);
      expect(answer).toEqual({
        status: 200,
        body: {
          allCompleted: index === 2,
          currentStreak: state.streak,
          localDate: date,
          newBadges: badgeIdsOf(state)
            .filter((id) => !before.includes(id))
            .map((id) => expect.objectContaining({ id, icon: id, ...textsOf(id) })),
          log: expect.objectContaining({ more: false }),
        },
      });
    }
    await compare(at('15:30:00'));
    date = addDays(date, 1);
  }

  await compare(at('15:00:00'));
  expect(await person.today(at('15:00:00'))).toMatchObject({ dayNumber: 100, finished: true });
  expect(await person.complete('pushups', at('15:00:00'))).toMatchObject({
    status: 409,
    body: { error: 'run_finished' },
  });
  const reference = referenceHistory(copy.facts, Date.parse(at('15:00:00')));
  const { history, total } = (await person.get('progress-history', at('15:00:00'))).body;
  // 100 completed dates, 6 missed ones and a rest day.
  expect(total).toBe(107);
  expect(history).toEqual(progressHistory(reference!, 0));
  const part = (await person.get('progress-history?limit=5&offset=100', at('15:00:00'))).body;
  expect(part).toEqual({ history: history.slice(100, 105), run: 1, runs: 1, total: 107 });
  expect((await person.head()).snapshot).toEqual(fold(copy.facts));
  // The targets alone, without the reps above them: three exercises from 10 to 109.
  expect((await person.stats(at('15:00:00'))).user.totalRepsCompleted).toBeGreaterThan(17_850);
}, 240_000);

function textsOf(id: Parameters<typeof badgeDefinition>[0]) {
  const { name, description } = badgeDefinition(id);
  return { name, description };
}
