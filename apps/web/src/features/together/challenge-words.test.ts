import type { Challenger, GroupChallenge } from '@hundred/contract/group-challenges';
import { describe, expect, it } from 'vitest';
import { ledeOf, noteOf, phaseWords, resultWords, standWords, togetherWords } from './challenge-words';

type Today = NonNullable<Challenger['standing']>['today'];

let made = 0;
function person(name: string, score: number, rank: number | null, today: Today = 'open'): Challenger {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    name,
    isMe: name === 'Ines',
    isOwner: name === 'Tomasz',
    standing: { day: 57, streak: 3, today, marks: { pushups: false, situps: false, jumpingJacks: false } },
    rank,
    score,
    dates: 12,
  };
}

function challenge(members: Challenger[], change: Partial<GroupChallenge> = {}): GroupChallenge {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    name: 'November, to the end',
    isOwner: false,
    mostMembers: 20,
    mayInvite: false,
    invite: null,
    isReadOnly: false,
    goal: 'days',
    target: null,
    sum: null,
    from: '2025-11-17',
    to: '2025-11-30',
    phase: 'running',
    date: 12,
    dates: 14,
    joinUntil: '2025-11-19',
    settlesAt: '2025-12-07T14:00:00.000Z',
    members,
    ...change,
  };
}

describe('the words of a challenge', () => {
  it('say what it is about, when, and whose it is', () => {
    const shown = challenge([person('Tomasz', 12, 1), person('Ines', 11, 2)]);
    expect(ledeOf(shown)).toMatch(/^Most days, November 17\s–\s30\. 2 people, Tomasz runs it\.$/);
    expect(phaseWords(shown)).toBe('Date 12 of 14');
    expect(phaseWords(challenge([], { phase: 'ahead' }))).toBe('Begins on November 17');
  });

  it('say of each how many dates are missing, and that of an open one there is still time', () => {
    const shown = challenge([]);
    const note = (score: number, today: Today) => noteOf(shown, person('Sam', score, 1, today));
    expect(note(12, 'done')).toBe('every date so far');
    expect(note(11, 'open')).toBe('1 open, today');
    expect(note(9, 'open')).toBe('2 without, 1 open');
    expect(note(9, 'resting')).toBe('3 without');
    expect(noteOf(challenge([], { phase: 'settled' }), person('Sam', 12, 1))).toBe('every date');
  });

  it('say what finishing today would make of it', () => {
    const others = [person('Tomasz', 12, 1, 'done'), person('Adaeze', 12, 1, 'done')];
    expect(standWords(challenge([...others, person('Ines', 11, 3)]))).toBe(
      '11 of 12 days. Finish Day 57 today and you share the first place.',
    );
    expect(standWords(challenge([person('Tomasz', 11, 1), person('Ines', 11, 1)]))).toBe(
      '11 of 12 days. Finish Day 57 today and it is 12.',
    );
    expect(standWords(challenge([person('Sam', 9, 2), person('Tomasz', 12, 1), person('Ines', 9, 2)]))).toBe(
      '9 of 12 days. Finish Day 57 today and it is 10.',
    );
    expect(standWords(challenge([...others, person('Lea', 9, 3), person('Ines', 8, 4)]))).toBe(
      '8 of 12 days. Finish Day 57 today and you share rank 3.',
    );
    expect(standWords(challenge([...others, person('Ines', 12, 1, 'done')]))).toBe('12 of 12 days.');
  });

  it('say who has won, shared or alone, or whether all have', () => {
    const settled = { phase: 'settled' } as const;
    const [tomasz, ines] = [person('Tomasz', 12, 1), person('Ines', 12, 1)];
    expect(resultWords(challenge([tomasz, ines], settled))).toBe(
      'You and Tomasz share the first place with 12 days.',
    );
    expect(resultWords(challenge([ines, person('Sam', 3, 2)], settled))).toBe('You have won with 12 days.');
    expect(resultWords(challenge([person('Sam', 0, 1)], settled))).toBe('Nobody has a score.');
    const together = { ...settled, goal: 'together', sum: 96, target: 100 } as const;
    expect(resultWords(challenge([], together))).toBe('96 of 100 days. Not this time.');
    expect(resultWords(challenge([], { ...together, sum: 101 }))).toBe(
      'Reached: 101 days together, 100 were the goal.',
    );
    expect(togetherWords(challenge([], { ...together, phase: 'running' }))).toBe(
      'Nobody is ranked. 4 more days, from anyone.',
    );
  });
});
