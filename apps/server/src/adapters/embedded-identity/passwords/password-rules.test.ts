import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules';

describe('The rules for a new password', () => {
  it.each([
    ['abc-123', /at least 8/],
    ['🔑'.repeat(7), /at least 8/],
    ['x1'.repeat(129), /at most 256/],
    ['password', /leaked/],
    ['PassW0rd', /leaked/],
    ['aaaaaaaaaa', /leaked/],
    ['ada@example.com', /e-mail/],
    ['adalovelace', undefined],
    ['abc-1234', undefined],
    ['x1'.repeat(128), undefined],
  ])('refuse %.20s with a message that matches %s', (password, problem) => {
    const found = passwordProblem(password, 'ada@example.com');
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });

  it('refuse the part of the e-mail before the @ as a password', () => {
    expect(passwordProblem('ada.lovelace', 'ada.lovelace@example.com')).toMatch(/e-mail/);
  });
});
