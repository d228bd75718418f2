import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog';

const leavesPage = 'a[href], [data-leaves]';

/**
 * Asks before unsaved changes are left behind, by a link, the browser's back, or closing the tab. The router's
 * own blocker needs a data router, whose bytes every page would pay for.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { pathname } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isDirty || isLeaving) return;
    const here = { address: location.href, state: history.state };
    const isHere = (path: string) => path.split('/')[1] === pathname.split('/')[1];

    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(leavesPage);
      if (!pressed || opensElsewhere(event, pressed)) return;
      if (pressed instanceof HTMLAnchorElement && isHere(pressed.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => pressed.click());
    };
    const onBack = (event: PopStateEvent) => {
      if (isHere(location.pathname)) return;
      event.stopImmediatePropagation();
      history.pushState(here.state, '', here.address);
      setLeave(() => () => history.back());
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();

    addEventListener('click', onClick, { capture: true });
    addEventListener('popstate', onBack, { capture: true });
    addEventListener('beforeunload', onClose);
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('popstate', onBack, { capture: true });
      removeEventListener('beforeunload', onClose);
    };
  }, [isDirty, isLeaving, pathname]);

  // Once the listeners above are gone.
  useEffect(() => {
    if (isLeaving) leave?.();
  }, [isLeaving, leave]);

  return (
    <ConfirmDialog
      isOpen={leave !== undefined && !isLeaving}
      title="Leave without saving?"
      description="Your changes on this page are not saved yet."
      confirmText="Leave without saving"
      cancelText="Stay here"
      danger
      onConfirm={() => setLeaving(true)}
      onCancel={() => setLeave(undefined)}
    />
  );
}

const opensElsewhere = (event: MouseEvent, pressed: HTMLElement) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (pressed instanceof HTMLAnchorElement &&
    (pressed.target === '_blank' || pressed.origin !== location.origin));
