import type { BrowserContext } from '@playwright/test';

/** Marks the privacy notice as closed on an earlier visit. */
export const acceptPrivacy = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The script also runs in about:blank, which has no storage.
    if (origin !== 'null') localStorage.setItem('privacyAccepted', 'true');
  });
