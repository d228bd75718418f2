import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { silencePage } from './silence-page';

type Props = Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus' | 'onPointerDownOutside'> & {
  isOpen?: boolean;
  onClose: () => void;
  /** Where the focus goes afterwards, if whoever had it before is gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** The classes of the ground around it, where it does not cover the page by itself. */
  veil?: string;
};

/**
 * Of the windows that are open, in their order. Whoever opened one from within another is gone with that one: what goes
 * first hands on who had the focus before.
 */
const openers: RefObject<Element | null>[] = [];

/**
 * What stands over the page, which cannot be reached meanwhile. It holds one `Radix.Title`. Whoever had the focus gets
 * it back: it is opened by state, not by a trigger of Radix's.
 *
 * Radix's own overlay locks scrolling by writing a style element, which the content security policy refuses. The veil
 * is therefore ours, and base.css locks the page while one is shown. A veil that scrolls can be touched by the pointer,
 * which Radix keeps from everything but the content.
 */
export function Window({ isOpen = true, onClose, returnTo, veil, onOpenAutoFocus, ...rest }: Props) {
  const opener = useRef<Element | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? silencePage() : undefined), [isOpen]);
  const content = (
    <Radix.Content
      {...(veil === undefined && { 'data-locks-scroll': '' })}
      {...rest}
      onPointerDownOutside={(event) => {
        // On its scroll bar: whoever moves it reads on.
        const { clientX } = event.detail.originalEvent;
        if (ground.current && clientX >= ground.current.clientWidth) event.preventDefault();
      }}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement;
        openers.push(opener);
        onOpenAutoFocus?.(event);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const place = openers.indexOf(opener);
        openers.splice(place, 1);
        const successor = openers[place];
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
          <div ref={ground} data-locks-scroll={hasScrollBar() ? 'with-bar' : ''} className={veil}>
            {content}
          </div>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}

const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;
