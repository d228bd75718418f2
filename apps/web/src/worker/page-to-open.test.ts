import { expect, it } from 'vitest';
import { pageToOpen } from './page-to-open';

const windows = (...paths: string[]) => paths.map((path) => ({ url: `https://hundred.example${path}` }));

it.each([
  '/api/openapi.json',
  '/auth/popup?code=1',
  '/auth/silent',
  '/identity/password',
  '/sandbox/checkout',
  '/__/auth/handler',
  '/robots.txt',
])('A window at %s is not navigated, because no page of the app runs there', (path) => {
  expect(pageToOpen(windows(path))).toBeUndefined();
  expect(pageToOpen(windows(path, '/badges'))?.url).toBe('https://hundred.example/badges');
});

it.each(['/', '/login', '/privacy', '/onboarding', '/settings/notifications', '/auth/callback?code=1'])(
  'A window loaded at %s is taken before those that were used earlier',
  (path) => {
    expect(pageToOpen(windows(path, '/dashboard'))?.url).toBe(`https://hundred.example${path}`);
  },
);

it('No window is taken if none is open', () => {
  expect(pageToOpen([])).toBeUndefined();
});
