import { expect, it } from 'vitest';
import { pageToTake } from './page-to-take';

const windows = (...paths: string[]) => paths.map((path) => ({ url: `https://hundred.example${path}` }));

it.each([
  '/api/openapi.json',
  '/auth/popup?code=1',
  '/auth/silent',
  '/identity/password',
  '/sandbox/checkout',
  '/__/auth/handler',
  '/robots.txt',
])('a window at %s is not sent anywhere: nobody there would hear it', (path) => {
  expect(pageToTake(windows(path))).toBeUndefined();
  expect(pageToTake(windows(path, '/badges'))?.url).toBe('https://hundred.example/badges');
});

it.each(['/', '/login', '/privacy', '/onboarding', '/settings/notifications', '/auth/callback?code=1'])(
  'a window that was loaded at %s is taken, before those that were used earlier',
  (path) => {
    expect(pageToTake(windows(path, '/dashboard'))?.url).toBe(`https://hundred.example${path}`);
  },
);

it('none is taken where none is open', () => {
  expect(pageToTake([])).toBeUndefined();
});
