import type { ChallengeMember, GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { ChallengeGoal } from '@hundred/domain/together/challenge-goals';
import { formatNumber } from '../../../platform/format/format';
import { listOf } from '../../../sync/status/pending-counts';
import { daysText, formatDates, formatDay, nameOf, peopleText } from '../groups/group-text';

export const goalTexts: Record<ChallengeGoal, string> = {
  days: 'Most days',
  reps: 'Most reps',
  together: 'Days together',
};

export const scoreUnit = (goal: ChallengeGoal, score: number): string =>
  goal === 'reps' ? 'reps' : daysText(score);

/** "Most days, November 17 – 30. 8 people, Tomasz W. runs it." */
export function ledeOf({ goal, from, to, members }: GroupChallenge): string {
  const owner = members.find(({ isOwner }) => isOwner);
  const by = !owner ? '' : owner.isMe ? ', you run it' : `, ${nameOf(owner)} runs it`;
  return `${goalTexts[goal]}, ${formatDates(from, to)}. ${peopleText(members.length)}${by}.`;
}

export function phaseText({ phase, date, dates, from }: GroupChallenge): string {
  switch (phase) {
    case 'ahead':
      return `Begins on ${formatDay(from)}`;
    case 'running':
      return `Date ${date} of ${dates}`;
    case 'settling':
      return 'Over, not settled yet';
    case 'settled':
      return 'The result';
  }
}

/** "1 without" or "every date so far"; for an open day, that it is still open. */
export function noteOf(
  { phase, goal }: GroupChallenge,
  { score, dates, standing, ahead }: ChallengeMember,
): string {
  // An answer of an older server judges everybody's day by the phase of the reader.
  const isOpen = standing?.today === 'open' && (ahead !== undefined || phase === 'running');
  if (goal === 'reps') return isOpen ? 'open today' : standing?.today === 'done' ? 'done today' : '';
  const without = dates - score;
  if (isOpen && without > 0) return without === 1 ? '1 open, today' : `${without - 1} without, 1 open`;
  if (dates === 0) return 'nothing counted yet';
  if (without > 0) return `${without} without`;
  return phase === 'running' ? 'every date so far' : 'every date';
}

/** The person's own score, and what finishing today would change. */
export function ownScoreText(challenge: GroupChallenge): string {
  const me = challenge.members.find(({ isMe }) => isMe);
  if (!me) return '';
  const { goal, phase, members } = challenge;
  const has =
    goal === 'reps' ? `${formatNumber(me.score)} reps.` : `${me.score} of ${me.dates} ${daysText(me.dates)}.`;
  if (phase !== 'running' || me.standing?.today !== 'open') return has;
  const finish = `Finish Day ${me.standing.day} today`;
  if (goal === 'reps') return `${has} ${finish} for more.`;
  const after = me.score + 1;
  const ahead = members.filter(({ isMe, score }) => !isMe && score > after).length;
  const equals = members.filter(({ isMe, score }) => !isMe && score === after).length;
  if (goal === 'together' || ahead + 1 === me.rank) return `${has} ${finish} and it is ${after}.`;
  const place = ahead === 0 ? 'the first place' : `rank ${ahead + 1}`;
  return `${has} ${finish} and you ${equals > 0 ? 'share' : 'take'} ${place}.`;
}

const winnerGone = 'Whoever has won is not in it any more.';

/** Names the winners, or says whether all have reached the goal. */
export function resultText({ goal, members, sum, target }: GroupChallenge): string {
  if (goal === 'together' && sum !== null && target !== null)
    return sum >= target
      ? `Reached: ${formatNumber(sum)} ${daysText(sum)} together, ${formatNumber(target)} were the goal.`
      : `${formatNumber(sum)} of ${formatNumber(target)} ${daysText(target)}. Not this time.`;
  const first = members.filter(({ rank, score }) => rank === 1 && score > 0);
  const [winner] = first;
  if (!winner) return members.some(({ score }) => score > 0) ? winnerGone : 'Nobody has a score.';
  const score = `${formatNumber(winner.score)} ${scoreUnit(goal, winner.score)}`;
  const others = first.filter(({ isMe }) => !isMe).map(nameOf);
  const names = listOf(first.some(({ isMe }) => isMe) ? ['You', ...others] : others);
  if (first.length > 1) return `${names} share the first place with ${score}.`;
  // Without a second place, the member who left was second or shared the first place; the answer does not say which.
  const isAlone = members.some(({ rank }) => rank === 2);
  if (winner.isMe)
    return isAlone ? `You have won with ${score}.` : `You are in the first place with ${score}.`;
  return `${names} ${isAlone ? 'has won' : 'is in the first place'} with ${score}.`;
}

/** What is missing of a goal that all reach together. */
export function togetherText({ phase, sum, target }: GroupChallenge): string {
  if (sum === null || target === null) return '';
  const missing = target - sum;
  if (missing <= 0) return 'Reached. Nobody is ranked: it is everybody’s.';
  if (phase === 'settled') return 'Nobody is ranked.';
  if (phase === 'settling')
    return 'Nobody is ranked. Its dates are over; days that were done offline may still arrive.';
  return `Nobody is ranked. ${formatNumber(missing)} more ${daysText(missing)}, from anyone.`;
}
