import { describe, expect, it } from 'vitest';
import { isFresh } from './token-freshness';

/** A token whose payload also has a letter outside ASCII. */
const token = (iat: number, exp: number) => `h.${btoa(JSON.stringify({ iat, exp, name: '\u00ff' }))}.s`;
const received = Date.parse('2026-03-01T12:00:00Z');
const receivedSeconds = received / 1000;
const after = (minutes: number) => received + minutes * 60_000;

describe('a token', () => {
  it('is valid until a minute before it expires', () => {
    const hourToken = token(receivedSeconds, receivedSeconds + 3600);
    expect(isFresh(hourToken, received, after(0))).toBe(true);
    expect(isFresh(hourToken, received, after(58.9))).toBe(true);
    expect(isFresh(hourToken, received, after(59.1))).toBe(false);
  });

  it('is judged by its own lifetime on a device whose clock is hours off', () => {
    // For the device, the token was issued five hours ago and expired an hour later.
    const hourToken = token(receivedSeconds - 18_000, receivedSeconds - 14_400);
    expect(isFresh(hourToken, received, after(10))).toBe(true);
    expect(isFresh(hourToken, received, after(60))).toBe(false);
  });

  it('is not valid before it was received, nor when it cannot be read', () => {
    expect(isFresh(token(receivedSeconds, receivedSeconds + 3600), received, after(-1))).toBe(false);
    expect(isFresh('nonsense', received, received)).toBe(false);
    expect(isFresh(`h.${btoa('{"iat":1}')}.s`, received, received)).toBe(false);
    expect(isFresh(`h.${btoa('null')}.s`, received, received)).toBe(false);
  });
});
