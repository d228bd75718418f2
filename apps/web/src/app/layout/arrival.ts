import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { contentId } from './skip-link';

/**
 * After a link was followed the new page starts at its top, and the keyboard and screen reader with it.
 * Going back keeps the browser's own place.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
