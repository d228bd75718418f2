import type { BrowserContext } from '@playwright/test';

/** Marks the privacy notice as closed on an earlier visit. */
export const acceptPrivacy = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty window has no storage yet.
    if (origin !== 'null') localStorage.setItem('privacyAccepted', 'true');
  });
