import type { BrowserContext, Page, Route } from '@playwright/test';

/** Holds back requests to an address until the returned function is called. `continueRoute` then continues each. */
export async function holdRequests(
  where: Page | BrowserContext,
  address: string,
  continueRoute = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(address, async (route) => {
    await released;
    await continueRoute(route);
  });
  return release;
}
