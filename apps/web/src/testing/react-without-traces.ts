import { beforeAll } from 'vitest';

// React in development notes for its tools where every element was made and how long each component took. Nobody looks
// at that here, and it was a fifth of what these tests cost. What it warns of is said all the same. Before React is loaded:
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

beforeAll(async () => {
  const react: Record<string, unknown> = await import('react');
  // After so many within a second React notes no more of them by itself.
  Object.defineProperty(react[internals] ?? {}, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
});
