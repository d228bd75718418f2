import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { contentId } from './skip-link';

/**
 * A page's tabs have addresses below its own: whoever changes the tab stays on the page, and on the tab (`PageTabs`).
 * Below `/form` each movement is a page, below `/together` each group, below `/coach/recovery` each session.
 */
export const pageOf = (path: string) =>
  /^\/(form|together|coach\/recovery)\//.test(path) ? path : (path.split('/')[1] ?? '');

/**
 * After a link was followed the new page starts at its top, and the keyboard and screen reader with it.
 * Going back keeps the browser's own place.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const isSamePage = pageOf(last.current) === pageOf(pathname);
    last.current = pathname;
    if (isSamePage || kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
