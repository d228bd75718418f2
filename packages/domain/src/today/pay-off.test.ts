import { describe, expect, it } from 'vitest';
import { historyOf } from '../challenge/state/history';
import { Story } from '../rules/story';
import { progressHistory } from '../statistics/progress-history';
import { goalReachedIn, type PayOffInput, passedOn, payOffOf, teamDayOf } from './pay-off';

const earnedBadges = ['first_step', 'week_warrior', 'consistency_king', 'quarter_way', 'halfway_hero'];

/** Day 57 is done; the next badge that counts days is 18 days away. */
const day57: PayOffInput = {
  season: 1,
  daysDone: 57,
  streak: 24,
  longestStreak: 33,
  badges: earnedBadges,
  history: [],
};

/** The current run of a story as the page has it. */
const historyIn = (story: Story) => progressHistory(historyOf(story.log, story.now)!, story.state.runIndex);

const linesOf = (story: Story, change: Partial<PayOffInput> = {}) =>
  payOffOf({
    season: 1,
    daysDone: story.state.dayNumber,
    streak: story.state.streak,
    longestStreak: story.state.longestStreak,
    badges: story.badges,
    history: historyIn(story),
    ...change,
  }).filter(({ kind }) => kind !== 'badge');

describe('The pay-off of a completed day', () => {
  const passedPerson = { name: 'Sam', rank: 55, places: 1 };
  const team = { done: 5, asked: 7, needed: 5 };
  const goal = { name: 'November', target: 40 };

  it('has at most three lines in the order of their weight', () => {
    const fullPayOff = payOffOf({ ...day57, passed: passedPerson, team, goal });
    expect(fullPayOff.map(({ kind }) => kind)).toEqual(['passed', 'team', 'badge']);
    expect(fullPayOff[2]).toMatchObject({ badge: 'three_quarters', days: 18 });
    expect(payOffOf({ ...day57, goal }).map(({ kind }) => kind)).toEqual(['badge', 'goal']);
  });

  it('has no line if nothing changed', () => {
    // The next badge that counts days is 21 days away, too far to be mentioned.
    expect(payOffOf({ ...day57, daysDone: 54, streak: 20 })).toEqual([]);
  });

  it('does not mention a badge that the day has just earned', () => {
    const lines = payOffOf({ ...day57, daysDone: 75, badges: [...earnedBadges, 'three_quarters'] });
    expect(lines).toEqual([]);
  });

  it('mentions the shortest time of the run, but not the first time', () => {
    const story = Story.startedOn('2026-03-02', 'UTC').complete({ timeSeconds: 300 });
    expect(linesOf(story)).toEqual([]);
    story.on('2026-03-03').complete({ timeSeconds: 280 });
    expect(linesOf(story)).toEqual([{ kind: 'best', figure: 'time', value: 280 }]);
    story.on('2026-03-04').complete({ timeSeconds: 290 });
    expect(linesOf(story)).toEqual([]);
  });

  it('ignores a time that no one can reach, because the timer did not run', () => {
    const story = Story.startedOn('2026-03-02', 'UTC').complete({ timeSeconds: 300 });
    story.on('2026-03-03').complete({ timeSeconds: 3 });
    expect(linesOf(story)).toEqual([]);
  });

  it('mentions the most reps of a day only if extra reps made them', () => {
    const story = Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03').complete();
    expect(linesOf(story)).toEqual([]);
    story.on('2026-03-04').complete({ actualReps: 20 });
    expect(linesOf(story)).toEqual([{ kind: 'best', figure: 'reps', value: 60 }]);
  });

  it('mentions a longest streak when it is reached again, and when it is passed', () => {
    const story = Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 3);
    expect(linesOf(story)).toEqual([]);
    // Five missed dates are too many to be covered.
    story.completeFrom('2026-03-10', 2);
    expect(linesOf(story)).toEqual([]);
    story.on('2026-03-12').complete();
    expect(linesOf(story)).toEqual([{ kind: 'streak', days: 3 }]);
    story.on('2026-03-13').complete();
    expect(linesOf(story)).toEqual([{ kind: 'best', figure: 'streak', value: 4 }]);
    story.on('2026-03-14').complete();
    expect(linesOf(story)).toEqual([]);
  });
});

describe('A person who was passed', () => {
  const me = { isCurrentUser: true, rank: 55, rankBefore: 56 };
  const sam = { isCurrentUser: false, rank: 56, rankBefore: 55, displayName: 'Sam' };

  it('was ahead at the beginning of the day and is behind now', () => {
    expect(passedOn([me, sam])).toEqual({ name: 'Sam', rank: 55, places: 1 });
    expect(passedOn([me, { ...sam, displayName: undefined }])?.name).toBeUndefined();
  });

  it('is not a person who was behind before, or who was not ranked then', () => {
    expect(passedOn([me, { ...sam, rankBefore: 57 }])).toBeUndefined();
    expect(passedOn([me, { ...sam, rankBefore: undefined }])).toBeUndefined();
  });

  it('does not exist without a better rank than before', () => {
    expect(passedOn([{ ...me, rankBefore: 55 }, sam])).toBeUndefined();
    expect(passedOn([{ ...me, rankBefore: undefined }, sam])).toBeUndefined();
    expect(passedOn([sam])).toBeUndefined();
  });
});

describe('The day of a team', () => {
  const people = [{ isMe: true, today: 'done' }];
  const team = { asked: 7, done: 5, needed: 5, people };

  it('is mentioned if this person made it count, or was the last', () => {
    expect(teamDayOf([team])).toEqual({ done: 5, asked: 7, needed: 5 });
    expect(teamDayOf([{ ...team, done: 7 }])).toEqual({ done: 7, asked: 7, needed: 5 });
    expect(teamDayOf([{ ...team, done: 6, wasOpen: true }])).toEqual({ done: 6, asked: 7, needed: 5 });
  });

  it('is not mentioned if it counted before, does not count yet, or the person is not part of it', () => {
    expect(teamDayOf([{ ...team, done: 6 }])).toBeUndefined();
    expect(teamDayOf([{ ...team, done: 4 }])).toBeUndefined();
    // On a free day nothing is due for this person.
    expect(teamDayOf([{ ...team, people: [{ isMe: true, today: 'free' }] }])).toBeUndefined();
  });
});

describe('The shared goal of a challenge', () => {
  const people = [{ isMe: true, today: 'done' }];

  it('is mentioned on the day that reaches it', () => {
    const challenge = { name: 'November', target: 40, sum: 40, people };
    expect(goalReachedIn([challenge])).toEqual({ name: 'November', target: 40 });
    expect(goalReachedIn([{ ...challenge, sum: 41 }])).toBeUndefined();
    expect(goalReachedIn([{ ...challenge, target: null, sum: null }])).toBeUndefined();
  });
});
