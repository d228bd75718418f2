import { type ComponentType, lazy, useMemo } from 'react';

export type PageModule = {
  load: () => Promise<ComponentType>;
  loaded: () => ComponentType | undefined;
  LazyPage: ComponentType;
};

/** A page whose code is a file of its own. */
export function pageModule(importPage: () => Promise<{ default: ComponentType }>): PageModule {
  let page: ComponentType | undefined;
  async function load() {
    page ??= (await importPage()).default;
    return page;
  }
  return { load, loaded: () => page, LazyPage: lazy(async () => ({ default: await load() })) };
}

/**
 * Renders without suspending once the code is there: a prerendered page is then taken over in one go,
 * with the markup it was sent with.
 */
export function ModulePage({ module }: { module: PageModule }) {
  // By module: two pages that follow each other at one place of the tree share this component.
  const Page = useMemo<ComponentType>(() => module.loaded() ?? module.LazyPage, [module]);
  return <Page />;
}
