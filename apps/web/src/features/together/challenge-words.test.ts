import type { ChallengeMember, GroupChallenge } from '@hundred/contract/group-challenges';
import type { Standing } from '@hundred/contract/groups';
import { describe, expect, it } from 'vitest';
import { ledeOf, noteOf, phaseWords, resultWords, standWords, togetherWords } from './challenge-words';
import { challenge, challenger } from './testing/invented-groups';

const among = (members: ChallengeMember[], change: Partial<GroupChallenge> = {}) =>
  challenge({ members, ...change });

describe('the words of a challenge', () => {
  it('say what it is about, when, and whose it is', () => {
    const shown = among([challenger('Tomasz', 12, 1), challenger('Ines', 11, 2)]);
    expect(ledeOf(shown)).toMatch(/^Most days, November 17\s–\s30\. 2 people, Tomasz runs it\.$/);
    expect(phaseWords(shown)).toBe('Date 12 of 14');
    expect(phaseWords(among([], { phase: 'ahead' }))).toBe('Begins on November 17');
  });

  it('say of each how many dates are missing, and that of an open one there is still time', () => {
    const shown = among([]);
    const note = (score: number, today: Standing['today']) =>
      noteOf(shown, challenger('Sam', score, 1, { today }));
    expect(note(12, 'done')).toBe('every date so far');
    expect(note(11, 'open')).toBe('1 open, today');
    expect(note(9, 'open')).toBe('2 without, 1 open');
    expect(note(9, 'resting')).toBe('3 without');
    expect(noteOf(among([], { phase: 'settled' }), challenger('Sam', 12, 1, { today: 'free' }))).toBe(
      'every date',
    );
  });

  it('go by everybody’s own date, and in an answer of before by that of whoever asked', () => {
    const over = among([], { phase: 'settling' });
    const sam = challenger('Sam', 11, 1, { today: 'open' });
    expect(noteOf(over, { ...sam, ahead: 0 })).toBe('1 open, today');
    expect(noteOf(over, sam)).toBe('1 without');
  });

  it('say what finishing today would make of it', () => {
    const others = [
      challenger('Tomasz', 12, 1, { today: 'done' }),
      challenger('Adaeze', 12, 1, { today: 'done' }),
    ];
    expect(standWords(among([...others, challenger('Ines', 11, 3)]))).toBe(
      '11 of 12 days. Finish Day 57 today and you share the first place.',
    );
    expect(standWords(among([challenger('Tomasz', 11, 1), challenger('Ines', 11, 1)]))).toBe(
      '11 of 12 days. Finish Day 57 today and it is 12.',
    );
    expect(
      standWords(among([challenger('Sam', 9, 2), challenger('Tomasz', 12, 1), challenger('Ines', 9, 2)])),
    ).toBe('9 of 12 days. Finish Day 57 today and it is 10.');
    expect(standWords(among([...others, challenger('Lea', 9, 3), challenger('Ines', 8, 4)]))).toBe(
      '8 of 12 days. Finish Day 57 today and you share rank 3.',
    );
    expect(standWords(among([...others, challenger('Ines', 12, 1, { today: 'done' })]))).toBe(
      '12 of 12 days.',
    );
  });

  it('say who has won, shared or alone, or whether all have', () => {
    const settled = { phase: 'settled' } as const;
    const [tomasz, ines] = [challenger('Tomasz', 12, 1), challenger('Ines', 12, 1)];
    expect(resultWords(among([tomasz, ines], settled))).toBe(
      'You and Tomasz share the first place with 12 days.',
    );
    expect(resultWords(among([ines, challenger('Sam', 3, 2)], settled))).toBe('You have won with 12 days.');
    expect(resultWords(among([tomasz, challenger('Sam', 3, 2)], settled))).toBe(
      'Tomasz has won with 12 days.',
    );
    expect(resultWords(among([challenger('Sam', 0, 1)], settled))).toBe('Nobody has a score.');
    expect(resultWords(among([challenger('Ines', 12, 2)], settled))).toBe(
      'Whoever has won is not in it any more.',
    );
    // Somebody who shared the first place has left, or whoever was second.
    expect(resultWords(among([tomasz, challenger('Sam', 3, 3)], settled))).toBe(
      'Tomasz is in the first place with 12 days.',
    );
    expect(resultWords(among([ines], settled))).toBe('You are in the first place with 12 days.');
    const together = { ...settled, goal: 'together', sum: 96, target: 100 } as const;
    expect(resultWords(among([], together))).toBe('96 of 100 days. Not this time.');
    expect(resultWords(among([], { ...together, sum: 101 }))).toBe(
      'Reached: 101 days together, 100 were the goal.',
    );
    expect(resultWords(among([], { ...together, sum: 1201, target: 1200 }))).toBe(
      'Reached: 1,201 days together, 1,200 were the goal.',
    );
    expect(resultWords(among([], { ...together, sum: 0, target: 1 }))).toBe('0 of 1 day. Not this time.');
    expect(togetherWords(among([], { ...together, phase: 'running' }))).toBe(
      'Nobody is ranked. 4 more days, from anyone.',
    );
    expect(togetherWords(among([], { ...together, phase: 'settling' }))).toBe(
      'Nobody is ranked. Its dates are over; days that were done offline may still arrive.',
    );
  });
});
