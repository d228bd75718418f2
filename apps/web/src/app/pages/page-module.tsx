import { type ComponentType, lazy, useMemo } from 'react';

export type PageModule = {
  load: () => Promise<ComponentType>;
  /** Suspends until the code is loaded. */
  page: () => ComponentType;
};

/** React never retries a lazy component that failed to load, so these replace it by a new one. */
const failed = new Set<() => void>();

/** Loads pages whose code failed to load again when they are next shown. */
export function askAgain(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/** A page whose code is a separate file. */
export function pageModule(importPage: () => Promise<{ default: ComponentType }>): PageModule {
  let page: ComponentType | undefined;
  const lazyPage = () => lazy(async () => ({ default: await load() }));
  let waiting = lazyPage();
  async function load() {
    try {
      page ??= (await importPage()).default;
      return page;
    } catch (error) {
      failed.add(() => {
        waiting = lazyPage();
      });
      throw error;
    }
  }
  return { load, page: () => page ?? waiting };
}

/**
 * Renders without suspending once the code is loaded, so that a prerendered page is hydrated in one step with the
 * markup it was sent with.
 */
export function ModulePage({ module }: { module: PageModule }) {
  // Depends on the module, because two pages at the same place of the tree share this component.
  const Page = useMemo<ComponentType>(() => module.page(), [module]);
  return <Page />;
}
