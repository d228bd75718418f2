import { mostDaysLate } from '../challenge/facts/limits';
import { addDays, type CivilDate, daysBetween, laterOf } from '../days/civil-date';
import type { RankedDate } from '../ranking/ranked-dates';
import { type ChallengeGoal, challengeDates, lastJoiningDate, mostDatesAhead } from './challenge-goals';
import { dateSettlesAt } from './team-days';

export interface ChallengeDates {
  from: CivilDate;
  to: CivilDate;
}

/** How long after a date facts about that date are accepted, in milliseconds. */
const lateFactsWithin = mostDaysLate * 86_400_000;

/** What is wrong with the dates of a new challenge, for a person with this local date. */
export function wrongWithDates(
  { from, to }: ChallengeDates,
  today: CivilDate,
): { field: 'from' | 'to'; message: string } | null {
  if (from < today || daysBetween(today, from) > mostDatesAhead) {
    return { field: 'from', message: `must be today or within ${mostDatesAhead} days` };
  }
  const { fewest, most } = challengeDates;
  const dates = datesOf({ from, to });
  if (dates >= fewest && dates <= most) return null;
  return { field: 'to', message: `must make the challenge ${fewest} to ${most} days long` };
}

export const datesOf = ({ from, to }: ChallengeDates): number => daysBetween(from, to) + 1;

/** The last date on which a person may join. */
export const joinUntil = ({ from }: ChallengeDates): CivilDate => addDays(from, lastJoiningDate - 1);

/** When the result of a challenge is final, because late facts are no longer accepted. */
export const settlesAt = ({ to }: ChallengeDates): number => dateSettlesAt(to) + lateFactsWithin;

/** The number of a date within the challenge: 0 before the first, the last number after the end. */
export const dateNumber = (dates: ChallengeDates, today: CivilDate): number =>
  Math.min(Math.max(0, daysBetween(dates.from, today) + 1), datesOf(dates));

export interface ChallengeScore {
  score: number;
  /** The dates that have counted for the person so far, including today. */
  dates: number;
}

/** A person's score in a challenge, from the date on which they joined. */
export function challengeScore(
  goal: ChallengeGoal,
  { from, to }: ChallengeDates,
  joinedOn: CivilDate,
  today: CivilDate,
  ranked: readonly RankedDate[],
): ChallengeScore {
  const first = laterOf(from, joinedOn);
  const countedDates = ranked.filter(({ date }) => date >= first && date <= to);
  const scoreOn = (date: RankedDate) => (goal === 'reps' ? date.score : Number(date.isComplete));
  return {
    score: countedDates.reduce((sum, date) => sum + scoreOn(date), 0),
    dates: first > to ? 0 : dateNumber({ from: first, to }, today),
  };
}
