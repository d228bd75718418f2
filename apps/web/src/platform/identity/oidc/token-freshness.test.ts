import { describe, expect, it } from 'vitest';
import { isFresh } from './token-freshness';

const token = (iat: number, exp: number) => `h.${btoa(JSON.stringify({ iat, exp, name: '\u00ff' }))}.s`;
const received = Date.parse('2026-03-01T12:00:00Z');
const seconds = received / 1000;
const after = (minutes: number) => received + minutes * 60_000;

describe('a token', () => {
  it('is valid until a minute before it expires', () => {
    const hour = token(seconds, seconds + 3600);
    expect(isFresh(hour, received, after(0))).toBe(true);
    expect(isFresh(hour, received, after(58.9))).toBe(true);
    expect(isFresh(hour, received, after(59.1))).toBe(false);
  });

  it('is judged by its own lifetime on a device whose clock is hours off', () => {
    const hour = token(seconds - 18_000, seconds - 14_400);
    expect(isFresh(hour, received, after(10))).toBe(true);
    expect(isFresh(hour, received, after(60))).toBe(false);
  });

  it('is not valid before it was received, nor when it cannot be read', () => {
    expect(isFresh(token(seconds, seconds + 3600), received, after(-1))).toBe(false);
    expect(isFresh('nonsense', received, received)).toBe(false);
    expect(isFresh(`h.${btoa('{"iat":1}')}.s`, received, received)).toBe(false);
    expect(isFresh(`h.${btoa('null')}.s`, received, received)).toBe(false);
  });
});
