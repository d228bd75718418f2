import { expect, it, vi } from 'vitest';
import { configFrom } from '../config/config';
import { standIn } from '../testing/stand-in';
import { type IdentityServiceParts, makeIdentityService } from './identity-service';
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

it('The sources of Firebase are one object, so that the headers of a page are made once', () => {
  const config = configFrom({ FIREBASE_PROJECT_ID: 'hundred-1a2b3', FIREBASE_API_KEY: 'key' });
  const { sources } = makeIdentityService(standIn<IdentityServiceParts>({ config }));
  expect(sources()).toBe(sources());
});
