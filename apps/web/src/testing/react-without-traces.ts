import { beforeAll } from 'vitest';

// In development React records where every element was created and how long each component took. Only its tools use that,
// and it was a fifth of the cost of these tests. Warnings are still shown. This has to run before React is loaded.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

beforeAll(async () => {
  const react: Record<string, unknown> = await import('react');
  // React stops recording by itself once it has recorded so many within a second.
  Object.defineProperty(react[internals] ?? {}, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
});
