import { expect, it, vi } from 'vitest';
import { oidcSources } from './identity-sources';

it('An issuer whose discovery fails is logged once, and its own address stays allowed', async () => {
  const warn = vi.fn();
  let now = 0;
  const issuer = 'http://127.0.0.1:1/issuer';
  const sources = oidcSources(issuer, () => now, { warn });
  for (const minute of [0, 1, 2]) {
    now = minute * 60_000;
    expect(sources().connect).toEqual(['http://127.0.0.1:1']);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
  }
  expect(warn.mock.calls[0]![1]).toContain(issuer);
});
