import { afterEach, expect, it, vi } from 'vitest';
import { forgetPerson } from './forget-person';

/** Its keys are its own properties, as in a browser. */
class PretendedStorage {
  [key: string]: unknown;
  constructor(kept: Record<string, string>) {
    Object.assign(this, kept);
  }
  getItem(key: string) {
    return this[key] ?? null;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const uid = '5f0c1d52';
const device = () =>
  new PretendedStorage({
    [`hundred:workout-began:${uid}`]: '1',
    [`hundred:waiting:${uid}`]: '{}',
    'hundred:declined-zone': JSON.stringify([uid, 'UTC', 'Asia/Tokyo']),
    'hundred:workout-began:somebody-else': '1',
    'hundred:theme': 'dark',
    privacyAccepted: 'true',
  });

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing that names who has logged out', async () => {
  const local = device();
  const session = new PretendedStorage({ [`hundred:settings-edits:${uid}`]: '{}' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  await forgetPerson(uid, 'everything');
  expect(Object.keys(local)).toEqual([
    'hundred:workout-began:somebody-else',
    'hundred:theme',
    'privacyAccepted',
  ]);
  expect(Object.keys(session)).toEqual([]);
});

it('keeps what waits to be sent where a session only ran out', async () => {
  const local = device();
  vi.stubGlobal('localStorage', local);
  await forgetPerson(uid, 'log');
  expect(local).toEqual(device());
});
