import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules';

describe('The rules for a new password', () => {
  it.each([
    { name: '7 characters', password: 'abc-123', problem: /at least 8/ },
    { name: '7 emoji, each of two code units,', password: '🔑'.repeat(7), problem: /at least 8/ },
    { name: '258 characters', password: 'x1'.repeat(129), problem: /at most 256/ },
    { name: 'a leaked password', password: 'password', problem: /leaked/ },
    { name: 'a leaked password with capitals', password: 'PassW0rd', problem: /leaked/ },
    { name: 'one letter ten times', password: 'aaaaaaaaaa', problem: /leaked/ },
    { name: 'the email', password: 'ada@example.com', problem: /email/ },
  ])('refuse $name as a password, and say why', ({ password, problem }) => {
    expect(passwordProblem(password, 'ada@example.com')).toMatch(problem);
  });

  it.each([
    { name: 'a word that begins like the email', password: 'adalovelace' },
    { name: '8 characters', password: 'abc-1234' },
    { name: '256 characters', password: 'x1'.repeat(128) },
  ])('accept $name as a password', ({ password }) => {
    expect(passwordProblem(password, 'ada@example.com')).toBeUndefined();
  });

  it('refuse the part of the email before the @ as a password', () => {
    expect(passwordProblem('ada.lovelace', 'ada.lovelace@example.com')).toMatch(/email/);
  });
});
