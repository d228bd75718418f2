import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { makePageInert } from '../focus/page-inert';

type Props = Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus' | 'onPointerDownOutside'> & {
  isOpen?: boolean;
  onClose: () => void;
  /** Gets the focus afterwards if the previously focused element is gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** The classes of the backdrop, if it does not cover the page by itself. */
  veil?: string;
};

/**
 * The previously focused elements of the open windows, in order. An element inside another window disappears with that
 * window, so a window that closes hands on the element that had the focus before it.
 */
const openers: RefObject<Element | null>[] = [];

/**
 * A modal layer over the page, which is inert meanwhile. It holds one `Radix.Title`. The previously focused element
 * gets the focus back here, because the window is opened by state and not by a Radix trigger.
 *
 * The backdrop is our own: that of Radix locks scrolling by a style element, which the content security policy refuses.
 * base.css locks the page while a backdrop is shown (`data-locks-scroll`). A backdrop that scrolls has to turn pointer
 * events on, which Radix turns off for everything but the content.
 */
export function Window({ isOpen = true, onClose, returnTo, veil, onOpenAutoFocus, ...contentProps }: Props) {
  const opener = useRef<Element | null>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? makePageInert() : undefined), [isOpen]);
  const content = (
    <Radix.Content
      {...(veil === undefined && { 'data-locks-scroll': '' })}
      {...contentProps}
      onPointerDownOutside={(event) => {
        // A press on the scroll bar does not close the window.
        const { clientX } = event.detail.originalEvent;
        if (backdrop.current && clientX >= backdrop.current.clientWidth) event.preventDefault();
      }}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement;
        openers.push(opener);
        onOpenAutoFocus?.(event);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const index = openers.indexOf(opener);
        openers.splice(index, 1);
        // The window that was opened over this one, and stays.
        const successor = openers[index];
        if (successor) successor.current = returnTo?.current ?? opener.current;
        else if (returnTo?.current) returnTo.current.focus({ preventScroll: true });
        else if (opener.current instanceof HTMLElement) opener.current.focus();
      }}
    />
  );
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {veil === undefined ? (
          content
        ) : (
          <div ref={backdrop} data-locks-scroll={hasScrollBar() ? 'with-bar' : ''} className={veil}>
            {content}
          </div>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}

const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;
