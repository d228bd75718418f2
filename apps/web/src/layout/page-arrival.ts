import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { contentId } from './skip-link';

/**
 * A page's tabs have addresses below its own, so a change of tab stays on the page (see `PageTabs`). Below `/form` each
 * movement is a page, below `/together` each group, below `/coach/recovery` each session.
 */
export const pageOf = (path: string) =>
  /^\/(form|together|coach\/recovery)\//.test(path) ? path : (path.split('/')[1] ?? '');

/**
 * After a link the new page starts at its top, with the focus for keyboard and screen reader. Going back keeps the
 * browser's scroll position.
 */
export function usePageArrival(): void {
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
