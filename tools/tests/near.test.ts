import { expect, it } from 'vitest';
import { placesNear } from './near.mjs';

it('A feature of the page is near its own tests and those of the pages that show it', () => {
  const places = placesNear([
    'apps/web/src/features/statistics/charts.tsx',
    'apps/web/src/features/statistics/a/b.ts',
  ]);
  expect(places[0]).toBe('apps/web/src/features/statistics/');
  expect(places).toContain('apps/web/src/routes/statistics/statistics');
  expect(places).not.toContain('apps/web/src/routes/public/login');
  expect(new Set(places).size).toBe(places.length);
});

it.each([
  ['apps/server/src/features/today/calls.ts', ['apps/server/src/features/today/']],
  ['apps/server/src/db/migrate.ts', ['apps/server/src/db/']],
  ['apps/web/src/routes/plan/plan.component.test.tsx', ['apps/web/src/routes/plan/plan']],
  ['packages/domain/src/challenge/facts/facts.ts', []],
  ['README.md', []],
])('The file %s is near %j', (file, places) => {
  expect(placesNear([file])).toEqual(places);
});
