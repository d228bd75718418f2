import type { BrowserContext, Page, Route } from '@playwright/test';

/** Holds back requests to an address until the returned function continues them. */
export async function hold(
  where: Page | BrowserContext,
  address: string,
  goOn = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await where.route(address, async (route) => {
    await held;
    await goOn(route);
  });
  return letGo;
}
