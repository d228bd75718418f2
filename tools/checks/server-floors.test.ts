import { expect, it } from 'vitest';
import { wrongFloor } from './server-floors.mjs';

const server = 'apps/server/src';

it.each([
  ['features/today/calls.ts', 'http/route'],
  ['db/storage.ts', 'config/config'],
  ['db/pool.ts', 'db/embedded/worker'],
  ['main.ts', 'compose'],
])('An import from %s of %s goes down and is allowed', (from, to) => {
  expect(wrongFloor({ from: `${server}/${from}`, to: `${server}/${to}` })).toBeUndefined();
});

it.each([
  ['http/route.ts', 'adapters/id-token'],
  ['log/execute.ts', 'http/route'],
  ['config/push.ts', 'adapters/push/push-sender'],
  ['features/today/calls.ts', 'compose'],
  ['social/blocks.ts', 'notifications/announce'],
])('An import from %s of %s goes up or sideways and is refused', (from, to) => {
  expect(wrongFloor({ from: `${server}/${from}`, to: `${server}/${to}` })).toContain('is not above');
});

it('A folder of the server without a floor is refused', () => {
  expect(wrongFloor({ from: `${server}/brand-new/file.ts`, to: `${server}/db/storage` })).toContain(
    'brand-new has no floor',
  );
});

it('An import of a package or of another folder of the repository has no floor to judge', () => {
  expect(wrongFloor({ from: `${server}/db/pool.ts`, to: 'pg' })).toBeUndefined();
  expect(wrongFloor({ from: 'bench/api/server.ts', to: `${server}/main` })).toBeUndefined();
});
