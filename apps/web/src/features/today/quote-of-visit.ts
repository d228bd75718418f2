import { quoteFor, quotes } from '@hundred/domain/words/quotes';
import { useState } from 'react';

/** One of ten, by chance, for as long as the page is open. Where pages are prerendered there is no chance. */
export function useQuote(): string {
  const [quote] = useState(() =>
    quoteFor(globalThis.document ? Math.floor(Math.random() * quotes.length) : 0),
  );
  return quote;
}
