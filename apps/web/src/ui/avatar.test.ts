import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar';

describe('initialsOf', () => {
  it.each([
    ['Ines Carvalho', 'IC'],
    ['  mara   von  lindqvist ', 'ML'],
    ['Łukasz', 'Ł'],
    ['🦊 Fox', '🦊F'],
    ['', '?'],
  ])('shortens "%s" to %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
