import type { ChallengeToday } from '@hundred/contract/together/groups';
import { describe, expect, it } from 'vitest';
import { idOf } from '../testing/invented-groups';
import { challengeLine } from './challenge-line';

const person = (name: string, score: number, rank: number | null, today: 'open' | 'done' = 'open') => ({
  id: idOf(name),
  name,
  isMe: name === 'Ines',
  today,
  rank,
  score,
  dates: 12,
});
const challenge = (change: Partial<ChallengeToday> = {}): ChallengeToday => ({
  goal: 'days',
  target: null,
  sum: null,
  date: 12,
  dates: 14,
  people: [person('Tomasz', 12, 1), person('Adaeze', 12, 1), person('Ines', 11, 3)],
  ...change,
});

describe('The line of a running challenge', () => {
  it('says the days, the place, and the place after today', () => {
    expect(challengeLine(challenge())).toEqual({
      standing: '11 of 12 days done, third place.',
      today: 'Finish today to tie for first place.',
    });
    const donePeople = [person('Tomasz', 12, 1), person('Ines', 12, 1, 'done')];
    expect(challengeLine(challenge({ people: donePeople }))).toEqual({
      standing: '12 of 12 days done, first place.',
      today: 'You’re done today.',
    });
    expect(challengeLine(challenge({ people: [person('Ines', 0, null)] })).standing).toBe(
      '0 of 12 days done.',
    );
  });

  it('says the reps of a challenge for reps', () => {
    const people = [person('Ines', 1029, 4)];
    expect(challengeLine(challenge({ goal: 'reps', people }))).toEqual({
      standing: '1,029 reps, 4th place.',
      today: 'Finish today to add more reps.',
    });
  });

  it('says the sum of a common goal, also once it is reached', () => {
    const common = { goal: 'together', target: 40 } as const;
    expect(challengeLine(challenge({ ...common, sum: 31 }))).toEqual({
      standing: 'Together you did 31 of 40 days.',
      today: 'Finish today to reach 32 days.',
    });
    expect(challengeLine(challenge({ ...common, sum: 41 })).today).toBe('You reached the goal together.');
  });
});
