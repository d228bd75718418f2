import type { BrowserContext } from '@playwright/test';

/** As if the privacy notice was closed on an earlier visit. */
export const acceptPrivacy = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty window has no storage yet.
    if (origin !== 'null') localStorage.setItem('privacyAccepted', 'true');
  });
