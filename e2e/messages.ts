import type { Locator, Page } from '@playwright/test';

/** A message that pops up for a while. Its words are in the page twice: the other time for screen readers. */
export const message = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    .filter({ hasText: words })
    .last();
