import type { BoardAnswer, Percentile } from '@hundred/contract/leaderboards';
import { Story } from '@hundred/domain/rules/story';
import { page } from 'vitest/browser';
import type { AnswerFunction, Answers } from '../../../testing/story-api';

export const ownPercentile: Percentile = {
  percentile: 30,
  currentMonth: '2026-03',
  startingMonth: '2025-03',
  firstMonth: '2025-01',
};
/** How many people have a rank. */
export const crowdSize = 40;
export const myRank = 12;

/** The ranks of yesterday of the people around, by their ranks of today. */
const ranksYesterday = new Map([
  [11, 14],
  [12, 12],
  [13, 11],
]);
/** The row of a rank; the twelfth is the person’s own. */
export const row = (rank: number, displayName?: string): BoardAnswer['leaderboard'][number] => ({
  _id: `row ${rank}`,
  rank,
  ...(ranksYesterday.has(rank) && { rankBefore: ranksYesterday.get(rank) as number }),
  ...(displayName !== undefined && { displayName }),
  isCurrentUser: rank === myRank,
  badges: [],
  currentDay: 1,
  daysDone: 0,
  currentStreak: 0,
  // The first has 30 reps, each of the others one less than the one before.
  totalRepsCompleted: 31 - rank,
});
export const rowsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => row(first + index));
export const board = (leaderboard: BoardAnswer['leaderboard'], userRank: number | null): BoardAnswer => ({
  leaderboard,
  userRank,
  rankedPeople: leaderboard.length === 0 ? 0 : crowdSize,
});
export const emptyBoard = board([], null);

/** A board of forty with the person as the twelfth, and nobody this week. Answers with the part that is asked for. */
const boardOfForty: AnswerFunction = (_derived, _body, path) => {
  if (path.includes('timeframe=week')) return emptyBoard;
  if (path.includes('around=me')) return board(rowsFrom(myRank - 5, myRank + 5), myRank);
  return board(
    [
      { ...row(1, 'Mara'), vip: true, ownPlan: true },
      ...rowsFrom(2, path.includes('limit=100') ? crowdSize : 10),
    ],
    myRank,
  );
};
/** The answers of all boards. */
export const boards = (): Answers => ({
  'GET /leaderboard/percentile': ownPercentile,
  'GET /leaderboard/global': boardOfForty,
  'GET /leaderboard/cohort/2025-03': boardOfForty,
  'GET /leaderboard/cohort/2025-04': emptyBoard,
  'GET /leaderboard/cohort/2026-03': emptyBoard,
  // The person alone.
  'GET /leaderboard/age/60plus': board([{ ...row(myRank, 'Ines'), rank: 1 }], 1),
});
/** A person on Day 1, who started in the month of `ownPercentile`. */
export const startedStory = () => Story.startedOn('2025-03-10', 'UTC');
export function inTrial(): Story {
  const story = startedStory();
  story.ask({ kind: 'startTrial' });
  return story;
}

export const table = page.getByRole('main').getByRole('table');
/** The rows of people, without the head of the table. */
export const rows = () => table.getByRole('row').elements().slice(1);
export const rowTexts = () => rows().map(({ textContent }) => textContent);
export const heading = (name: string) => page.getByRole('heading', { name });
export const press = (name: string) => page.getByRole('button', { name }).click();
export const openTab = (name: string) => page.getByRole('tab', { name }).click();
export const myPosition = page.getByText(`Your Position: #${myRank}`, { exact: true });
