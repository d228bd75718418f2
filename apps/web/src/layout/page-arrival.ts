import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { contentId } from './skip-link';

/**
 * Names the page of a path. Two paths are one page if they only show other tabs of it (see `PageTabs`). Below `/form` each
 * movement is a page, below `/together` each group, below `/coach/recovery` each session.
 */
export const pageOf = (path: string) =>
  /^\/(form|together|coach\/recovery)\//.test(path) ? path : (path.split('/')[1] ?? '');

/**
 * Lets a page that a link opens start at its top, with the focus for keyboard and screen reader. After going back, the
 * browser's scroll position stays.
 */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    const isSamePage = pageOf(lastPath.current) === pageOf(pathname);
    lastPath.current = pathname;
    if (isSamePage || navigationType === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}
