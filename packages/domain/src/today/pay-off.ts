import { longestTime } from '../days/longest-time';
import { isPlausibleTime } from '../days/plausible-time';
import { type TimedEntry, targetOfAllThree } from '../statistics/history-entry';
import { type DaysDone, type NearBadge, nearDays, nearestBadge } from './nearest-badge';

/** One thing that a completed day changed. */
export type PayOff =
  | ({ kind: 'passed' } & PassedPerson)
  | ({ kind: 'team' } & TeamDay)
  | ({ kind: 'badge' } & NearBadge)
  | { kind: 'best'; figure: 'time' | 'streak' | 'reps'; value: number }
  | ({ kind: 'goal' } & SharedGoal)
  | { kind: 'streak'; days: number };

export interface PassedPerson {
  /** The name of the person who was passed; undefined if it is hidden. */
  name: string | undefined;
  rank: number;
  /** The ranks gained since the day began. */
  places: number;
}

/** The day of a team, in numbers of members. */
export interface TeamDay {
  done: number;
  /** Those whose day was due. */
  asked: number;
  /** Those who must be done so that the day counts for the team. */
  needed: number;
}

/** The goal of a challenge in days, which all members reach together. */
export interface SharedGoal {
  name: string | null;
  target: number;
}

/** The row of a board, as the server sends it. */
interface RankedPerson {
  isCurrentUser: boolean;
  rank: number;
  rankBefore?: number | undefined;
  displayName?: string | undefined;
}

/** The nearest person who was ahead at the beginning of the day and is behind now. */
export function passedOn(board: readonly RankedPerson[]): PassedPerson | undefined {
  const me = board.find(({ isCurrentUser }) => isCurrentUser);
  const myRankBefore = me?.rankBefore;
  if (!me || myRankBefore === undefined || me.rank >= myRankBefore) return undefined;
  const wasAhead = ({ rankBefore }: RankedPerson) => rankBefore !== undefined && rankBefore < myRankBefore;
  const passedRow = board.find((row) => row.rank > me.rank && wasAhead(row));
  return passedRow && { name: passedRow.displayName, rank: me.rank, places: myRankBefore - me.rank };
}

/** A team of the person after their day is done. */
interface TeamToday extends TeamDay {
  people: readonly { isMe: boolean; today: string | null }[];
}

/**
 * The first team whose day counts because of this person, or whose members are all done now. `wasOpen`: the day of the
 * team did not count when it was last seen.
 */
export function teamDayOf(teams: readonly (TeamToday & { wasOpen?: boolean })[]): TeamDay | undefined {
  const team = teams.find(
    ({ people, asked, done, needed, wasOpen }) =>
      people.some(({ isMe, today }) => isMe && today === 'done') &&
      done >= needed &&
      (done === needed || done === asked || wasOpen),
  );
  return team && { done: team.done, asked: team.asked, needed: team.needed };
}

interface ChallengeToday {
  name: string | null;
  target: number | null;
  sum: number | null;
  people: readonly { isMe: boolean; today: string | null }[];
}

/**
 * The first challenge whose shared goal is reached by the day that this person has just completed. A sum beyond the target
 * reached the goal earlier.
 */
export function goalReachedIn(challenges: readonly ChallengeToday[]): SharedGoal | undefined {
  const reachedChallenge = challenges.find(
    ({ target, sum, people }) =>
      target !== null && sum === target && people.some(({ isMe, today }) => isMe && today === 'done'),
  );
  return reachedChallenge && { name: reachedChallenge.name, target: reachedChallenge.target ?? 0 };
}

/** A date of the current run. */
type EntryOfRun = TimedEntry & { readonly streak: number };

/** What is known after a day is completed. */
export interface PayOffInput extends DaysDone {
  longestStreak: number;
  /** The current run up to this day. */
  history: readonly EntryOfRun[];
  passed?: PassedPerson | undefined;
  team?: TeamDay | undefined;
  goal?: SharedGoal | undefined;
}

/** The most changes that are shown at once. */
export const mostLines = 3;

/** What the completed day changed, the most important first. Something that did not change is left out. */
export function payOffOf(day: PayOffInput): PayOff[] {
  const { passed, team, goal } = day;
  const badge = nearestBadge(day);
  const best = newBest(day);
  const lines: (PayOff | undefined)[] = [
    passed && { kind: 'passed', ...passed },
    team && { kind: 'team', ...team },
    badge && badge.days <= nearDays ? { kind: 'badge', ...badge } : undefined,
    best,
    goal && { kind: 'goal', ...goal },
    isLongestAgain(day) ? { kind: 'streak', days: day.streak } : undefined,
  ];
  return lines.filter((line) => line !== undefined).slice(0, mostLines);
}

/** A best of the run. The reps of a day rise by the plan, so they count only with extra reps. */
function newBest({ history, streak }: PayOffInput): PayOff | undefined {
  const today = history.at(-1);
  if (today?.status !== 'complete') return undefined;
  const earlierDays = history.slice(0, -1);
  const times = earlierDays.filter(({ status }) => status === 'complete').flatMap(secondsOf);
  const [seconds] = secondsOf(today);
  if (seconds !== undefined && times.length > 0 && seconds < Math.min(...times))
    return { kind: 'best', figure: 'time', value: seconds };
  // Only on the first day that is one more than the earlier streak, not on every day after it.
  const exceedsEarlierStreak = wasBroken(history) && streak > 1 && streak === streakBefore(history) + 1;
  if (exceedsEarlierStreak) return { kind: 'best', figure: 'streak', value: streak };
  const reps = today.totalRepsCompleted;
  const mostReps = Math.max(0, ...earlierDays.map((entry) => entry.totalRepsCompleted));
  return reps > targetOfAllThree(today) && mostReps > 0 && reps > mostReps
    ? { kind: 'best', figure: 'reps', value: reps }
    : undefined;
}

function secondsOf(entry: EntryOfRun): number[] {
  const seconds = longestTime(entry.exercises);
  return isPlausibleTime(seconds, entry.totalRepsCompleted) ? [seconds] : [];
}

/** Whether the streak is as long again as the longest one of the run before it was broken. */
const isLongestAgain = ({ history, streak, longestStreak }: PayOffInput): boolean =>
  streak > 1 && streak === longestStreak && wasBroken(history) && streakBefore(history) === streak;

/** The index of the last date on which the streak was broken; -1 if it never was. */
const lastBreak = (history: readonly EntryOfRun[]): number =>
  history.findLastIndex(({ streak }) => streak === 0);

const wasBroken = (history: readonly EntryOfRun[]): boolean => lastBreak(history) >= 0;

/** The longest streak of the run before its current streak. */
const streakBefore = (history: readonly EntryOfRun[]): number =>
  Math.max(0, ...history.slice(0, lastBreak(history) + 1).map(({ streak }) => streak));
