import { expect, it } from 'vitest';
import { refusalOfVersion } from './server-version';

it.each([
  [90_624, '9.6.24'],
  [140_024, '14.24'],
])('A server of version %i is refused in one line that says what to do', (number, name) => {
  expect(refusalOfVersion(number, name)).toMatch(
    new RegExp(
      `^the server of DATABASE_URL is PostgreSQL ${name}, but Hundred needs 15 or newer\\..*Upgrade PostgreSQL`,
    ),
  );
});

it.each([150_000, 180_001])('A server of version %i is accepted', (number) => {
  expect(refusalOfVersion(number, 'any')).toBeUndefined();
});
