import type { ChallengeMember, GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { Standing } from '@hundred/contract/together/groups';
import { describe, expect, it } from 'vitest';
import { challenge, challenger } from '../testing/invented-groups';
import { ledeOf, noteOf, ownScoreText, phaseText, resultText, togetherText } from './challenge-text';

// `challenger` takes a name, a score and a rank. Twelve dates have begun. Ines is the reader.
const among = (members: ChallengeMember[], change: Partial<GroupChallenge> = {}) =>
  challenge({ members, ...change });

describe('The text of a challenge', () => {
  it('names its goal, its dates and its owner', () => {
    const shown = among([challenger('Tomasz', 12, 1), challenger('Ines', 11, 2)]);
    expect(ledeOf(shown)).toMatch(/^Nov 17\s–\s30\. Most completed days wins\. 2 people, owner Tomasz\.$/);
    expect(phaseText(shown)).toBe('Day 12 of 14');
    expect(phaseText(among([], { phase: 'ahead' }))).toBe('Starts on November 17');
  });

  it('names the missed days of each member, and whether today is not done yet', () => {
    const shown = among([]);
    const note = (score: number, today: Standing['today']) =>
      noteOf(shown, challenger('Sam', score, 1, { today }));
    expect(note(12, 'done')).toBe('every day so far');
    expect(note(11, 'open')).toBe('not done today');
    expect(note(9, 'open')).toBe('missed 2, not done today');
    expect(note(9, 'resting')).toBe('missed 3');
    expect(noteOf(among([], { phase: 'settled' }), challenger('Sam', 12, 1, { today: 'free' }))).toBe(
      'every day',
    );
  });

  it('uses each member’s own date, and the reader’s date for an answer of an older server', () => {
    const settling = among([], { phase: 'settling' });
    const sam = challenger('Sam', 11, 1, { today: 'open' });
    expect(noteOf(settling, { ...sam, ahead: 0 })).toBe('not done today');
    expect(noteOf(settling, sam)).toBe('missed 1');
  });

  it('says what finishing today would change', () => {
    const others = [
      challenger('Tomasz', 12, 1, { today: 'done' }),
      challenger('Adaeze', 12, 1, { today: 'done' }),
    ];
    expect(ownScoreText(among([...others, challenger('Ines', 11, 3)]))).toBe(
      '11 of 12 days done. Finish today to tie for first place.',
    );
    expect(ownScoreText(among([challenger('Tomasz', 11, 1), challenger('Ines', 11, 1)]))).toBe(
      '11 of 12 days done. Finish today to reach 12 days.',
    );
    expect(
      ownScoreText(among([challenger('Sam', 9, 2), challenger('Tomasz', 12, 1), challenger('Ines', 9, 2)])),
    ).toBe('9 of 12 days done. Finish today to reach 10 days.');
    expect(ownScoreText(among([...others, challenger('Lea', 9, 3), challenger('Ines', 8, 4)]))).toBe(
      '8 of 12 days done. Finish today to tie for third place.',
    );
    expect(ownScoreText(among([...others, challenger('Ines', 12, 1, { today: 'done' })]))).toBe(
      '12 of 12 days done.',
    );
  });

  const settled = { phase: 'settled' } as const;
  const [tomasz, ines] = [challenger('Tomasz', 12, 1), challenger('Ines', 12, 1)];

  it('names the winners', () => {
    expect(resultText(among([tomasz, ines], settled))).toBe('You and Tomasz share first place with 12 days.');
    expect(resultText(among([ines, challenger('Sam', 3, 2)], settled))).toBe('You won with 12 days.');
    expect(resultText(among([tomasz, challenger('Sam', 3, 2)], settled))).toBe('Tomasz won with 12 days.');
    expect(resultText(among([challenger('Sam', 0, 1)], settled))).toBe('Nobody scored.');
  });

  it('names no winner if the winner may have left', () => {
    expect(resultText(among([challenger('Ines', 12, 2)], settled))).toBe('The winner left the challenge.');
    // A member who shared the first place, or was second, has left.
    expect(resultText(among([tomasz, challenger('Sam', 3, 3)], settled))).toBe(
      'Tomasz is in first place with 12 days.',
    );
    expect(resultText(among([ines], settled))).toBe('You are in first place with 12 days.');
  });

  it('says whether all have reached the goal, or what is missing', () => {
    const together = { ...settled, goal: 'together', sum: 96, target: 100 } as const;
    expect(resultText(among([], together))).toBe('96 of 100 days done. You didn’t reach the goal.');
    expect(resultText(among([], { ...together, sum: 101 }))).toBe(
      'You reached 101 days together. The goal was 100.',
    );
    expect(resultText(among([], { ...together, sum: 1201, target: 1200 }))).toBe(
      'You reached 1,201 days together. The goal was 1,200.',
    );
    expect(resultText(among([], { ...together, sum: 0, target: 1 }))).toBe(
      '0 of 1 day done. You didn’t reach the goal.',
    );
    expect(togetherText(among([], { ...together, phase: 'running' }))).toBe(
      'Everyone’s days count together. Together you need 4 more days.',
    );
    expect(togetherText(among([], { ...together, phase: 'settling' }))).toBe(
      'Everyone’s days count together. Days done offline can still count.',
    );
  });
});
