import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { standIn } from '../../testing/stand-in';
import { isAllowedEndpoint, makePublicLookup } from './endpoint-guard';

describe('The endpoint that a browser sends', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://FCM.googleapis.com./x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/QK',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    // Ideographic full stops, which URLs treat as dots.
    'https://fcm\u3002googleapis\u3002com/x',
    'https://push.club.example/x',
    'https://localhost:8443/x',
  ])('is accepted: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, ['push.club.example', 'localhost:8443'])).toBe(true);
  });

  it.each([
    '',
    'fcm.googleapis.com',
    'http://fcm.googleapis.com/x',
    'wss://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.com/',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://someone@fcm.googleapis.com/',
    'https://evilnotify.windows.com/',
    'https://notify.windows.com/',
    'https://127.0.0.1/a.google.com/',
    // Two other spellings of 127.0.0.1.
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/x',
    'https://localhost:8444/x',
    'https://169.254.169.254/latest/meta-data',
    `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
  ])('is refused: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, ['push.club.example', 'localhost:8443'])).toBe(false);
  });
});

describe('Connecting', () => {
  const found = (...addresses: string[]) =>
    addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
  /** The result of a lookup of a name with these addresses. */
  function lookUp(addresses: LookupAddress[], { all }: { all: boolean }): Promise<unknown> {
    const resolve = standIn<Parameters<typeof makePublicLookup>[0]>(
      (_name: string, _options: object, callback: (e: null, a: LookupAddress[]) => void) =>
        callback(null, addresses),
    );
    return new Promise((done) => {
      makePublicLookup(resolve)('push.example', { all }, (error, address) => done(error ?? address));
    });
  }

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    // 127.0.0.1 as IPv6 translates it.
    '64:ff9b::7f00:1',
  ])('to %s is refused, also beside a public one', async (address) => {
    expect(await lookUp(found(address), { all: true })).toBeInstanceOf(Error);
    expect(await lookUp(found('142.250.1.1', address), { all: true })).toBeInstanceOf(Error);
  });

  it('to public addresses is allowed', async () => {
    expect(await lookUp(found('142.250.1.1', '2a00:1450::1'), { all: true })).toHaveLength(2);
    expect(await lookUp(found('142.250.1.1'), { all: false })).toBe('142.250.1.1');
    expect(await lookUp([], { all: true })).toBeInstanceOf(Error);
  });
});
