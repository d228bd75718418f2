import type { Locator, Page } from '@playwright/test';

/** A toast. Its text is in the page twice: the second time for screen readers. */
export const message = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    .filter({ hasText: text })
    .last();
