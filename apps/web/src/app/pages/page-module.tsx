import { type ComponentType, lazy, useMemo } from 'react';

export type PageModule = {
  load: () => Promise<ComponentType>;
  /** The page, which suspends until its code is loaded. */
  page: () => ComponentType;
};

/** Functions that replace a lazy component whose code failed to load, because React never loads it again. */
const resets = new Set<() => void>();

/** Pages whose code failed to load are loaded again when they are next shown. */
export function resetFailedPages(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/** A page whose code is a separate file. */
export function pageModule(importPage: () => Promise<{ default: ComponentType }>): PageModule {
  let loadedPage: ComponentType | undefined;
  async function load(): Promise<ComponentType> {
    try {
      loadedPage ??= (await importPage()).default;
      return loadedPage;
    } catch (error) {
      resets.add(() => {
        lazyPage = makeLazyPage();
      });
      throw error;
    }
  }
  const makeLazyPage = () => lazy(async () => ({ default: await load() }));
  let lazyPage = makeLazyPage();
  return { load, page: () => loadedPage ?? lazyPage };
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
