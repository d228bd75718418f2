import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';

/**
 * The end of a page, which a link shows a moment after its beginning, so that the first screen is painted earlier.
 * Going back renders the whole page at once, because the browser restores its scroll position then.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isWhole = useNavigationType() === 'POP';
  // The first render has `isWhole` in place of true.
  return useDeferredValue(true, isWhole) && children;
}
