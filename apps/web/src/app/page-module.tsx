import { type ComponentType, lazy, useMemo } from 'react';

export type PageModule = {
  load: () => Promise<ComponentType>;
  /** Suspends until its code is there. */
  page: () => ComponentType;
};

/** By React's way a part that could not be loaded stays so: these make it another one. */
const failed = new Set<() => void>();

/** Pages whose code could not be had are asked for again when they are next shown. */
export function askAgain(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/** A page whose code is a file of its own. */
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
 * Renders without suspending once the code is there: a prerendered page is then taken over in one go,
 * with the markup it was sent with.
 */
export function ModulePage({ module }: { module: PageModule }) {
  // By module: two pages that follow each other at one place of the tree share this component.
  const Page = useMemo<ComponentType>(() => module.page(), [module]);
  return <Page />;
}
