import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

/** Links, and buttons that leave the page, such as the one that logs out. */
const leavingSelector = 'a[href], [data-leaves]';

type Props = {
  /** Whether there are unsaved edits. */
  isDirty: boolean;
  onDiscard: () => void;
  /** Whether the unsaved edits are stored on this device, so that they are still there afterwards. */
  areStored: () => boolean;
};

/**
 * Asks before unsaved changes are left by a link, by logging out or by closing the tab. The browser's Back cannot be
 * blocked without a data router, whose size every page would pay for. In that case the edits stay stored, and a message
 * says where.
 */
export function UnsavedGuard({ isDirty, onDiscard, areStored }: Props) {
  const { pathname } = useLocation();
  /** The link or button that was pressed. It is pressed again once the changes are discarded. */
  const [exit, setExit] = useState<HTMLElement>();
  const [isLeaving, setLeaving] = useState(false);
  const hasStoredEdits = useRef(areStored);
  hasStoredEdits.current = () => isDirty && areStored();

  useLeaveAttempts(isDirty, pathname, setExit);
  useEffect(() => {
    if (!isLeaving || isDirty) return;
    // If the person stays after all, such as at the logout question, the next attempt asks again.
    setLeaving(false);
    setExit(undefined);
    exit?.click();
  }, [isLeaving, isDirty, exit]);

  // On leaving the page.
  useEffect(
    () => () => {
      if (hasStoredEdits.current()) toast(text.leftUnsaved, 'warning', readingTime);
    },
    [],
  );

  function discardAndLeave() {
    setLeaving(true);
    onDiscard();
  }

  return (
    <ConfirmDialog
      isOpen={exit !== undefined && !isLeaving}
      title={text.leave}
      description={text.leaveHint}
      confirmText={text.confirmLeave}
      cancelText={text.stay}
      danger
      onConfirm={discardAndLeave}
      onCancel={() => setExit(undefined)}
    />
  );
}

/** Stops a press that would leave the page and reports what was pressed. The browser itself asks before the tab closes. */
function useLeaveAttempts(isDirty: boolean, pathname: string, onAttempt: (exit: HTMLElement) => void): void {
  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const pressedElement =
        event.target instanceof Element && event.target.closest<HTMLElement>(leavingSelector);
      if (!pressedElement || opensElsewhere(event, pressedElement)) return;
      if (pressedElement instanceof HTMLAnchorElement && isSamePage(pressedElement.pathname, pathname))
        return;
      event.preventDefault();
      event.stopPropagation();
      onAttempt(pressedElement);
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('click', onClick, { capture: true });
    addEventListener('beforeunload', onClose);
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('beforeunload', onClose);
    };
  }, [isDirty, pathname, onAttempt]);
}

/** The tabs of the settings, such as `/settings/security`, are one page, so only the first part is compared. */
const isSamePage = (path: string, other: string) => path.split('/')[1] === other.split('/')[1];

/** Whether a press opens something in a new tab or window, at another site, or nothing, as the right button does. */
const opensElsewhere = (event: MouseEvent, pressedElement: HTMLElement) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (pressedElement instanceof HTMLAnchorElement &&
    (pressedElement.target === '_blank' || pressedElement.origin !== location.origin));
