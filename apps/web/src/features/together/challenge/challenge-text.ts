import type { ChallengeMember, GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { ChallengeGoal } from '@hundred/domain/together/challenge-goals';
import { formatDates, formatDay, nameOf, peopleText } from '../groups/group-text';
import { placeAfterToday } from '../people/people-text';
import { text as peopleTexts } from '../people/text';
import { text as sharedText } from '../text/shared';
import { text } from './text';

export const scoreUnit = (goal: ChallengeGoal, score: number): string =>
  goal === 'reps' ? text.repUnit({ reps: score }) : text.dayUnit({ days: score });

const scoreText = (goal: ChallengeGoal, score: number): string =>
  goal === 'reps' ? sharedText.reps({ reps: score }) : sharedText.days({ days: score });

/** "Nov 17 – 30. Most reps wins. 8 people, owner Tomasz W." */
export function ledeOf({ goal, from, to, members }: GroupChallenge): string {
  const goalAndDates = text.goalAndDates[goal]({ dates: formatDates(from, to) });
  return `${goalAndDates} ${peopleAndOwner(members)}`;
}

function peopleAndOwner(members: readonly ChallengeMember[]): string {
  const people = peopleText(members.length);
  const owner = members.find(({ isOwner }) => isOwner);
  if (!owner) return text.people({ people });
  return owner.isMe ? text.peopleAndYou({ people }) : text.peopleAndOwner({ people, owner: nameOf(owner) });
}

export function phaseText({ phase, date, dates, from }: GroupChallenge): string {
  switch (phase) {
    case 'ahead':
      return text.startsOn({ day: formatDay(from) });
    case 'running':
      return text.dayOf({ day: date, days: dates });
    case 'settling':
      return text.over;
    case 'settled':
      return text.result;
  }
}

/** "missed 1" or "every day so far"; for an open day, that it is still open. */
export function noteOf(
  { phase, goal }: GroupChallenge,
  { score, dates, standing, ahead }: ChallengeMember,
): string {
  // An answer of an older server judges everybody's day by the phase of the reader.
  const isOpen = standing?.today === 'open' && (ahead !== undefined || phase === 'running');
  const isDone = standing?.today === 'done';
  if (goal === 'reps') {
    if (isOpen) return text.openToday;
    return isDone ? text.doneToday : '';
  }
  const missed = dates - score;
  // One of the missing days is the open one.
  if (isOpen && missed > 0) return missed === 1 ? text.openToday : text.missedAndOpen({ missed: missed - 1 });
  if (dates === 0) return text.nothingYet;
  if (missed > 0) return text.missed({ missed });
  return phase === 'running' ? text.everyDaySoFar : text.everyDay;
}

/** The person's own score, and what finishing today would change. */
export function ownScoreText(challenge: GroupChallenge): string {
  const me = challenge.members.find(({ isMe }) => isMe);
  if (!me) return '';
  const score =
    challenge.goal === 'reps'
      ? text.ownReps({ reps: me.score })
      : sharedText.daysOf({ days: me.score, total: me.dates });
  if (challenge.phase !== 'running' || me.standing?.today !== 'open') return score;
  return `${score} ${finishText(challenge, me)}`;
}

function finishText({ goal, members }: GroupChallenge, me: ChallengeMember): string {
  if (goal === 'reps') return peopleTexts.finishForMore;
  if (goal === 'together') return peopleTexts.finishFor({ score: me.score + 1 });
  return placeAfterToday(members);
}

/** Names the winners, or says whether all have reached the goal. */
export function resultText({ goal, members, sum, target }: GroupChallenge): string {
  if (goal === 'together' && sum !== null && target !== null)
    return sum >= target
      ? text.reached({ sum, target })
      : `${sharedText.daysOf({ days: sum, total: target })} ${text.notReached}`;
  const winners = members.filter(({ rank, score }) => rank === 1 && score > 0);
  const [winner] = winners;
  if (!winner) return members.some(({ score }) => score > 0) ? text.winnerLeft : text.noScore;
  const score = scoreText(goal, winner.score);
  const others = winners.filter(({ isMe }) => !isMe).map(nameOf);
  const names = winners.some(({ isMe }) => isMe) ? [text.you, ...others] : others;
  if (winners.length > 1) return text.shareFirstWith({ names, score });
  // If nobody is second, a member has left who was second or shared the first place. The answer does not say which.
  const isSoleWinner = members.some(({ rank }) => rank === 2);
  if (winner.isMe) return isSoleWinner ? text.youWon({ score }) : text.youAreFirst({ score });
  const name = nameOf(winner);
  return isSoleWinner ? text.won({ name, score }) : text.isFirst({ name, score });
}

/** What is missing of a goal that all reach together. */
export function togetherText({ phase, sum, target }: GroupChallenge): string {
  if (sum === null || target === null) return '';
  const missing = target - sum;
  if (missing <= 0) return text.goalReached;
  if (phase === 'settled') return text.daysAddUp;
  return `${text.daysAddUp} ${phase === 'settling' ? text.settling : text.missing({ days: missing })}`;
}
